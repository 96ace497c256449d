import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, extname, join, sep} from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {suggest} from '../../text/suggest';

/** Languages of code blocks by file extension or full file name. */
const languages: Partial<Record<string, string>> = {
  '.gotmpl': 'gotemplate',
  '.js': 'javascript',
  '.json': 'json',
  '.sh': 'bash',
  '.tpl': 'gotemplate',
  '.yaml': 'yaml',
  Dockerfile: 'dockerfile',
  Makefile: 'makefile',
};

const ATTRIBUTES = ['path', 'live', 'input', 'env'];

type Attributes = Partial<Record<string, string>>;

function readAttributes({attributes}: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error('takes attributes with plain text only: name="value".');
      }
      if (!ATTRIBUTES.includes(attribute.name)) {
        throw new Error(`has no attribute "${attribute.name}". It takes ${ATTRIBUTES.join(', ')}.`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) => path.split(sep).join('/'));
}

function readFile(folder: string, path: string): string {
  const file = join(folder, path);
  if (statSync(file, {throwIfNoEntry: false})?.isFile()) return readFileSync(file, 'utf8');
  throw new Error(`finds no file "${path}" in ${basename(folder)}/.${suggest(path, listFiles(folder))}`);
}

/**
 * Creates the code block that replaces an element.
 *
 * @param folder absolute path of the folder that the paths are relative to
 * @throws if an attribute is wrong or a file is missing; the message completes a sentence that begins with the place
 */
export function createCodeBlock(node: MdxJsxFlowElement, folder: string): Code {
  const {path, live, input, env} = readAttributes(node);
  if (path === undefined) throw new Error('needs the attribute "path": a file of the worked examples.');
  const lang = languages[extname(path)] ?? languages[basename(path)] ?? 'text';
  const block: Code = {
    type: 'code',
    lang,
    meta: `title="${path}"`,
    value: readFile(folder, path).trimEnd(),
    // Keeps the element's position, for error messages of later plugins.
    ...(node.position && {position: node.position}),
  };
  if (live === undefined) return block;
  // Options of a live block, see plugins/live-code. Multi-line texts do not fit there and become properties.
  block.meta = `live as=${live} ${block.meta ?? ''}`;
  block.data = {
    hProperties: {
      ...(input !== undefined && {input: readFile(folder, input).trimEnd()}),
      ...(env !== undefined && {env}),
    },
  };
  return block;
}
