/**
 * `npm run platform:update -- --from CLONE --tag TAG [--write] [--helm PATH]`: brings the data from the documented
 * release to another one, and writes to platform-update.md what is left to a person. Without `--write`, only the report.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {loadNames, loadRelease} from '../loadPlatform';
import {readClaims} from './claims';
import {openTag} from './clone';
import {agree} from './compareFacts';
import {formatValue, type Facts, type FactValue} from './facts';
import {formatPlace} from './places';
import {planUpdate} from './planUpdate';
import {readHere} from './readHere';
import {readUpstream} from './readUpstream';
import {putDescribed, readRendered} from './renderCharts';
import {writeReport} from './report';
import {runCommand} from './runCommand';
import {buildFiles, renewClaim, writeFiles} from './writePlan';

const USAGE = 'npm run platform:update -- --from CLONE --tag TAG [--write] [--helm PATH]';
const REPORT = 'platform-update.md';
/** Files that say nothing to readers: tests, and what only the platform's own build needs. */
const NOISE =
  /(?:^|\/)(?:__\w+__|package(?:-lock)?\.json|go\.(?:mod|sum)|README[\w.-]*\.md)(?:\/|$)|\.license$|^(?:documentation|tests|\.github)\/|[._]test\.\w+$/;

runCommand(async () => {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      tag: {type: 'string'},
      write: {type: 'boolean'},
      helm: {type: 'string'},
    },
  });
  if (values.from === undefined || values.tag === undefined) throw new Error(`Usage: ${USAGE}`);
  const documented = `v${loadRelease().version}`;
  const [oldTag, nextTag] = [openTag(values.from, documented), openTag(values.from, values.tag)];
  const {importers} = loadNames();
  const [old, next] = [new Map(readUpstream(oldTag, importers)), new Map(readUpstream(nextTag, importers))];
  const here = readHere('.');
  if (values.helm !== undefined) {
    putDescribed(here);
    const isListed = (facts: Facts, chart: string, key: FactValue) =>
      ['values', 'reads'].some((group) => facts.has(`${chart}/${group}/${formatValue(key)}`));
    for (const [fact, value] of await readRendered(nextTag, values.helm, here.charts)) {
      const chart = fact.split('/').slice(0, 2).join('/');
      const isGone = (key: FactValue) => isListed(old, chart, key) && !isListed(next, chart, key);
      const rendered = Array.isArray(value) ? value.filter((key) => !isGone(key)) : value;
      const said = here.facts.get(fact);
      if (said !== undefined) old.set(fact, agree(fact, said, rendered) ? rendered : said);
      next.set(fact, rendered);
    }
  }
  const plan = planUpdate(here, old, next);
  const written = buildFiles('.', nextTag.version, plan.write, next, here, nextTag.findFirstRelease);
  const claims = readClaims('.', nextTag);
  for (const {file, changed} of claims)
    if (changed.length === 0) renewClaim('.', file, nextTag.version, written.files);
  const linked = [...here.places].filter(([name]) => name.startsWith('links/'));
  const changed = nextTag.listChanged(documented);
  const read = new Set([...oldTag.seen, ...nextTag.seen]);
  const report = writeReport('.', `Update from ${documented} to ${nextTag.name}`, plan, written, old, here, {
    claims: claims.flatMap(({file, release, changed}) =>
      changed.length === 0 ? [] : [`- ${file}: checked in ${release}; since then: ${changed.join(', ')}`],
    ),
    links: linked.flatMap(([name, place]) => {
      const path = name.slice('links/'.length);
      const fate = nextTag.has(path) ? changed.includes(path) && 'has changed' : 'is gone';
      return fate === false ? [] : [`- ${formatPlace('.', place)}: ${path} ${fate}`];
    }),
    unread: changed.filter((path) => !read.has(path) && !NOISE.test(path)).map((path) => `- ${path}`),
  });
  if (values.write) await writeFiles('.', written.files);
  writeFileSync(REPORT, report);
  console.log(
    `${written.done.length} changes ${values.write ? 'written' : 'found'}; ${REPORT} has what is left to you.`,
  );
});
