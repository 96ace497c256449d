import {loadCharts, loadRelease} from '../../platform/loadPlatform';
import type {Fault} from '../../text/fault';
import type {Check} from '../check';
import {readPageHeads} from '../sources/readPages';
import {collectCheckedFaults} from './checkedFaults';
import {collectFrontMatterFaults, collectTitleFaults} from './frontMatterFaults';
import {collectEgressFaults} from './egressFaults';
import {collectImportFaults} from './importFaults';
import {collectIntegrationFaults} from './integrationFaults';
import {collectReleaseFaults} from './releaseFaults';
import {readPageRules} from './rules';
import {collectSectionFaults} from './sectionFaults';
import {collectSourceFaults} from './sourceFaults';
import {collectStructureFaults} from './structureFaults';
import {collectTextFaults} from './textFaults';

/**
 * The fast part of the check, with which a build starts: front matter, also such that is not valid YAML, and imports.
 *
 * @param siteDir folder of the site
 */
export async function collectEarlyFaults(siteDir: string): Promise<Fault[]> {
  const rules = readPageRules();
  const {pages, faults} = await readPageHeads(siteDir);
  const pageFaults = pages.flatMap((page) =>
    [...collectFrontMatterFaults(page, rules), ...collectImportFaults(page, siteDir)].map((fault) => ({
      file: page.file,
      ...fault,
    })),
  );
  return [...faults, ...pageFaults];
}

/** Checks the form of every page and post against `rules.yaml`. Pages that cannot be parsed are reported here. */
export const pagesCheck: Check = {
  name: 'pages',
  promise:
    'every page has the front matter, sections and headings of its kind, and loads nothing from elsewhere',
  reads: 'sources',
  async run({siteDir, readPages}) {
    const rules = readPageRules();
    const {pages, faults} = await readPages();
    const charts = loadCharts();
    const release = loadRelease();
    return {
      checked: {count: pages.length + faults.length, unit: 'pages'},
      faults: [
        ...faults,
        ...collectTitleFaults(pages),
        ...pages.flatMap((page) =>
          [
            ...collectFrontMatterFaults(page, rules),
            ...collectImportFaults(page, siteDir),
            ...collectIntegrationFaults(page, charts),
            ...collectEgressFaults(page, charts),
            ...collectSectionFaults(page, rules.kinds[page.kind].sections ?? []),
            ...collectSourceFaults(page),
            ...collectStructureFaults(page, rules),
            ...collectTextFaults(page, rules.emptyTexts),
            ...collectReleaseFaults(page, release),
            ...collectCheckedFaults(page, release),
          ].map((fault) => ({file: page.file, ...fault})),
        ),
      ],
    };
  },
};
