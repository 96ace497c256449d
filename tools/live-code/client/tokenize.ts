export interface Token {
  text: string;
  /** Class of its colour (markdown/code/client/code.css); undefined for plain text. */
  kind: string | undefined;
}

export type Language = 'javascript' | 'jsx' | 'json' | 'text';

const STRING = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const KEYWORDS =
  'async await break case catch class const continue default delete do else export extends finally for from function ' +
  'if import in instanceof let new null of return static super switch this throw try typeof undefined var while yield';

/** The kinds of tokens and their patterns, the first that fits counts. */
type Patterns = readonly [kind: string, pattern: string][];

const JSON_PATTERNS: Patterns = [
  ['key', String.raw`"(?:\\.|[^"\\\n])*"(?=\s*:)`],
  ['string', STRING],
  ['number', String.raw`-?\b\d[\w.+-]*|\b(?:true|false)\b`],
  ['keyword', String.raw`\bnull\b`],
  ['punctuation', String.raw`[{}[\],:]`],
];

const JSX_PATTERNS: Patterns = [
  ['plain', String.raw`(?<=[\w"'}/]>)[^<>{}]+(?=[<{])`],
  ['function', String.raw`(?<=<\/?)[A-Z][\w.]*`],
  ['key', String.raw`(?<=<\/?)[a-z][\w-]*|\b[\w-]+(?==["{])`],
];

const SCRIPT_PATTERNS: Patterns = [
  ['comment', String.raw`\/\/.*|\/\*[^]*?(?:\*\/|$)`],
  ['key', String.raw`(?<=(?:^|[,{])[ \t]*)(?:"[^"\\\n]*"|'[^'\\\n]*')(?=\s*:)`],
  ['string', STRING],
  ['template', String.raw`\x60(?:\\[^]|[^\x60\\])*\x60?`],
  // Not a division.
  [
    'string',
    String.raw`(?<=(?:^|[=(,:!&|?{};]|\breturn)\s{0,9})\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]?|[^/[\\\n])+\/?[a-z]*`,
  ],
  ['keyword', String.raw`(?<!\.)\b(?:${KEYWORDS.replaceAll(' ', '|')})\b`],
  ['function', String.raw`(?<=\b(?:class|extends|instanceof|new)\s{1,9})[\w$.]+|\b(?:JSON|console)\b`],
  ['number', String.raw`\b(?:\d[\w.]*|true|false|[A-Z][A-Z_\d]*)\b`],
  ['key', String.raw`(?<=(?:^|[,{])[ \t]*)[\w$]+(?=\s*:)`],
  [
    'function',
    String.raw`\b[A-Z][\w$]*|[\w$]+(?=\s*\(|\s*=\s*(?:async\s*)?(?:function\b|\([^()\n]*\)\s*=>|[\w$]+\s*=>))`,
  ],
  ['plain', String.raw`(?!\$\{)[\w$]+`],
  ['punctuation', String.raw`[^\w\s"'\x60/]+|\/`],
];

const compile = (patterns: Patterns): [RegExp, readonly string[]] => [
  // White space first, so that nothing looks back from each of its characters.
  new RegExp(['\\s+', ...patterns.map(([, pattern]) => `(${pattern})`)].join('|'), 'gm'),
  patterns.map(([kind]) => kind),
];
const COMPILED = {
  json: compile(JSON_PATTERNS),
  javascript: compile(SCRIPT_PATTERNS),
  jsx: compile([...JSX_PATTERNS, ...SCRIPT_PATTERNS]),
};

function* findTokens(code: string, language: keyof typeof COMPILED): Generator<Token> {
  const [pattern, kinds] = COMPILED[language];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [text, ...groups] = match;
    if (match.index > end) yield {text: code.slice(end, match.index), kind: undefined};
    end = match.index + text.length;
    const kind = kinds[groups.findIndex((group?: string) => group !== undefined)];
    if (kind !== 'template') yield {text, kind: kind === 'plain' ? undefined : kind};
    else {
      for (const part of text.split(/(\$\{[^{}]*\})/)) {
        const inner = part.startsWith('${') ? findTokens(part, language) : [{text: part, kind: 'string'}];
        for (const token of inner) yield {text: token.text, kind: token.kind ?? 'string'};
      }
    }
  }
  yield {text: code.slice(end), kind: undefined};
}

/** Splits code into lines, and lines into tokens. Takes a time that grows with its length, whatever is in it. */
export function tokenize(code: string, language: Language): Token[][] {
  const lines: Token[][] = [[]];
  const tokens = language === 'text' ? [{text: code, kind: undefined}] : findTokens(code, language);
  for (const {text, kind} of tokens) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const last = lines.at(-1)?.at(-1);
      if (last && last.kind === kind) last.text += part;
      else if (part !== '') lines.at(-1)?.push({text: part, kind});
    });
  }
  return lines;
}
