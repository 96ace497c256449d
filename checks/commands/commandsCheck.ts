import {loadTool} from '../../platform/loadPlatform';
import {collectScanTypes, type PlatformData} from '../../platform/manifests/platformData';
import type {Tool} from '../../platform/tools';
import {formatFault, type Fault} from '../../text/fault';
import type {Check} from '../check';
import {loadPlatformData} from '../examples/loadPlatformData';
import type {CodeBlock, Page} from '../sources/parsePage';
import {checkHelm} from './checkHelm';
import {checkKubectl} from './checkKubectl';
import {checkScbctl} from './checkScbctl';
import {parseCall} from './parseCall';
import {parseShell, type ShellCommand} from './parseShell';
import {checkProgram, loadPrograms, unwrapCommand} from './programs';
import {
  checkShownText,
  checkValuesFile,
  collectTitledFiles,
  toShownFile,
  findShownFile,
  type ShownFile,
} from './shownFiles';

export interface CommandKnowledge extends PlatformData {
  helm: Tool;
  kubectl: Tool;
  scbctl: Tool;
  skopeo: Tool;
  programs: readonly string[];
  /** ScanTypes that `scbctl scan` may start. */
  scanTypes: readonly string[];
}

interface Place {
  page: Page;
  block: CodeBlock;
  /** Files of the page; those that the block writes are added before its commands are checked. */
  files: ShownFile[];
}

function checkCall(command: ShellCommand, place: Place, knowledge: CommandKnowledge): Fault[] {
  const {page, block, files} = place;
  const line = block.line + command.line - 1;
  const at = (messages: readonly string[]): Fault[] =>
    messages.map((message) => ({file: page.file, line, message}));
  const input = command.input && toShownFile('-', command.input, block);
  const checkInput = (content: Parameters<typeof checkShownText>[1]) =>
    input ? checkShownText(input, content, page, knowledge) : [];
  switch (command.name) {
    case 'helm': {
      const {faults, chart, valuesFiles} = checkHelm(command, page, knowledge);
      if (!chart) return [...at(faults), ...checkInput('unknown')];
      const shown = valuesFiles.flatMap((path) => findShownFile(files, path, line) ?? []);
      return [
        ...at(faults),
        ...shown.flatMap((file) => checkValuesFile(file, chart.chart, page, knowledge)),
        ...checkInput({values: chart.chart}),
      ];
    }
    case 'kubectl':
      return [...at(checkKubectl(command, knowledge.kubectl, knowledge.schemas)), ...checkInput('manifest')];
    case 'scbctl':
      return at(checkScbctl(command, knowledge.scbctl, knowledge.scanTypes));
    case 'skopeo':
      return at(parseCall(knowledge.skopeo, command.words).faults);
    default: {
      const unread =
        'nothing checks this here-document. Give it to kubectl or helm, or write it with cat > FILE.';
      return at([...checkProgram(command, knowledge.programs), ...(input ? [unread] : [])]);
    }
  }
}

function checkScript(script: string, place: Place, knowledge: CommandKnowledge): Fault[] {
  const {page, block, files} = place;
  const parsed = parseShell(script);
  if (!parsed.ok) {
    const message = `a shell refuses this: ${parsed.reason}. If the block shows output, mark it as text.`;
    return [{file: page.file, line: block.line + parsed.line - 1, message}];
  }
  const written = parsed.files.map(({path, content}) => toShownFile(path, content, block));
  files.push(...written);
  return [
    ...written.flatMap((file) => checkShownText(file, 'unknown', page, knowledge)),
    ...parsed.commands.flatMap((command) => checkCall(unwrapCommand(command), place, knowledge)),
  ];
}

function isCommandBlock({lang}: CodeBlock): boolean {
  return lang === 'bash';
}

/** Lists what is wrong with the commands of a page. Nothing is run. */
export function checkCommands(page: Page, knowledge: CommandKnowledge): Fault[] {
  const files = collectTitledFiles(page);
  const faults = page.codeBlocks
    .filter(isCommandBlock)
    .flatMap((block) => checkScript(block.value, {page, block, files}, knowledge));
  // A file that several commands read is checked with each of them.
  return [...new Map(faults.map((fault) => [formatFault(fault), fault])).values()];
}

export function loadCommandKnowledge(): CommandKnowledge {
  const platform = loadPlatformData();
  return {
    ...platform,
    helm: loadTool('helm'),
    kubectl: loadTool('kubectl'),
    scbctl: loadTool('scbctl'),
    skopeo: loadTool('skopeo'),
    programs: loadPrograms(),
    scanTypes: collectScanTypes(platform),
  };
}

/** Every command of the site parses, and names programs, charts, values, verbs, kinds and flags that exist. */
export const commandsCheck: Check = {
  name: 'commands',
  promise: 'every command parses and names what exists',
  reads: 'sources',
  async run({readPages}) {
    const {pages} = await readPages();
    const knowledge = loadCommandKnowledge();
    const faults = pages.flatMap((page) => checkCommands(page, knowledge));
    const blocks = pages.flatMap(({codeBlocks}) => codeBlocks.filter(isCommandBlock));
    return {checked: {count: blocks.length, unit: 'command blocks'}, faults};
  },
};
