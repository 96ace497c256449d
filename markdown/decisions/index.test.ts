import {join} from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {findLinks, rowTexts, transformPage} from '../../tests/support/markdownPage';
import remarkDecisions from './index';

const FIXTURES = join(__dirname, 'fixtures');

/** Runs the plugin on a page of the fixtures. */
function transform(site: 'good' | 'bad', page: string, source: string): Root {
  return transformPage(remarkDecisions(), source, {path: join(FIXTURES, site, 'docs/records', page)});
}

describe('remarkDecisions', () => {
  it('lists the records by number, without the template', () => {
    const tree = transform('good', 'index.md', 'Text.\n\n<DecisionTable />\n');
    expect(rowTexts(tree)).toEqual([
      ['No.', 'Decision', 'Status', 'Date', 'Replaces'],
      ['0001', 'Use Gatsby', 'accepted, replaced by 0004', '2019-08-21', ''],
      ['0002', 'Run hooks after a scan', 'draft, replaced by 0004', '2020-05-20', ''],
      ['0004', 'Use Docusaurus', 'accepted', '2020-09-29', '0001 and 0002'],
    ]);
    expect(findLinks(tree)).toContain('/docs/records/adr_0004');
  });

  it.each([
    [
      'adr_0001.md',
      'Accepted on 21 August 2019. Replaced by ADR-0004: Use Docusaurus.',
      ['/docs/records/adr_0004'],
    ],
    [
      'adr_0002.md',
      'Draft of 20 May 2020 (written down afterwards). Replaced by ADR-0004: Use Docusaurus.',
      ['/docs/records/adr_0004'],
    ],
    [
      'adr_0004.md',
      'Accepted on 29 September 2020. Replaces ADR-0001: Use Gatsby and ADR-0002: Run hooks after a scan.',
      ['/docs/records/adr_0001', '/docs/records/adr_0002'],
    ],
  ])('shows the status of %s', (page, expected, links) => {
    const tree = transform('good', page, '<DecisionStatus />');
    expect(toString(tree)).toBe(expected);
    expect(findLinks(tree)).toEqual(links);
  });

  it('leaves other elements alone', () => {
    const tree = transform('good', 'index.md', '<FieldTable of="Scan" />');
    expect(tree.children[0]).toMatchObject({type: 'mdxJsxFlowElement', name: 'FieldTable'});
  });

  it('refuses a status on a page that is not a record', () => {
    expect(() => transform('good', 'index.md', '<DecisionStatus />')).toThrow(
      'markdown/decisions/fixtures/good/docs/records/index.md:1: <DecisionStatus> belongs on a decision record, adr_<number>.md.',
    );
  });

  it('names file, line, field and reason of everything that is wrong', () => {
    const folder = 'markdown/decisions/fixtures/bad/docs/records';
    expect(() => transform('bad', 'index.md', '<DecisionTable />')).toThrow(
      [
        `${folder}/index.md:1: <DecisionTable> finds mistakes in the records:`,
        `${folder}/adr_0001.md:4: decision.status must be one of accepted, rejected, deprecated, draft, open, got "acepted". Did you mean "accepted"?`,
        `${folder}/adr_0002.md:5: decision.date is wrong: "decision.date" must be in ISO 8601 date format.`,
        `${folder}/adr_0003.md:2: the title has the number 0004, the file 0003. Write "ADR-0003: …".`,
        `${folder}/adr_0003.md:6: decision.replaces names adr_0003, which is no older record of this folder.`,
        `${folder}/adr_0003.md:6: decision.replaces names adr_0009, which is no older record of this folder.`,
        `${folder}/adr_0005.md:2: title must begin with the number, such as "ADR-0001: ", got "Run hooks".`,
        `${folder}/adr_0005.md:6: decision.note must not end with a full stop, got "Ends with a stop.".`,
      ].join('\n'),
    );
  });
});
