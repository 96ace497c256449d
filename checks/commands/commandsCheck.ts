import {loadCharts, type Charts} from '../charts/loadCharts';
import type {Check} from '../check';
import {checkExample, type ExampleKnowledge} from '../examples/examplesCheck';
import {loadSchemas} from '../examples/loadSchemas';
import type {Fault} from '../fault';
import type {CodeBlock, Page} from '../pages/parsePage';
import {checkHelm} from './checkHelm';
import {checkKubectl} from './checkKubectl';
import {checkScbctl} from './checkScbctl';
import {loadForeignCharts, loadTool, type Kubectl, type Tool} from './loadTools';
import {parseShell, type HereDocument, type ShellCommand} from './parseShell';

const SHELL_LANGUAGES = new Set(['bash', 'sh', 'shell', 'zsh']);
/** Posts show commands of their date: charts came from a server with this alias before release 4.6.0. */
const HISTORICAL_ALIAS = 'secureCodeBox/';

/** What commands are checked against. */
export interface CommandKnowledge extends ExampleKnowledge {
  helm: Tool;
  kubectl: Kubectl;
  scbctl: Tool;
  foreignCharts: readonly string[];
}

/** Checks YAML that a command reads from a here-document. */
function checkInput(
  input: HereDocument,
  meta: Map<string, string>,
  page: Page,
  block: CodeBlock,
  knowledge: CommandKnowledge,
): Fault[] {
  return checkExample(
    {lang: 'yaml', meta, value: input.text, line: block.line + input.line - 1},
    page.file,
    knowledge,
  );
}

function checkCommand(
  command: ShellCommand,
  page: Page,
  block: CodeBlock,
  knowledge: CommandKnowledge,
): Fault[] {
  const at = (messages: string[]): Fault[] =>
    messages.map((message) => ({file: page.file, line: block.line + command.line - 1, message}));
  switch (command.name) {
    case 'helm': {
      const {faults, chart} = checkHelm(command, {
        tool: knowledge.helm,
        charts: knowledge.charts,
        foreignCharts: knowledge.foreignCharts,
        historicalAlias: page.kind === 'post' ? HISTORICAL_ALIAS : undefined,
      });
      const meta = new Map(chart ? [['values', chart.chart]] : []);
      return [
        ...at(faults),
        ...(command.input ? checkInput(command.input, meta, page, block, knowledge) : []),
      ];
    }
    case 'kubectl':
      return [
        ...at(checkKubectl(command, knowledge.kubectl)),
        ...(command.input ? checkInput(command.input, new Map(), page, block, knowledge) : []),
      ];
    case 'scbctl':
      return at(checkScbctl(command, knowledge.scbctl));
    case '$':
      return at([
        'leave out the prompt "$": readers paste the whole line. Output belongs into a block of language text.',
      ]);
    default:
      return [];
  }
}

/** Lists what is wrong with a block of shell commands. Nothing is run. */
export async function checkCommands(
  page: Page,
  block: CodeBlock,
  knowledge: CommandKnowledge,
): Promise<Fault[]> {
  const parsed = await parseShell(block.value);
  if (!parsed.ok) {
    return [
      {
        file: page.file,
        line: block.line + parsed.line - 1,
        message: `a shell refuses this: ${parsed.reason}. If the block shows output, mark it as text.`,
      },
    ];
  }
  const files = parsed.files
    .filter(({path}) => /\.ya?ml$/.test(path))
    .flatMap(({content}) => {
      const chart = block.meta.get('values');
      return checkInput(
        content,
        new Map(chart === undefined ? [] : [['values', chart]]),
        page,
        block,
        knowledge,
      );
    });
  return [...parsed.commands.flatMap((command) => checkCommand(command, page, block, knowledge)), ...files];
}

async function loadKnowledge(charts: Charts): Promise<CommandKnowledge> {
  return {
    charts,
    schemas: await loadSchemas(),
    helm: loadTool('helm'),
    kubectl: loadTool<Kubectl>('kubectl'),
    scbctl: loadTool('scbctl'),
    foreignCharts: loadForeignCharts(),
  };
}

/** Every command of the site parses, and names charts, values, verbs, kinds and flags that exist. */
export const commandsCheck: Check = {
  name: 'commands',
  promise: 'every command parses and names what exists',
  reads: 'sources',
  async run({readPages}) {
    const [{pages}, charts] = await Promise.all([readPages(), loadCharts()]);
    const knowledge = await loadKnowledge(charts);
    const faults: Fault[] = [];
    let count = 0;
    for (const page of pages) {
      for (const block of page.codeBlocks.filter(({lang}) => SHELL_LANGUAGES.has(lang ?? ''))) {
        count += 1;
        faults.push(...(await checkCommands(page, block, knowledge)));
      }
    }
    return {checked: {count, unit: 'command blocks'}, faults};
  },
};
