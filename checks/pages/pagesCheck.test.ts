// cspell:ignore brainfuck lable nmpa tipp waring ymal -- misspelt in the fixtures
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {formatFault, sortFaults} from '../../text/fault';
import {readPages} from '../sources/readPages';
import {collectEarlyFaults, pagesCheck} from './pagesCheck';

const FIXTURES = join(__dirname, 'fixtures');

async function checkSite(name: string): Promise<{count: number; messages: string[]}> {
  const siteDir = join(FIXTURES, name);
  const {checked, faults} = await pagesCheck.run({siteDir, readPages: () => readPages(siteDir)});
  return {count: checked.count, messages: sortFaults(faults).map(formatFault)};
}

/** The end of messages about sources on other hosts. */
const LOADED =
  ' from another host, which learns who reads the page. Save the file next to the page or in static/, and write its path.';

/** In the order in which they are printed. */
const FAULTS: readonly string[] = [
  'blog/2024-01-02-no-tags.md: tags is missing. Add "tags: …" to the front matter; readers find related posts by it.',
  'blog/2024-01-04-no-marker.md: the marker {/* truncate */} is missing. Put it after the first paragraph: lists show what is above it.',
  'docs/architecture/architecture_decisions/adr_0002.md: the section "Decision" is missing. Add "## Decision" after "Context".',
  'docs/architecture/architecture_decisions/adr_0002.md:8: the section "Status" lacks what is made from data. Add <DecisionStatus /> on a line of its own.',
  'docs/front-matter/description-missing.md: description is missing. Add "description: …" of 60 to 160 characters to the front matter; search results and link previews show it.',
  'docs/front-matter/description-short.md:3: description has 10 characters. Write 60 to 160.',
  'docs/front-matter/field-misspelt.md:4: the front matter field "sidebar_lable" is not known here. Write "sidebar_label".',
  'docs/front-matter/field-of-other-kind.md:4: the front matter field "integration" is not known here. Remove it, or allow it in checks/pages/rules.yaml.',
  'docs/front-matter/field-unknown.md:4: the front matter field "weight" is not known here. Remove it, or allow it in checks/pages/rules.yaml.',
  'docs/front-matter/not-yaml.md:2: the front matter is not valid YAML: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line',
  'docs/front-matter/title-blank.md: title is missing. Add "title: …" to the front matter; it becomes the heading of the page.',
  'docs/front-matter/title-taken.md:2: title is that of blog/2024-01-04-no-marker.md, too: "fixture 2024 01 04 No Marker". Name in one of them what only that page has; the sidebar keeps its words with sidebar_label.',
  'docs/hooks/no-chart-values.md: the section "Chart values" is missing. Add "## Chart values" after "Check that it works".',
  'docs/scanners/approval-incomplete.md:36: the section "For your approval" lacks the subsection "What a scan does". Add "### What a scan does".',
  'docs/scanners/approval-order.md:36: the subsections of "For your approval" are not in the order of pages like this one. Write them as "At a glance", "What a scan does".',
  'docs/scanners/empty-section.md:8: the section "Install" is empty. Write it, or remove its heading.',
  'docs/scanners/empty-section.md:28: the section "Pitfalls" is empty. Write it, or remove its heading.',
  'docs/scanners/no-facts.md:32: the section "For your approval" lacks what is made from data. Add <AtAGlance /> on a line of its own.',
  'docs/scanners/no-integration.md: integration is missing. Add "integration: …" to the front matter; the catalogue is made of it, see markdown/catalogue/README.md.',
  'docs/scanners/no-pitfalls.md: the section "Pitfalls" is missing. Add "## Pitfalls" after "Options".',
  'docs/scanners/no-sections.md: the section "Chart values" is missing. Add "## Chart values" after "For your approval".',
  'docs/scanners/no-sections.md: the section "Findings and severities" is missing. Add "## Findings and severities" after "First scan".',
  'docs/scanners/no-sections.md: the section "First scan" is missing. Add "## First scan" after "Install".',
  'docs/scanners/no-sections.md: the section "For your approval" is missing. Add "## For your approval" after "Pitfalls".',
  'docs/scanners/no-sections.md: the section "Install" is missing. Add "## Install" as the first section.',
  'docs/scanners/no-sections.md: the section "Next steps" is missing. Add "## Next steps" after "What the chart installs".',
  'docs/scanners/no-sections.md: the section "Options" is missing. Add "## Options" after "Recipes".',
  'docs/scanners/no-sections.md: the section "Pitfalls" is missing. Add "## Pitfalls" after "Options".',
  'docs/scanners/no-sections.md: the section "Recipes" is missing. Add "## Recipes" after "Findings and severities".',
  'docs/scanners/no-sections.md: the section "What the chart installs" is missing. Add "## What the chart installs" after "Chart values".',
  'docs/scanners/no-table.md:42: the section "Chart values" lacks what is made from data. Add <ChartValues chart="nmap" /> on a line of its own.',
  'docs/scanners/other-scan-types.md:4: integration.scanTypes holds "zap-baseline-scan", which the chart "zap-advanced" does not install.',
  'docs/scanners/other-scan-types.md:4: integration.scanTypes lacks zap-advanced-scan, which the chart installs. Add it.',
  'docs/scanners/rules-too-late.md:28: the sections are not in the order of pages like this one. Write them as "Install", "First scan", "Findings and severities", "Recipes", "Options", "Cascading rules", "Pitfalls", "For your approval", "Chart values", "What the chart installs", "Next steps".',
  'docs/scanners/table-of-other-chart.md:30: the section "Cascading rules" shows the chart "nikto", but the page is about "nmap". Write <CascadingRules chart="nmap" />.',
  'docs/scanners/table-of-other-chart.md:48: the section "Chart values" shows the chart "nikto", but the page is about "nmap". Write <ChartValues chart="nmap" />.',
  'docs/scanners/too-long.md: the page has 1555 words; 1500 are the most on pages like this one. Shorten it, or link to what other pages say.',
  'docs/scanners/too-much.md:24: the section "Options" has 13 entries; 12 are the most on pages like this one. Move the others to the step that they belong to, or into a fold.',
  'docs/scanners/too-much.md:42: the section "Pitfalls" has 6 entries; 5 are the most on pages like this one. Move the others to the step that they belong to, or into a fold.',
  'docs/scanners/unknown-chart.md:4: integration.chart is "nmpa", which platform/charts does not list. Did you mean "nmap"?',
  'docs/scanners/unknown-chart.md:4: integration.scanTypes holds "nmpa", which no chart installs. Did you mean "nmap"?',
  'docs/scanners/wrong-case.md:50: the section "Next Steps" is called "Next steps" on pages like this one. Write "## Next steps".',
  'docs/scanners/wrong-order.md:8: the sections are not in the order of pages like this one. Write them as "Install", "First scan", "Findings and severities", "Recipes", "Options", "Pitfalls", "For your approval", "Chart values", "What the chart installs", "Next steps".',
  `docs/sources/elements.mdx:6: the image loads https://other.org/clusters.png${LOADED}`,
  `docs/sources/elements.mdx:8: the image loads data:image/png;base64,AAAA${LOADED}`,
  `docs/sources/elements.mdx:10: <img> loads //other.org/a.png${LOADED}`,
  `docs/sources/elements.mdx:12: <video> loads HTTPS://other.org/a.mp4${LOADED}`,
  `docs/sources/elements.mdx:14: <Card> loads https://other.org/a.png${LOADED}`,
  'docs/sources/elements.mdx:16: <script> has no place on a page. Write a component in src/components instead.',
  'docs/sources/elements.mdx:18: <iframe> has no place on a page. Link to the page instead.',
  'docs/sources/schemes.mdx:6: the link has the scheme "javascript:" and leads to no page. Link to a page, a file or an https URL.',
  'docs/sources/schemes.mdx:8: the link has the scheme "data:" and leads to no page. Link to a page, a file or an https URL.',
  'docs/sources/schemes.mdx:10: the link has the scheme "vbscript:" and leads to no page. Link to a page, a file or an https URL.',
  'docs/structure/admonition.md:6: the admonition ":::waring" is not known. Did you mean ":::warning"?',
  'docs/structure/admonition.md:10: the admonition ":::tipp" is not known. Did you mean ":::tip"?',
  'docs/structure/fence-mark.md:6: the code block has the unknown mark "value". Did you mean "values"?',
  'docs/structure/id-form.md:6: the heading id "Install It" is not well-formed. Use lower-case letters, digits and hyphens, such as {#chart-values}.',
  'docs/structure/id-form.md:8: the id of the heading "Values {#values} of the chart" is not read as one. End the line with {#id}.',
  'docs/structure/id-form.md:12: the heading id "same" is taken by line 10. Choose another one.',
  'docs/structure/image-words.md:6: the text alternative "image" does not say what the image shows. Describe it.',
  'docs/structure/image-words.md:8: the text alternative "picture-of-cluster.svg" does not say what the image shows. Describe it.',
  'docs/structure/image-words.md:10: the text alternative "Logo" does not say what the image shows. Describe it.',
  'docs/structure/import.md:6: the page uses tools/gone/client, which does not exist. Correct the path, or remove the import and its element.',
  'docs/structure/link-words.md:6: the link [https://example.org](…) shows its URL. Say in words where it leads.',
  'docs/structure/open-brace.md:6: the text is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  'docs/structure/raw-heading.md:6: the heading <h1> is written in HTML. Write it in Markdown, such as "## Title".',
  'docs/structure/raw-heading.md:10: the heading <h5> is written in HTML. Write it in Markdown, such as "## Small".',
  'docs/structure/table-heading.md:8: a column of the table has no heading. Name what it holds, such as "Property".',
];

describe('the page check', () => {
  it('finds nothing wrong with good pages of every kind', async () => {
    expect(await checkSite('good')).toEqual({count: 10, messages: []});
  });

  it('has one message per fault for every bad page', async () => {
    const {count, messages} = await checkSite('bad');
    expect(messages).toEqual(FAULTS);
    expect(count).toBe(new Set(FAULTS.map((fault) => fault.split(':')[0])).size);
  });
});

it('the part with which a build starts finds the same faults of front matter and imports, and no others', async () => {
  expect(await collectEarlyFaults(join(FIXTURES, 'good'))).toEqual([]);
  const messages = (await collectEarlyFaults(join(FIXTURES, 'bad'))).map(formatFault);
  expect((await checkSite('bad')).messages).toEqual(expect.arrayContaining(messages));
  expect(messages).toHaveLength(11);
});
