/**
 * Renders Helm templates as far as the charts of the guides need it: blocks, variables, pipelines and the functions in
 * `goFunctions.ts`. Whatever else a template holds is an error with its line, so nothing passes unseen.
 */
import {FUNCTIONS, isTruthy, toText} from './goFunctions';

/** A mistake in a template. */
export class TemplateError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

type Node =
  | {type: 'text'; line: number; text: string}
  | {type: 'action'; line: number; source: string}
  | {
      type: 'block';
      line: number;
      keyword: string;
      source: string;
      body: Node[];
      otherwise: Node[];
    };

interface Piece {
  line: number;
  text: string;
  isAction: boolean;
}

const BLOCKS = ['if', 'with', 'range', 'define'];

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** An expression of a template, without its braces. */
export interface Action {
  line: number;
  source: string;
}

/** Cuts a template into text and expressions; `{{-` and `-}}` take the white space next to them away. */
function split(template: string): Piece[] {
  const pieces: Piece[] = [];
  const addText = (start: number, end: number, trimsStart: boolean, trimsEnd: boolean) => {
    const raw = template.slice(start, end);
    const text = trimsStart ? raw.trimStart() : raw;
    const line =
      1 + countLines(template.slice(0, start)) + countLines(raw.slice(0, raw.length - text.length));
    const open = text.indexOf('{{');
    if (open >= 0) throw new TemplateError(line + countLines(text.slice(0, open)), 'the "{{" has no "}}".');
    pieces.push({line, text: trimsEnd ? text.trimEnd() : text, isAction: false});
  };
  let end = 0;
  let trims = false;
  for (const match of template.matchAll(/\{\{(-(?=\s))?((?:(?!\{\{)[\s\S])*?)(\s-)?\}\}/g)) {
    const [whole, left, source = '', right] = match;
    addText(end, match.index, trims, left !== undefined);
    const line = 1 + countLines(template.slice(0, match.index));
    if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(source)) pieces.push({line, text: source.trim(), isAction: true});
    end = match.index + whole.length;
    trims = right !== undefined;
  }
  addText(end, template.length, trims, false);
  return pieces;
}

/** All expressions of a template, with their lines. */
export function listActions(template: string): Action[] {
  return split(template)
    .filter(({isAction}) => isAction)
    .map(({line, text}) => ({line, source: text}));
}

/** Puts expressions from `if` to `end` together. */
function parseNodes(pieces: Piece[], opener?: Piece): {nodes: Node[]; closer?: Piece} {
  const nodes: Node[] = [];
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    const {line, text, isAction} = piece;
    const [keyword = '', ...rest] = text.split(/\s+/);
    if (!isAction) nodes.push({type: 'text', line, text});
    else if (keyword === 'end' || keyword === 'else') {
      if (!opener) throw new TemplateError(line, `"${text}" closes no block.`);
      return {nodes, closer: piece};
    } else if (BLOCKS.includes(keyword)) nodes.push(parseBlock(pieces, piece, keyword, rest.join(' ')));
    else nodes.push({type: 'action', line, source: text});
  }
  if (opener) throw new TemplateError(opener.line, `"{{ ${opener.text} }}" has no "{{ end }}".`);
  return {nodes};
}

function parseBlock(pieces: Piece[], opener: Piece, keyword: string, source: string): Node {
  const {nodes: body, closer} = parseNodes(pieces, opener);
  let otherwise: Node[] = [];
  if (closer && closer.text !== 'end') {
    const condition = /^else\s+if\s+(.*)$/.exec(closer.text)?.[1];
    // `else if` is a block of its own that shares the `end`.
    if (condition !== undefined) otherwise = [parseBlock(pieces, closer, 'if', condition)];
    else otherwise = parseNodes(pieces, opener).nodes;
  }
  return {type: 'block', line: opener.line, keyword, source, body, otherwise};
}

interface Scope {
  dot: unknown;
  variables: Map<string, unknown>;
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[()|]|-?\d+(?![\w.])|\$?\w*(?:\.\w+)+|\$\w*|\w+|\.)/y;

function tokenize(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = source.trim();
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new Error(`"{{ ${text} }}" is not understood at "${text.slice(at)}".`);
    tokens.push(token);
  }
  return tokens;
}

/** The rendered text, and for each of its lines the line of the template that wrote it. */
export interface Rendered {
  text: string;
  lines: number[];
}

class Renderer {
  readonly #templates = new Map<string, Node[]>();

  constructor(
    readonly root: object,
    helpers: readonly string[],
  ) {
    for (const helper of helpers) this.render(helper);
  }

  render(template: string): Rendered {
    return this.#renderAll(parseNodes(split(template)).nodes, {
      dot: this.root,
      variables: new Map([['$', this.root]]),
    });
  }

  #renderAll(nodes: Node[], scope: Scope): Rendered {
    const rendered: Rendered = {text: '', lines: []};
    const write = (text: string, line: number, advance: boolean) => {
      [...text.split('\n')].forEach((_, index) => {
        if (index > 0 || rendered.lines.length === 0) rendered.lines.push(advance ? line + index : line);
        // Of several parts of a line, the last that is an expression or more than white space names it.
        else if (text.trim() !== '') rendered.lines[rendered.lines.length - 1] = line;
      });
      rendered.text += text;
    };
    for (const node of nodes) {
      if (node.type === 'text') write(node.text, node.line, true);
      else if (node.type === 'action') write(this.#act(node, scope), node.line, false);
      else {
        for (const inner of this.#renderBlock(node, scope)) {
          inner.text.split('\n').forEach((text, index) => {
            write(index > 0 ? `\n${text}` : text, inner.lines[index] ?? node.line, false);
          });
        }
      }
    }
    return rendered;
  }

  #act({line, source}: Action, scope: Scope): string {
    return this.#at(line, () => {
      const assignment = /^(\$\w+)\s*:?=\s*(.*)$/s.exec(source);
      if (!assignment) return toText(this.#evaluate(source, scope));
      scope.variables.set(assignment[1] ?? '', this.#evaluate(assignment[2] ?? '', scope));
      return '';
    });
  }

  #renderBlock(node: Node & {type: 'block'}, scope: Scope): Rendered[] {
    const {keyword, source, body, otherwise, line} = node;
    if (keyword === 'define') {
      this.#templates.set(source.replaceAll('"', ''), body);
      return [];
    }
    const [, names = '', pipeline = ''] = /^((?:\$\w+\s*,?\s*)+:=)?\s*(.*)$/s.exec(source) ?? [];
    const value = this.#at(line, () => this.#evaluate(pipeline, scope));
    const createScope = (dot: unknown) => ({dot, variables: new Map(scope.variables)});
    if (!isTruthy(value)) return [this.#renderAll(otherwise, createScope(scope.dot))];
    if (keyword === 'if') return [this.#renderAll(body, createScope(scope.dot))];
    const variables = names.match(/\$\w+/g) ?? [];
    if (keyword === 'with') {
      const inner = createScope(value);
      if (variables[0]) inner.variables.set(variables[0], value);
      return [this.#renderAll(body, inner)];
    }
    return Object.entries(value as object).map(([key, item]) => {
      const inner = createScope(item);
      const parts = [Array.isArray(value) ? Number(key) : key, item];
      variables.forEach((name, index) =>
        inner.variables.set(name, parts[variables.length === 1 ? 1 : index]),
      );
      return this.#renderAll(body, inner);
    });
  }

  #at<Result>(line: number, run: () => Result): Result {
    try {
      return run();
    } catch (error) {
      throw error instanceof TemplateError ? error : new TemplateError(line, (error as Error).message);
    }
  }

  #evaluate(source: string, scope: Scope): unknown {
    const tokens = tokenize(source);
    const value = this.#evaluatePipeline(tokens, scope);
    if (tokens.length > 0)
      throw new Error(`"{{ ${source} }}" has too much behind it: "${tokens.join(' ')}".`);
    return value;
  }

  #evaluatePipeline(tokens: string[], scope: Scope): unknown {
    let piped: unknown[] = [];
    do {
      const [first, ...rest] = this.#readOperands(tokens, scope);
      const args = [...rest, ...piped];
      if (typeof first === 'function') piped = [(first as (...list: unknown[]) => unknown)(...args)];
      else if (args.length > 0) throw new Error('a value cannot take arguments.');
      else piped = [first];
    } while (tokens[0] === '|' && tokens.shift());
    return piped[0];
  }

  #readOperands(tokens: string[], scope: Scope): unknown[] {
    const operands: unknown[] = [];
    while (tokens[0] !== undefined && tokens[0] !== '|' && tokens[0] !== ')') {
      const token = tokens.shift() ?? '';
      if (token === '(') {
        operands.push(this.#evaluatePipeline(tokens, scope));
        if (tokens.shift() !== ')') throw new Error('a "(" has no ")".');
      } else operands.push(this.#readOperand(token, scope));
    }
    if (operands.length === 0) throw new Error('an expression or a part of it is empty.');
    return operands;
  }

  #readOperand(token: string, scope: Scope): unknown {
    if (token.startsWith('"')) return JSON.parse(token);
    if (/^-?\d/.test(token)) return Number(token);
    if (/^[.$]/.test(token)) {
      const [start = '', ...keys] = token === '.' ? [''] : token.split('.');
      if (start !== '' && !scope.variables.has(start))
        throw new Error(`the variable "${start}" is not known.`);
      const value = start === '' ? scope.dot : scope.variables.get(start);
      return keys.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
    }
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'nil') return undefined;
    if (token === 'include') return (name: string, dot: unknown) => this.#include(name, dot);
    const call = Object.hasOwn(FUNCTIONS, token) ? FUNCTIONS[token] : undefined;
    if (!call)
      throw new Error(`the function "${token}" is not one that examples/testing/goFunctions.ts knows.`);
    return call;
  }

  #include(name: string, dot: unknown): string {
    const nodes = this.#templates.get(name);
    if (!nodes) throw new Error(`there is no template "${name}" to include.`);
    return this.#renderAll(nodes, {dot, variables: new Map([['$', dot]])}).text;
  }
}

/**
 * Renders a template.
 *
 * @param root what `.` and `$` are: `Values`, `Chart`, `Release`, `Files`
 * @param helpers texts of files such as `_helpers.tpl`, which define what templates include
 * @throws {TemplateError} with the line in the template, or in the helper
 */
export function renderTemplate(template: string, root: object, helpers: readonly string[] = []): Rendered {
  return new Renderer(root, helpers).render(template);
}
