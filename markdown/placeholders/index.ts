import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {loadCharts, loadRelease} from '../../platform/loadPlatform';
import {fillPagePlaceholders, listPlaceholders, UnknownPlaceholderError} from './fillPlaceholders';
import {formatFault} from '../../text/fault';

/** Remark plugin: replaces the placeholders in a page. See README.md. */
export default function remarkRelease() {
  return (tree: Root, file: VFile): void => {
    try {
      fillPagePlaceholders(tree, listPlaceholders(loadRelease(), loadCharts(), file.data.frontMatter));
    } catch (error) {
      if (!(error instanceof UnknownPlaceholderError)) throw error;
      const {line, message} = error;
      throw new Error(formatFault({file: relative(file.cwd, file.path), line, message}), {cause: error});
    }
  };
}
