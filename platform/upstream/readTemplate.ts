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
const OPENING = /^(?:if|with|range|define|block)\b/;
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
    if (OPENING.test(action) || /^(?:else|end)\b/.test(action)) return '';
    const path = VALUE.exec(action)?.groups?.path;
    return path === undefined ? '…' : `<${path}>`;
  });
}

function toObject(text: string, onlyWith: string | undefined): TemplateObject[] {
  const kind = /^kind:\s*"?(\w+)/m.exec(text)?.[1];
  const name = /^metadata:\s*\n(?:\s.*\n|\n)*?\s+name:\s*"?([^"\s]+)/m.exec(text)?.[1] ?? '';
  return kind === undefined ? [] : [{kind, name, onlyWith, text}];
}

/** Splits a template into its objects: both branches of a condition count. */
export function readTemplate(source: string): TemplateObject[] {
  const objects: TemplateObject[] = [];
  const open: Block[] = [];
  let lines: string[] = [];
  let condition: string | undefined;
  for (const line of [...source.split(/\r?\n/), '---']) {
    const actions = [...line.matchAll(ACTION)].map(({groups}) => groups?.action ?? '');
    if (line.startsWith('---')) {
      const text = lines.join('\n');
      // Branches of a condition are separated by nothing else.
      const hasSeveral = [...text.matchAll(/^kind:/gm)].length > 1;
      const parts = hasSeveral ? text.split(/^(?=apiVersion:)/m) : [text];
      objects.push(...parts.flatMap((part) => toObject(part, condition)));
      [lines, condition] = [[], undefined];
      for (const block of open) block.isOutside = true;
    } else if (actions.length > 0 && line.replace(ACTION, '').trim() === '' && !/^\s*-/.test(line)) {
      for (const action of actions) {
        if (OPENING.test(action)) open.push({action});
        const closed = /^end\b/.test(action) ? open.pop() : undefined;
        if (closed?.bracket !== undefined) lines.push(`${closed.bracket}- "]"`);
      }
    } else {
      const block = open.at(-1);
      const indent = SCALAR_ITEM.exec(line)?.groups?.indent;
      if (
        indent !== undefined &&
        block?.action.startsWith('if') &&
        !block.isOutside &&
        block.bracket === undefined
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
  return objects;
}
