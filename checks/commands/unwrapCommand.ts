import {suggest} from '../../text/suggest';
import {EXPANSION, type ShellCommand, type Word} from './shellScript';
import type {Programs} from './programs';

/** The tools whose calls are checked in detail. */
export const CHECKED_TOOLS: ReadonlySet<string> = new Set(['helm', 'kubectl', 'scbctl']);

/** A command without what runs it, or a script that stands in one of its words. */
export type Unwrapped = {command: ShellCommand} | {script: string};

/** Index of the word behind a wrapper's own flags and variables. */
function findInner(command: ShellCommand, valueFlags: readonly string[]): number {
  let index = 0;
  for (; index < command.words.length; index += 1) {
    const text = command.words[index]?.text ?? '';
    if (valueFlags.includes(text)) index += 1;
    else if (!text.startsWith('-') && !/^\w+=/.test(text)) break;
  }
  return index;
}

/** `xargs -I NAME`: the text that stands for what xargs reads. */
function findPlaceholder(own: readonly Word[]): string | undefined {
  const index = own.findIndex((word) => word.text.startsWith('-I'));
  if (index < 0) return undefined;
  const text = own[index]?.text ?? '';
  return text.length > 2 ? text.slice(2) : own[index + 1]?.text;
}

/** Marks the words that xargs fills in as unknown: those with the placeholder, or one more at the end. */
function fillIn(words: readonly Word[], placeholder: string | undefined): Word[] {
  if (placeholder === undefined) return [...words, {text: '…', literal: false, known: EXPANSION}];
  return words.map((word) =>
    word.text.includes(placeholder)
      ? {...word, literal: false, known: word.known.replaceAll(placeholder, EXPANSION)}
      : word,
  );
}

/** `sudo helm list` → `helm list`; `watch 'helm list'` and `bash -c 'helm list'` → the script. */
export function unwrapCommand(command: ShellCommand, programs: Programs): Unwrapped {
  const {name, words} = command;
  if (name === 'bash' || name === 'sh') {
    const index = words.findIndex(({text}) => text === '-c');
    const script = index < 0 ? undefined : words[index + 1];
    return script?.literal ? {script: script.text} : {command};
  }
  const wrapper = programs.wrappers.get(name);
  if (!wrapper) return {command};
  const index = findInner(command, wrapper.valueFlags);
  const inner = words[index];
  if (!inner) return {command};
  if (inner.literal && /\s/.test(inner.text)) return {script: inner.text};
  const behind = words.slice(index + 1);
  const inside = wrapper.addsWords ? fillIn(behind, findPlaceholder(words.slice(0, index))) : behind;
  return unwrapCommand({...command, name: inner.text, words: inside}, programs);
}

/** What is wrong with the first word of a command. */
export function checkProgram(
  {name}: ShellCommand,
  programs: Programs,
  functions: readonly string[],
): string[] {
  if (name === '$' || name === '%') {
    return [
      `leave out the prompt "${name}": readers paste the whole line. Output belongs into a block of language text.`,
    ];
  }
  const names = [...programs.names, ...programs.wrappers.keys(), ...CHECKED_TOOLS];
  // Variables, substitutions, and paths of scripts.
  if (/^[$`]/.test(name) || name.includes('/')) return [];
  if (names.includes(name) || functions.includes(name)) return [];
  return [
    `"${name}" is no known program.${suggest(name, names)} Mark output as text, or add the program to checks/commands/programs.yaml.`,
  ];
}
