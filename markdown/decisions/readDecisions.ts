import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

import {type Fault, formatFault, sortFaults} from '../../text/fault';
import {readText} from '../../text/readText';
import {findFieldLine, parseFrontMatter} from '../../text/yamlLines';
import {describeFieldError} from '../../text/describeFieldError';
import {type Decision, DECISION_KEYS, frontMatterSchema, TITLE_PREFIX} from './decision';

/** `adr_0000.md` is the template. */
const RECORD_FILE = /^(?<slug>adr_(?!0000)(?<number>\d{4}))\.mdx?$/;

interface Record {
  file: string;
  source: string;
  decision: Decision | undefined;
  faults: Fault[];
}

function readRecord(folder: string, name: string): Record[] {
  const {slug, number} = RECORD_FILE.exec(name)?.groups ?? {};
  if (slug === undefined || number === undefined) return [];
  const path = join(folder, name);
  const file = relative(process.cwd(), path);
  const source = readText(path);
  const result = frontMatterSchema.validate(parseFrontMatter(source));
  const faults = (result.error?.details ?? []).map((detail): Fault => {
    const line = findFieldLine(source, detail.path);
    return {file, ...(line !== undefined && {line}), message: describeFieldError(detail, DECISION_KEYS)};
  });
  if (result.error) return [{file, source, decision: undefined, faults}];
  const titleNumber = TITLE_PREFIX.exec(result.value.title)?.groups?.number;
  if (titleNumber !== number) {
    const line = findFieldLine(source, ['title']) ?? 1;
    const message = `the title has the number ${titleNumber ?? ''}, the file ${number}. Write "ADR-${number}: …".`;
    faults.push({file, line, message});
  }
  const title = result.value.title.replace(TITLE_PREFIX, '');
  return [{file, source, decision: {...result.value.decision, number, slug, title, replacedBy: []}, faults}];
}

/** A record can only replace an older one in the same folder. */
function collectReplaceFaults(records: readonly Record[]): Fault[] {
  const slugs = new Set(records.map(({decision}) => decision?.slug));
  return records.flatMap(({file, source, decision}) =>
    (decision?.replaces ?? [])
      .filter((slug) => !slugs.has(slug) || slug >= (decision?.slug ?? ''))
      .map((slug) => ({
        file,
        line: findFieldLine(source, ['decision', 'replaces']) ?? 1,
        message: `decision.replaces names ${slug}, which is no older record of this folder.`,
      })),
  );
}

/** Reads the records of a folder, in order of their numbers. Throws with all faults of their front matter. */
export function readDecisions(folder: string): Decision[] {
  const records = readdirSync(folder)
    .sort()
    .flatMap((name) => readRecord(folder, name));
  const faults = [...records.flatMap((record) => record.faults), ...collectReplaceFaults(records)];
  if (faults.length > 0)
    throw new Error(['finds mistakes in the records:', ...sortFaults(faults).map(formatFault)].join('\n'));
  const decisions = records.flatMap(({decision}) => decision ?? []);
  for (const {slug, replaces} of decisions) {
    for (const decision of decisions) if (replaces.includes(decision.slug)) decision.replacedBy.push(slug);
  }
  return decisions;
}
