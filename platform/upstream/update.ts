/**
 * `npm run platform:update -- --from CLONE --tag TAG [--write]`: brings the data from the documented release to another
 * one, and writes to platform-update.md what is left to a person. Without `--write`, only the report is written.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {readText} from '../../text/readText';
import {loadRelease} from '../loadPlatform';
import {findFirstRelease, listChanged, openTag, type Tag} from './clone';
import type {Facts} from './facts';
import {planUpdate} from './planUpdate';
import {listChangedSources, readClaims, renewClaim} from './claims';
import {readHere} from './readHere';
import {readLines, writeReport} from './report';
import {readUpstream} from './readUpstream';
import {buildFiles, writeFiles} from './writePlan';

const USAGE = 'npm run platform:update -- --from CLONE --tag TAG [--write]';
const REPORT = 'platform-update.md';
/** Files without facts, even for a person: tests, and what only the platform's own build needs. */
const NOISE =
  /(?:^|\/)(?:__snapshot__|__snapshots__|__testFiles__|package(?:-lock)?\.json|go\.(?:mod|sum)|README\.[\w.-]*md|README\.md)|\.license$|^documentation\/|^tests\/|_test\.\w+$|\.test\.\w+$|^\.github\//;

function findBrokenLinks(facts: Facts, tag: Tag): string[] {
  return [...facts].flatMap(([name, {file, line = 1}]) => {
    const path = name.slice('links/'.length);
    return name.startsWith('links/') && !tag.has(path) ? [`- ${file}:${line}: ${path}`] : [];
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {from: {type: 'string'}, tag: {type: 'string'}, write: {type: 'boolean'}},
  });
  const {from: clone, tag} = values;
  if (clone === undefined || tag === undefined) throw new Error(`Usage: ${USAGE}`);
  const documented = `v${loadRelease().version}`;
  const [oldTag, nextTag] = [openTag(clone, documented), openTag(clone, tag)];
  const [old, next] = [readUpstream(oldTag), readUpstream(nextTag)];
  const here = readHere('.');
  const plan = planUpdate(here, old, next);
  const findRelease = (path: string) => findFirstRelease(clone, nextTag, path);
  const written = await buildFiles(
    {root: '.', version: nextTag.version, findRelease},
    plan.write,
    next,
    here.facts,
  );
  const claims = readClaims('.').map((claim) => [claim, listChangedSources(clone, claim, nextTag)] as const);
  const outdated = claims.filter(([, changed]) => changed.length > 0);
  const renewed = claims.filter(
    ([{release}, changed]) => changed.length === 0 && release !== nextTag.version,
  );
  for (const [{file}] of renewed) {
    written.files.set(file, renewClaim(written.files.get(file) ?? readText(file), nextTag.version));
  }
  const sources = new Set([...old.values(), ...next.values()].map(({file}) => file));
  const report = writeReport({
    from: documented,
    to: tag,
    plan,
    written,
    old,
    facts: here.facts,
    lines: readLines('.'),
    claims: outdated.map(
      ([{file, line, release}, changed]) =>
        `- ${file}:${line}: checked in ${release}; since then: ${changed.join(', ')}`,
    ),
    links: findBrokenLinks(here.facts, nextTag),
    unread: listChanged(clone, documented, tag).filter((path) => !sources.has(path) && !NOISE.test(path)),
  });
  if (values.write) writeFiles('.', written.files);
  writeFileSync(REPORT, report);
  console.log(
    `${written.done.length} changes ${values.write ? 'written' : 'found'}; ${REPORT} has what is left to you.`,
  );
}

main().catch((error: unknown) => {
  // Anything else is a mistake of this program.
  if (!(error instanceof Error) || error.constructor !== Error) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
