/**
 * `npm run platform:verify -- --from CLONE [--tag TAG] [--helm PATH]`: compares what this repository says about the
 * platform with a tag of it. Prints one line per difference, and ends with status 1 if there is one.
 */
import {parseArgs} from 'node:util';

import {loadNames, loadRelease} from '../loadPlatform';
import {readClaims} from './claims';
import {openTag, type Tag} from './clone';
import {compareFacts, formatDifference, type Difference} from './compareFacts';
import {applyExceptions, EXCEPTIONS, readExceptions} from './exceptions';
import {formatPlace} from './places';
import {readHere, type Here} from './readHere';
import {putDescribed, readRendered} from './renderCharts';
import {readUpstream} from './readUpstream';
import {runCommand} from './runCommand';

const USAGE = 'npm run platform:verify -- --from CLONE [--tag TAG] [--helm PATH]';

/** The paths that links of pages name and that a tag has. */
function readLinked({facts}: Here, tag: Tag): [string, true][] {
  return [...facts.keys()].flatMap((name) =>
    name.startsWith('links/') && tag.has(name.slice('links/'.length)) ? [[name, true] as const] : [],
  );
}

/** Pages whose sources have changed since they were checked. */
function findOutdatedClaims(root: string, tag: Tag): Difference[] {
  return readClaims(root, tag)
    .filter(({changed}) => changed.length > 0)
    .map(({file, release, changed}) => ({
      fact: 'checked',
      place: {file, steps: ['checked']},
      here: release,
      there: `changed since: ${changed.join(', ')}`,
    }));
}

runCommand(async () => {
  const start = performance.now();
  const {values} = parseArgs({
    options: {from: {type: 'string'}, tag: {type: 'string'}, helm: {type: 'string'}},
  });
  if (values.from === undefined) throw new Error(`Usage: ${USAGE}`);
  const tag = openTag(values.from, values.tag ?? `v${loadRelease().version}`);
  const here = readHere('.');
  const there = new Map([...readUpstream(tag, loadNames().importers), ...readLinked(here, tag)]);
  if (values.helm !== undefined) {
    putDescribed(here);
    for (const [name, value] of await readRendered(tag, values.helm, here.charts)) there.set(name, value);
  }
  const exceptions = readExceptions(EXCEPTIONS).filter(({helm}) => !helm || values.helm !== undefined);
  const differences = [
    ...applyExceptions(compareFacts(here, there), exceptions),
    ...findOutdatedClaims('.', tag),
  ];
  for (const difference of differences) {
    console.log(`${formatPlace('.', difference.place)}: ${formatDifference(difference)}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${here.facts.size} facts compared with ${tag.name}, ${differences.length} differences, ${seconds} s`,
  );
  if (differences.length > 0) process.exitCode = 1;
});
