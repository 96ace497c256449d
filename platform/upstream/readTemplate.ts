import {parseDocument} from 'yaml';

import type {Tag} from './clone';

/** One object of a Helm template, read without rendering it. */
export interface TemplateObject {
  kind: string;
  /** With `<value.path>` in place of a chart value, and `…` of any other action. */
  name: string;
  /** Value without which the object is not created. */
  onlyWith?: string;
  /** YAML, with the same replacements. Items of a list that depend on a value are between the items `[` and `]`. */
  text: string;
}

const ACTION = /\{\{-?\s*(?<action>.*?)\s*-?\}\}/g;
const VALUE = /^\.Values\.(?<path>[\w.]+)(?: \| default .*)?$/;
const CONDITION = /^if \.Values\.(?<path>[\w.]+)$/;
const SCALAR_ITEM = /^(?<indent>\s*)- (?!\w+:(?:\s|$))/;

interface Block {
  action: string;
  /** Opened before the object began: it holds for the whole object. */
  isOutside?: boolean;
  /** Indentation of the items in brackets. */
  bracket?: string;
}

function replaceActions(line: string): string {
  return line.replace(ACTION, (_whole, action: string) => {
    if (/^(?:if|else|end|with|range)\b/.test(action)) return '';
    const path = VALUE.exec(action)?.groups?.path;
    return path === undefined ? '…' : `<${path}>`;
  });
}

/** Splits a template into its objects: both branches of a condition count. */
export function readTemplate(source: string): TemplateObject[] {
  const objects: TemplateObject[] = [];
  const open: Block[] = [];
  let lines: string[] = [];
  let condition: string | undefined;
  const addObject = (text: string) => {
    const kind = /^kind:\s*"?(\w+)/m.exec(text)?.[1];
    const name = /^metadata:\s*\n(?:\s.*\n|\n)*?\s+name:\s*"?([^"\s]+)/m.exec(text)?.[1];
    if (kind === undefined) return;
    objects.push({kind, name: name ?? '', ...(condition !== undefined && {onlyWith: condition}), text});
  };
  const finish = () => {
    // Branches of a condition are separated by nothing else.
    const text = lines.join('\n');
    const hasSeveral = [...text.matchAll(/^kind:/gm)].length > 1;
    for (const part of hasSeveral ? text.split(/^(?=apiVersion:)/m) : [text]) addObject(part);
    lines = [];
    condition = undefined;
    for (const block of open) block.isOutside = true;
  };
  for (const line of source.split(/\r?\n/)) {
    const actions = [...line.matchAll(ACTION)].map(({groups}) => groups?.action ?? '');
    if (line.startsWith('---')) {
      finish();
    } else if (actions.length > 0 && line.replace(ACTION, '').trim() === '' && !/^\s*-/.test(line)) {
      for (const action of actions) {
        if (/^(?:if|with|range|define|block)\b/.test(action)) open.push({action});
        if (!/^end\b/.test(action)) continue;
        const closed = open.pop();
        if (closed?.bracket !== undefined) lines.push(`${closed.bracket}- "]"`);
      }
    } else {
      const block = open.at(-1);
      const indent = SCALAR_ITEM.exec(line)?.groups?.indent;
      if (
        block?.action.startsWith('if') &&
        !block.isOutside &&
        block.bracket === undefined &&
        indent !== undefined
      ) {
        block.bracket = indent;
        lines.push(`${indent}- "["`);
      }
      if (line.startsWith('kind:')) {
        condition = open.map(({action}) => CONDITION.exec(action)?.groups?.path).find(Boolean);
      }
      lines.push(replaceActions(line));
    }
  }
  finish();
  return objects;
}

/** The templates of a chart, without those of `helm test`. */
export function readTemplates(tag: Tag, folder: string): (TemplateObject & {file: string})[] {
  return tag.paths
    .filter((path) => path.startsWith(`${folder}/templates/`) && /\.ya?ml$/.test(path))
    .filter((path) => !path.includes('/templates/tests/'))
    .flatMap((file) => readTemplate(tag.read(file)).map((object) => ({...object, file})));
}

/** Reads YAML of the platform. Throws with file and reason, so that nothing is written from half a chart. */
export function parseUpstream(tag: Tag, file: string, text = tag.read(file)): unknown {
  const document = parseDocument(text, {uniqueKeys: false});
  const [error] = document.errors;
  if (error) throw new Error(`${tag.name}:${file}: ${error.message.split('\n')[0] ?? ''}`);
  return document.toJS();
}
