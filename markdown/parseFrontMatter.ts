import {parse} from 'yaml';

import {splitFrontMatter} from '../text/yamlLines';

/**
 * The front matter of a Markdown file; an empty object if it has none. Docusaurus' parser is asynchronous, which would
 * make remark plugins asynchronous.
 *
 * @throws if it is not valid YAML
 */
export function parseFrontMatter(source: string): unknown {
  return parse(splitFrontMatter(source).yaml) ?? {};
}
