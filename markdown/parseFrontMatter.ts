import {parse} from 'yaml';

/** Docusaurus' parser is asynchronous, which would make remark plugins asynchronous. */
const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/;

/**
 * The front matter of a Markdown file; an empty object if it has none.
 *
 * @throws if it is not valid YAML
 */
export function parseFrontMatter(source: string): unknown {
  return parse(FRONT_MATTER.exec(source)?.groups?.yaml ?? '{}');
}
