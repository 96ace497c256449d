import {describe, expect, it} from 'vitest';

// The commands of the landing page are content, although they are in a component.

import {steps} from '../../src/components/HomeHero/steps';
import {formatFault} from '../../text/fault';
import {parsePage} from '../sources/parsePage';
import {checkCommands, loadCommandKnowledge} from './commandsCheck';

const knowledge = loadCommandKnowledge();

/** Checks commands and the manifests in them as if they were on a page outside the documentation. */
async function checkSteps(commands: readonly string[]): Promise<string[]> {
  const source = commands.map((command) => `\`\`\`bash\n${command}\n\`\`\`\n`).join('\n');
  const page = await parsePage('src/landing-page.md', source);
  return checkCommands(page, knowledge).map(formatFault);
}

describe('the commands of the landing page', () => {
  it('parse, name charts that exist, and hold a valid manifest', async () => {
    expect(steps.map(({command}) => /helm .* --version %release\.version%$/s.test(command))).toEqual([
      true,
      false,
    ]);
    expect(await checkSteps(steps.map(({command}) => command))).toEqual([]);
  });

  it.each([
    ['helm/nmap', 'helm/nmpa', /there is no chart "nmpa"/],
    ['--install', '--instal', /--instal/],
    ['scanType:', 'scantype:', /spec\.scantype is no known field/],
  ])('are really checked: %s', async (right, wrong, fault) => {
    const faults = await checkSteps(steps.map(({command}) => command.replace(right, wrong)));
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });
});
