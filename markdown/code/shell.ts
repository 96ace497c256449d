export interface Token {
  text: string;
  /** Class that determines its colour; undefined for plain text. */
  kind: string | undefined;
}

/** `<<EOF`, `<<-'EOF'`: the word that ends the text. */
const HEREDOC = /<<-?\s*(?<quote>["']?)(?<end>\w+)\k<quote>/;
/** An option at the beginning of a word: `-f`, `--set-string`. */
const OPTION = /(?<=^|\s)(--?[A-Za-z][\w-]*)/;
/** A program at the beginning of a text. */
const PROGRAM = /^(?<before>\s*)(?<program>[\w./-]+)(?<after>[^]*)$/;
/** What Prism leaves of a version, an address or a duration after it has coloured its beginning as a number. */
const REST_OF_NUMBER = /^[\w.:/-]+/;

function findOpenQuote(line: string, quote: string): string {
  let open = quote;
  for (let index = 0; index < line.length; index++) {
    const character = line.charAt(index);
    if (character === '\\' && open !== "'") index++;
    else if (open === character) open = '';
    else if (open === '' && (character === '"' || character === "'")) open = character;
  }
  return open;
}

/** What a line of a script is: the beginning of a command, more of it or a comment, or text between `<<EOF` and `EOF`. */
export type LineRole = 'command' | 'more' | 'text';

export function findRoles(lines: readonly string[]): LineRole[] {
  let end: string | undefined;
  let quote = '';
  let continues = false;
  return lines.map((line) => {
    if (end !== undefined) {
      const isEnd = line.trim() === end;
      if (isEnd) end = undefined;
      return isEnd ? 'more' : 'text';
    }
    const begins = !continues && quote === '' && /^\s*[^\s#]/.test(line);
    if (!/^\s*#/.test(line)) quote = findOpenQuote(line, quote);
    continues = /(?:\\|\||&&)$/.test(line);
    end = quote === '' ? HEREDOC.exec(line)?.groups?.end : undefined;
    return begins ? 'command' : 'more';
  });
}

export interface ScriptPart {
  language: string;
  code: string;
}

/** The language of a text that a script hands to a command. */
function guessLanguage(text: string): string {
  if (/^\s*[{[]/.test(text)) return 'json';
  return /^[\w.]+:(?:\s|$)/m.test(text) ? 'yaml' : 'text';
}

/** Splits a script so that each text between `<<EOF` and `EOF` is a part of its own. Together, they are the script. */
export function splitHereDocuments(script: string): ScriptPart[] {
  const start = HEREDOC.exec(script);
  const body = start ? script.indexOf('\n', start.index) + 1 : 0;
  if (!start || body === 0) return [{language: 'bash', code: script}];
  const found = new RegExp(`^\\s*${start.groups?.end ?? ''}$`, 'm').exec(script.slice(body));
  if (!found) return [{language: 'bash', code: script}];
  const text = script.slice(body, body + found.index);
  return [
    {language: 'bash', code: script.slice(0, body)},
    {language: guessLanguage(text), code: text},
    ...splitHereDocuments(script.slice(body + found.index)),
  ];
}

/** Takes the rest of a version or an address to the number that it begins with. */
function completeNumbers(tokens: readonly Token[]): Token[] {
  const complete: Token[] = [];
  for (const {text, kind} of tokens) {
    const last = complete.at(-1);
    const rest = last?.kind === 'number' && kind === undefined ? (REST_OF_NUMBER.exec(text)?.[0] ?? '') : '';
    if (last) last.text += rest;
    if (text.length > rest.length) complete.push({text: text.slice(rest.length), kind});
  }
  return complete;
}

/** Colours the options in text that Prism leaves plain: it knows only those without an inner hyphen. */
function colourOptions({text, kind}: Token): Token[] {
  if (kind !== undefined) return [{text, kind}];
  return text
    .split(OPTION)
    .flatMap((part, index) => (part === '' ? [] : [{text: part, kind: index % 2 ? 'key' : undefined}]));
}

function splitProgram({text, kind}: Token): Token[] | undefined {
  const {before = '', program, after = ''} = PROGRAM.exec(text)?.groups ?? {};
  if (program === undefined || kind === 'comment') return undefined;
  return [
    {text: before, kind: undefined},
    {text: program, kind: 'command'},
    {text: after, kind: undefined},
  ].filter((token) => token.text !== '');
}

/** Colours the programs of a line: the first one, and those after `|`, `&&` and `(`. */
function colourPrograms(tokens: readonly Token[], isCommand: boolean): Token[] {
  let isExpected = isCommand;
  return tokens.flatMap((token, index) => {
    const isVariable = /^\s*\w+$/.test(token.text) && tokens[index + 1]?.text === '=';
    const parts = isExpected && !isVariable ? splitProgram(token) : undefined;
    isExpected = token.kind === 'punctuation' && /(?:\||&&|;|\()\s*$/.test(token.text);
    return parts ?? [token];
  });
}

/** Colours a line of a script beyond what Prism recognises: its programs, options, versions and addresses. */
export function colourShellLine(tokens: readonly Token[], isCommand: boolean): Token[] {
  return colourPrograms(completeNumbers(tokens), isCommand).flatMap(colourOptions);
}
