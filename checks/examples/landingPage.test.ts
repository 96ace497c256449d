import {beforeAll, describe, expect, it} from 'vitest';

import {steps} from '../../src/components/HomeHero/steps';
import {checkCommands, loadCommandKnowledge, type CommandKnowledge} from '../commands/commandsCheck';
import {formatFault} from '../fault';
import {parsePage} from '../pages/parsePage';

let knowledge: CommandKnowledge;

beforeAll(async () => {
  knowledge = await loadCommandKnowledge();
});

/** Checks commands, and the manifests inside them, as if they stood on a page. */
async function checkSteps(commands: readonly string[]): Promise<string[]> {
  const source = commands.map((command) => `\`\`\`bash\n${command}\n\`\`\`\n`).join('\n');
  const page = await parsePage('docs/landing-page.md', source);
  return (await checkCommands(page, knowledge)).map(formatFault);
}

describe('the commands of the landing page', () => {
  it('parse, name charts that exist, and hold a valid manifest', async () => {
    expect(steps).toHaveLength(3);
    expect(await checkSteps(steps.map(({command}) => command))).toEqual([]);
  });

  it.each([
    ['helm/nmap', 'helm/nmpa', /there is no chart "nmpa"/],
    ['--create-namespace', '--create-namespaces', /--create-namespaces/],
    ['scanType:', 'scantype:', /spec\.scantype is no known field/],
  ])('are really checked: %s', async (right, wrong, fault) => {
    const faults = await checkSteps(steps.map(({command}) => command.replace(right, wrong)));
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });
});
