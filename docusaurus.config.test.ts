import {Prism} from 'prism-react-renderer';
import {expect, it} from 'vitest';

import config from './docusaurus.config';

const {additionalLanguages} = config.themeConfig?.prism as {additionalLanguages: string[]};

it.each(['python', 'java', 'rust', 'yaml', 'go', 'bash', 'diff', 'json', 'javascript', 'makefile'])(
  'highlights %s, by the highlighter itself or as an additional language',
  (language) => {
    expect([...Object.keys(Prism.languages), ...additionalLanguages]).toContain(language);
  },
);

it('adds no language that the highlighter has already', () => {
  expect(additionalLanguages.filter((language) => language in Prism.languages)).toEqual([]);
});
