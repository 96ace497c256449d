import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {collectImages, type ChartImages} from '../images';
import {loadCharts, loadRelease} from '../loadPlatform';
import {readText} from '../../text/readText';
import {parseFrontMatter} from '../../text/yamlLines';

const SCANNER_PAGES = join(__dirname, '../../docs/scanners');

/** The parts of the front matter that this needs; markdown/catalogue validates it. */
interface FrontMatter {
  integration?: {chart?: string; appVersion?: string};
}

function readToolVersion(file: string): [chart: string, version: string][] {
  const source = readText(join(SCANNER_PAGES, file));
  const {integration = {}} = parseFrontMatter(source) as FrontMatter;
  const {chart, appVersion} = integration;
  return chart === undefined || appVersion === undefined ? [] : [[chart, appVersion]];
}

/** All images of the documented release. Throws if the page of a scanner does not give the version of its tool. */
export function loadImages(): ChartImages[] {
  const toolVersions = new Map(readdirSync(SCANNER_PAGES).flatMap(readToolVersion));
  return collectImages(loadCharts(), loadRelease().version, toolVersions);
}
