import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {loadImages} from '../../platform/catalogue/loadImages';
import {loadRelease} from '../../platform/loadPlatform';
import {renderCommands, toPartId, FIRST_CHOICE, type Choice} from './client/renderCommands';
import {formatFault} from '../../text/fault';
import {parsePage} from '../../checks/sources/parsePage';
import {checkCommands, loadCommandKnowledge} from '../../checks/commands/commandsCheck';

const knowledge = loadCommandKnowledge();
const images = loadImages();
const {version} = loadRelease();

const ALL: Choice = {
  registry: 'registry.example.com:5000/mirror',
  pullSecret: 'registry-login',
  charts: new Set(images.map(({chart}) => chart)),
  leftOut: new Set(),
};
const PARTS = new Set(
  images.flatMap(({chart, images: ofChart}) =>
    ofChart.flatMap(({onlyWith}) => (onlyWith === undefined ? [] : [toPartId(chart, onlyWith)])),
  ),
);

/** Faults of the commands, checked as if they were on a page of the documentation. */
async function check(choice: Choice, change: (script: string) => string = (script) => script) {
  const {copy, values, install} = renderCommands(images, version, choice);
  const blocks = [copy, values, install].map((script) => `\`\`\`bash\n${change(script)}\n\`\`\`\n`);
  return checkCommands(await parsePage('docs/page.md', blocks.join('\n')), knowledge).map(formatFault);
}

describe('the commands of the chooser of images', () => {
  it('are valid for all charts, and so is every value', async () => {
    expect(ALL.charts.size).toBeGreaterThan(40);
    expect(await check(ALL)).toEqual([]);
  });

  it.each(images.map(({chart}) => chart))(
    'are valid for %s alone, without Secret and optional parts',
    async (chart) => {
      expect(await check({...ALL, pullSecret: '', charts: new Set([chart]), leftOut: PARTS})).toEqual([]);
    },
  );

  it.each([
    ['--all', '--al', /skopeo copy: "--al" is no flag/],
    ['helm pull', 'helm pul', /helm: "pul" is no command/],
    ['helm/nmap', 'helm/nmpa', /there is no chart "nmpa"/],
    ['\nlurker:', '\nlurkr:', /the chart "operator" has no value "lurkr/],
    ['telemetryEnabled: false', 'telemetryEnabled: "no"', /telemetryEnabled/],
    ['name: "registry-login"', 'nam: "registry-login"', /imagePullSecrets/],
  ])('are really checked: %s', async (right, wrong, fault) => {
    const charts = new Set(['operator', 'nmap']);
    const faults = await check({...ALL, charts}, (script) => script.replace(right, wrong));
    expect(faults.length).toBeGreaterThan(0);
    for (const text of faults) expect(text).toMatch(fault);
  });
});

describe('the page with the chooser', () => {
  const file = 'docs/operations/closed-networks.md';
  const source = readFileSync(file, 'utf8');

  it('shows the commands of the first choice to readers without scripts', async () => {
    const {codeBlocks} = await parsePage(file, source);
    const {copy, values, install} = renderCommands(images, version, FIRST_CHOICE);
    const blocks = codeBlocks.map(({value}) => value);
    expect(blocks.slice(blocks.indexOf(copy)).slice(0, 3)).toEqual([copy, values, install]);
  });

  it('says of every scanner what it loads', () => {
    const [, section = ''] = source.split('{#data-at-run-time}\n');
    const [text = ''] = section.split('\n## ');
    const missing = images
      .filter(({group}) => group === 'Scanners')
      .filter(({chart}) => !text.includes(`/scanners/${chart}.md`) && !text.toLowerCase().includes(chart));
    expect(missing.map(({chart}) => chart)).toEqual([]);
  });
});
