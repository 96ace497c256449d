import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';

import {readText} from '../../text/readText';

export interface PlatformText {
  file: string;
  line: number;
  text: string;
}

const FILES = 'platform/{charts/**/*.yaml,schemas/*.json}';

/** Keys whose value is text for readers, or a list of it. */
const TEXT_KEYS = new Set([
  'description',
  'hosts',
  'meaning',
  'needs',
  'notCovered',
  'objects',
  'x-doc-type',
]);
/** Keys whose value is user data, in which the same names mean something else. */
const DATA_KEYS = new Set(['const', 'default', 'examples']);

/** Collects the texts of one file. JSON is parsed as YAML, because that parser reports lines. */
function collectPlatformTexts(file: string, source: string): PlatformText[] {
  const lines = new LineCounter();
  const texts: PlatformText[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_position, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      if (DATA_KEYS.has(name)) return visit.SKIP;
      if (!TEXT_KEYS.has(name)) return undefined;
      for (const item of isSeq(value) ? value.items : [value]) {
        if (!isScalar(item) || typeof item.value !== 'string' || !item.range) continue;
        texts.push({file, line: lines.linePos(item.range[0]).line, text: item.value});
      }
      return undefined;
    },
  });
  return texts;
}

/** Reads the texts of all charts and schemas below `siteDir`, in the order of the files. */
export async function readPlatformTexts(siteDir: string): Promise<PlatformText[]> {
  const files = (await Globby(FILES, {cwd: siteDir})).sort();
  return files.flatMap((file) => collectPlatformTexts(file, readText(join(siteDir, file))));
}
