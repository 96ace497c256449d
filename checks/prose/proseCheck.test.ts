// cspell:disable -- the messages quote misspelt names
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {formatFault, sortFaults} from '../../text/fault';
import {readPages} from '../sources/readPages';
import {proseCheck} from './proseCheck';

async function checkSite(name: string): Promise<string[]> {
  const siteDir = join(__dirname, 'fixtures', name);
  const {faults} = await proseCheck.run({siteDir, readPages: () => readPages(siteDir)});
  return sortFaults(faults).map(formatFault);
}

const FAULTS: readonly string[] = [
  'blog/2024-01-01-post.md:2: the title "A post About Helm" is not in sentence case. Write "A post about Helm", put code into backticks, or add a name to checks/prose/names.yaml.',
  'blog/2024-01-01-post.md:7: "just" is a filler word. Leave it out, or write "only" or "a moment ago" if you mean that.',
  'docs/catalogue.md:6: "Easily" helps nobody for whom it is not easy. Leave it out.',
  'docs/catalogue.md:9: "Just" is a filler word. Leave it out, or write "only" or "a moment ago" if you mean that.',
  'docs/filler.md:2: "Simply" helps nobody for whom it is not simple. Leave it out.',
  'docs/filler.md:3: "easily" helps nobody for whom it is not easy. Leave it out.',
  'docs/filler.md:3: "just" is a filler word. Leave it out, or write "only" or "a moment ago" if you mean that.',
  'docs/filler.md:7: "in order to" is longer than its meaning. Write "to".',
  'docs/filler.md:7: "just" is a filler word. Leave it out, or write "only" or "a moment ago" if you mean that.',
  'docs/filler.md:7: "simply" helps nobody for whom it is not simple. Leave it out.',
  'docs/filler.md:8: "Of course" helps nobody who did not know. Leave it out.',
  'docs/filler.md:10: "Please note that" says nothing. State the fact; a pitfall belongs below "Pitfalls".',
  'docs/filler.md:12: "obviously" helps nobody to whom it is not obvious. Leave it out, or give the reason.',
  'docs/filler.md:14: "e.g." is not understood by every reader. Write "for example" or "such as".',
  'docs/filler.md:15: "i.e." is not understood by every reader. Write "that is".',
  'docs/filler.md:17: "Click here" does not say where a link leads. Make the name of the target the link.',
  'docs/filler.md:17: "here!" raises its voice. End the sentence with a full stop.',
  'docs/filler.md:18: "cutting-edge" is praise, not a fact. Say what is new.',
  'docs/filler.md:18: "Leverage" is office language. Write "use".',
  'docs/filler.md:18: "powerful" is praise, not a fact. Say what it can do.',
  'docs/filler.md:18: "seamless" is praise, not a fact. Say what works together, and how.',
  'docs/filler.md:18: "tool!" raises its voice. End the sentence with a full stop.',
  'docs/filler.md:22: "will change the way" promises instead of telling. Say what changes for the reader.',
  'docs/filler.md:24: "Easily" helps nobody for whom it is not easy. Leave it out.',
  'docs/filler.md:28: "Just" is a filler word. Leave it out, or write "only" or "a moment ago" if you mean that.',
  'docs/filler.md:30: "easily" helps nobody for whom it is not easy. Leave it out.',
  'docs/filler.md:31: "hence no" leaves out the verb and can be misread. Write a sentence with a verb.',
  'docs/filler.md:33: "least obvious one (sample" opens every sample alike and says nothing about it. Say what this sample shows.',
  'docs/filler.md:33: "log of the hook" names the owner last. Put it first, as in "the hook\'s log" or "the chart version".',
  'docs/filler.md:33: "No source mentions" is about our sources, not about what to do. Write what the reader should do or expect, or leave it out.',
  'docs/filler.md:33: "were to" sounds like minutes of a meeting. Say what was planned or what happens, with a plain verb.',
  'docs/headings.mdx:2: the title "Next Steps" is not in sentence case. Write "Next steps", put code into backticks, or add a name to checks/prose/names.yaml.',
  'docs/headings.mdx:6: the heading "Install The Chart" is not in sentence case. Write "Install the chart", put code into backticks, or add a name to checks/prose/names.yaml.',
  'docs/headings.mdx:8: the heading "values of the chart" is not in sentence case. Write "Values of the chart", put code into backticks, or add a name to checks/prose/names.yaml.',
  'docs/headings.mdx:10: the heading "Use … And More" is not in sentence case. Write "Use … and more", put code into backticks, or add a name to checks/prose/names.yaml.',
  'docs/headings.mdx:12: the heading ""Open Port" In Detail" is not in sentence case. Write ""Open Port" in detail", put code into backticks, or add a name to checks/prose/names.yaml.',
  'docs/names.md:2: write "MinIO", not "minio"; an identifier belongs into backticks.',
  'docs/names.md:6: write "secureCodeBox", not "secure code box".',
  'docs/names.md:6: write "secureCodeBox", not "SecureCodeBox".',
  'docs/names.md:7: write "GitHub", not "Github".',
  'docs/names.md:7: write "Helm", not "helm"; an identifier belongs into backticks.',
  'docs/names.md:7: write "MinIO", not "Minio".',
  'docs/names.md:7: write "webhook", not "WebHook".',
  'docs/names.md:7: write "WhatWeb", not "Whatweb".',
  'docs/names.md:9: "Operator" is no name on its own. Write "operator" or "secureCodeBox operator".',
  'docs/names.md:9: write "Elasticsearch", not "Elastic Search".',
  'docs/names.md:9: write "Kubernetes", not "k8s"; an identifier belongs into backticks.',
  'docs/names.md:11: write "Kubernetes", not "kubernetes"; an identifier belongs into backticks.',
  'docs/names.md:15: write "DefectDojo", not "defectdojo"; an identifier belongs into backticks.',
  'docs/names.md:15: write "ScanType", not "scantype"; an identifier belongs into backticks.',
  'docs/unfinished.md:3: "TBD" marks unfinished text. Write it, or leave it out.',
  'docs/unfinished.md:6: "TODO" marks unfinished text. Write it, or leave it out.',
  'docs/unfinished.md:7: "lorem ipsum" marks unfinished text. Write it, or leave it out.',
  'platform/charts/base/scanner.yaml:4: "i.e." is not understood by every reader. Write "that is".',
  'platform/charts/nmap.yaml:4: "simply" helps nobody for whom it is not simple. Leave it out.',
  'platform/charts/nmap.yaml:8: "e.g." is not understood by every reader. Write "for example" or "such as".',
  'platform/charts/nmap.yaml:11: write "secureCodeBox", not "secure code box".',
  'platform/charts/nmap.yaml:14: "simply" helps nobody for whom it is not simple. Leave it out.',
  'platform/schemas/scan.json:2: "in order to" is longer than its meaning. Write "to".',
  'platform/schemas/scan.json:5: "powerful" is praise, not a fact. Say what it can do.',
  'platform/schemas/scan.json:6: write "Mustache", not "mustache"; an identifier belongs into backticks.',
];

describe('the prose check', () => {
  it('ignores code, URLs, attributes, comments and quoted titles', async () => {
    expect(await checkSite('good')).toEqual([]);
  });

  it('has one message per fault for every bad page and text, with the line of the word', async () => {
    expect(await checkSite('bad')).toEqual(FAULTS);
  });
});
