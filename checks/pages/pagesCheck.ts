import {loadCharts, loadRelease} from '../../platform/loadPlatform';
import type {Check} from '../check';
import {collectFrontMatterFaults, collectTitleFaults} from './frontMatterFaults';
import {collectEgressFaults} from './egressFaults';
import {collectIntegrationFaults} from './integrationFaults';
import {collectReleaseFaults} from './releaseFaults';
import {readPageRules} from './rules';
import {collectSectionFaults} from './sectionFaults';
import {collectSourceFaults} from './sourceFaults';
import {collectStructureFaults} from './structureFaults';
import {collectTextFaults} from './textFaults';

/** Checks the form of every page and post against `rules.yaml`. Pages that cannot be parsed are reported here. */
export const pagesCheck: Check = {
  name: 'pages',
  promise:
    'every page has the front matter, sections and headings of its kind, and loads nothing from elsewhere',
  reads: 'sources',
  async run({readPages}) {
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
            ...collectIntegrationFaults(page, charts),
            ...collectEgressFaults(page, charts),
            ...collectSectionFaults(page, rules.kinds[page.kind].sections ?? []),
            ...collectSourceFaults(page),
            ...collectStructureFaults(page, rules),
            ...collectTextFaults(page, rules.emptyTexts),
            ...collectReleaseFaults(page, release),
          ].map((fault) => ({file: page.file, ...fault})),
        ),
      ],
    };
  },
};
