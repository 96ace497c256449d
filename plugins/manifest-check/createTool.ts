import {join} from 'node:path';

import {readText} from '../../text/readText';
import {collectCheckedCharts} from './createData';

/** What the tool on the page knows before it asks the worker. */
interface ToolData {
  /** URL of the worker. */
  url: string;
  /** The text to begin with. */
  example: string;
  /** Names of the charts whose values can be checked. */
  charts: string[];
}

/** The file that the page shows too. */
const EXAMPLE = 'examples/manifests/scan-with-mistakes.yaml';

/** Collects what the tool needs. `siteDir` is the absolute path of the site, `url` that of the worker. */
export function createTool(siteDir: string, url: string): ToolData {
  return {url, example: readText(join(siteDir, EXAMPLE)), charts: collectCheckedCharts()};
}
