/**
 * `npm run platform:verify -- --from CLONE [--tag TAG] [--helm PATH]`: compares what this repository says about the
 * platform with a tag of it. Prints one line per difference, and ends with status 1 if there is one.
 */
import {parseArgs} from 'node:util';

import {loadCharts, loadRelease} from '../loadPlatform';
import {openTag, type Tag} from './clone';
import {listChangedSources, readClaims} from './claims';
import {compareFacts, formatDifference, type Difference} from './compareFacts';
import {applyExceptions, EXCEPTIONS, readExceptions} from './exceptions';
import type {Fact, Facts} from './facts';
import {readHere} from './readHere';
import {addDescribed, addRendered} from './renderCharts';
import {readUpstream} from './readUpstream';

const USAGE = 'npm run platform:verify -- --from CLONE [--tag TAG] [--helm PATH]';

/** The paths that links of pages name and that a tag has. */
function readLinked(facts: Facts, tag: Tag): Facts {
  const names = [...facts.keys()].filter((name) => name.startsWith('links/'));
  const existing = names.map((name) => name.slice('links/'.length)).filter((path) => tag.has(path));
  return new Map(existing.map((path): [string, Fact] => [`links/${path}`, {value: true, file: path}]));
}

/** All differences between a folder and a tag that are not on purpose. */
export async function findDifferences(root: string, clone: string, tag: Tag, helm?: string) {
  const {facts, needs} = readHere(root);
  const here = new Map(facts);
  const there = new Map([...readUpstream(tag), ...readLinked(facts, tag)]);
  if (helm !== undefined) {
    const charts = loadCharts();
    addDescribed(charts, (name, fact) => here.set(name, fact));
    await addRendered(tag, helm, charts, (name, fact) => there.set(name, fact));
  }
  const found = applyExceptions(
    compareFacts({facts: here, needs}, there),
    readExceptions(EXCEPTIONS),
    helm !== undefined,
  );
  return {differences: [...found, ...findOutdatedClaims(root, clone, tag)], compared: here.size};
}

/** Pages whose sources have changed since they were checked. */
function findOutdatedClaims(root: string, clone: string, tag: Tag): Difference[] {
  return readClaims(root).flatMap((claim) => {
    const changed = listChangedSources(clone, claim, tag);
    if (changed.length === 0) return [];
    const place = `${claim.file}:${claim.line}`;
    return [{fact: 'checked', place, here: claim.release, there: `changed since: ${changed.join(', ')}`}];
  });
}

async function main(): Promise<void> {
  const start = performance.now();
  const {values} = parseArgs({
    options: {from: {type: 'string'}, tag: {type: 'string'}, helm: {type: 'string'}},
  });
  if (values.from === undefined) throw new Error(`Usage: ${USAGE}`);
  const tag = openTag(values.from, values.tag ?? `v${loadRelease().version}`);
  const {differences, compared} = await findDifferences('.', values.from, tag, values.helm);
  for (const difference of differences) console.log(formatDifference(difference));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${compared} facts compared with ${tag.name}, ${differences.length} differences, ${seconds} s`);
  if (differences.length > 0) process.exitCode = 1;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    // Anything else is a mistake of this program.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
}
