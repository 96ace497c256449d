import {readdirSync, statSync} from 'node:fs';
import {basename, extname, join, sep} from 'node:path';
import type {Code} from 'mdast';

import {readText} from '../../text/readText';
import {suggest} from '../../text/suggest';
import {replaceElements, type Attributes} from '../replaceElements';

const languages: Partial<Record<string, string>> = {
  '.gotmpl': 'gotemplate',
  '.js': 'javascript',
  '.json': 'json',
  '.sh': 'bash',
  '.tpl': 'gotemplate',
  '.yaml': 'yaml',
  Dockerfile: 'dockerfile',
  Jenkinsfile: 'groovy',
  Makefile: 'makefile',
};

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) => path.split(sep).join('/'));
}

function readFile(folder: string, path: string): string {
  const file = join(folder, path);
  if (statSync(file, {throwIfNoEntry: false})?.isFile()) return readText(file);
  throw new Error(`finds no file "${path}" in ${basename(folder)}/.${suggest(path, listFiles(folder))}`);
}

function renderFile({path, live, input, env}: Attributes, folder: string): Code {
  if (path === undefined) throw new Error('needs the attribute "path": a file of the worked examples.');
  const lang = languages[extname(path)] ?? languages[basename(path)] ?? 'text';
  const block: Code = {type: 'code', lang, meta: `title="${path}"`, value: readFile(folder, path).trimEnd()};
  if (live === undefined) return block;
  // Options of a live block, see tools/live-code. Multi-line texts do not fit there and become properties.
  block.meta = `live as=${live} ${block.meta ?? ''}`;
  block.data = {
    hProperties: {
      ...(input !== undefined && {input: readFile(folder, input).trimEnd()}),
      ...(env !== undefined && {env}),
    },
  };
  return block;
}

export interface Options {
  folder: string;
}

/**
 * Remark plugin: replaces each `<ExampleFile path="…" />` on a line of its own with a code block that shows the file,
 * so that pages show what the tests run.
 */
export default function remarkExampleFiles({folder}: Options) {
  return replaceElements({
    ExampleFile: {
      attributes: ['path', 'live', 'input', 'env'],
      create: (attributes) => [renderFile(attributes, folder)],
    },
  });
}
