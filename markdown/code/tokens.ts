import type {RootContent} from 'hast';
import type {PrismTheme} from 'prism-react-renderer';

import {parseCode} from './languages';
import {colourShellLine, findRoles, splitHereDocuments, type Token} from './shell';

/** Finds the class of a token from its types, outermost first; undefined for tokens without a colour. */
type FindKind = (types: readonly string[]) => string | undefined;

/**
 * Creates the function that finds the class of a token: the first type of the rule that colours it. If several rules
 * match, the innermost type wins, and of its names the last, as in Prism.
 */
function compileFindKind({styles}: PrismTheme, language: string): FindKind {
  const kinds = new Map(
    styles
      .filter(({languages}) => languages?.includes(language) ?? true)
      .flatMap(({types}) => types.map((type): [string, string | undefined] => [type, types[0]])),
  );
  return (types) => kinds.get(types.findLast((type) => kinds.has(type)) ?? '');
}

function flatten(nodes: readonly RootContent[], types: readonly string[], findKind: FindKind): Token[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{text: node.value, kind: findKind(types)}];
    if (node.type !== 'element') return [];
    // The first class is "token" for all of them.
    const [, ...own] = [node.properties.className ?? []].flat().map(String);
    return flatten(node.children, [...types, ...own], findKind);
  });
}

function joinEqual(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const {text, kind} of tokens) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else joined.push({text, kind});
  }
  return joined;
}

/** Splits tokens at line feeds, which are removed. */
function splitLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const {text, kind} of tokens) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({text: part, kind});
    });
  }
  return lines;
}

export interface Line {
  tokens: Token[];
  isCommand: boolean;
}

function parseTokens(code: string, language: string, theme: PrismTheme): Token[] {
  const tree = parseCode(code, language);
  return tree
    ? flatten(tree.children, [], compileFindKind(theme, language))
    : [{text: code, kind: undefined}];
}

/** What a script hands to a command, between `<<EOF` and `EOF`, has the colours of its own language. */
function parseShellLines(script: string, theme: PrismTheme): Line[] {
  const tokens = splitHereDocuments(script).flatMap(({language, code}) => parseTokens(code, language, theme));
  const roles = findRoles(script.split('\n'));
  return splitLines(tokens).map((line, index) => {
    const joined = joinEqual(line);
    const role = roles[index];
    const isCommand = role === 'command';
    return {tokens: role === 'text' ? joined : colourShellLine(joined, isCommand), isCommand};
  });
}

/** Splits code into lines, and lines into tokens. In a language without a grammar, code stays plain. */
export function parseLines(code: string, language: string, theme: PrismTheme): Line[] {
  if (language === 'bash') return parseShellLines(code, theme);
  const lines = splitLines(parseTokens(code, language, theme));
  return lines.map((line) => ({tokens: joinEqual(line), isCommand: false}));
}
