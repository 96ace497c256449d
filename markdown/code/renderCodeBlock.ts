import type {Element} from 'hast';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import type {PrismTheme} from 'prism-react-renderer';

import {WORKS_WITHOUT_SCRIPTS} from '../../browser/protocol';
import {parseFenceMeta} from '../../text/fenceMeta';
import {CODE_BUTTONS} from './codeButtons';
import {findLabel} from './languages';
import {renderHtml} from '../renderHtml';
import type {Token} from './shell';
import {parseLines, type Line} from './tokens';

export interface CodeBlock {
  language?: string | undefined;
  /** What follows the language: `title="scan.yaml" values=nmap`. */
  metastring?: string | undefined;
  code: string;
}

const LANGUAGE_CLASS = /^language-(?<name>.+)$/;

/** Reads a code block from its `<code>`, as the compiler writes it. */
export function readCodeBlock(code: Element): CodeBlock {
  const {className, metastring} = code.properties;
  const names = [className ?? []].flat().map((name) => LANGUAGE_CLASS.exec(name)?.groups?.name);
  return {
    language: names.find((name) => name !== undefined),
    metastring: typeof metastring === 'string' ? metastring : undefined,
    code: toString(code),
  };
}

export interface StaticHtml {
  className: string;
  html: string;
}

const BUTTONS = h(
  '.code-buttons',
  {[WORKS_WITHOUT_SCRIPTS]: true},
  CODE_BUTTONS.map((attributes) => h('button', attributes)),
);

/** The kinds of blocks, which look different: commands to run, what they print, and files. */
type Kind = 'terminal' | 'output' | 'file';

/** The parts of a path or URL in a command, between which a line may wrap on a phone: not after a single letter. */
const PATH_PART = /(?<=\w{3}\/)(?=\w{3})/;

/** Only commands wrap by themselves. */
function renderText(text: string, kind: Kind): (Element | string)[] {
  const parts = kind === 'terminal' ? text.split(PATH_PART) : [text];
  return parts.flatMap((part, index) => (index > 0 ? [h('wbr'), part] : [part]));
}

function renderToken({text, kind}: Token, block: Kind): (Element | string)[] {
  const content = renderText(text, block);
  return kind === undefined ? content : [h('span', {className: ['token', kind]}, content)];
}

/** A line ends with a line feed, so that the text content of all lines is the code itself. */
function renderLine({tokens, isCommand}: Line, kind: Kind): Element {
  const name = isCommand ? 'span.token-line.code-command' : 'span.token-line';
  return h(name, [...tokens.flatMap((token) => renderToken(token, kind)), '\n']);
}

function findKind(language: string, title: string): Kind {
  if (title === '' && language === 'text') return 'output';
  return language === 'bash' || language === 'powershell' ? 'terminal' : 'file';
}

/** File name or language above the code, beside the buttons. Output has neither. */
function renderHead(kind: Kind, language: string, title: string): Element[] {
  if (kind === 'output') return [];
  if (title !== '') return [h('.code-title', title)];
  return [h('.code-title.code-label', findLabel(language) ?? language)];
}

export function renderCodeBlock({language, metastring, code}: CodeBlock, theme: PrismTheme): StaticHtml {
  const name = (language ?? 'text').toLowerCase();
  const title = parseFenceMeta(metastring).get('title') ?? '';
  const kind = findKind(name, title);
  const lines = parseLines(code.replace(/\n$/, ''), name, theme).map((line) => renderLine(line, kind));
  const pre = h('pre', {tabIndex: 0, translate: 'no', className: ['thin-scrollbar']}, [h('code', lines)]);
  const body = h('.code-body', kind === 'output' ? [pre] : [pre, BUTTONS]);
  return {
    className: `${language === undefined ? '' : `language-${name} `}theme-code-block code-${kind}`,
    html: renderHtml([...renderHead(kind, name, title), body]),
  };
}
