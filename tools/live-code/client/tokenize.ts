import jsTokens, {type JSXToken, type Token as ScriptToken} from 'js-tokens';

export interface Token {
  text: string;
  /** Class of its colour (markdown/code/client/code.css); undefined for plain text. */
  kind: string | undefined;
}

export type Language = 'javascript' | 'jsx' | 'json' | 'text';

type Found = ScriptToken | JSXToken;

const KEYWORDS = new Set(
  (
    'async await break case catch class const continue default delete do else export extends finally for from ' +
    'function if import in instanceof let new null of return static super switch this throw try typeof undefined ' +
    'var while yield'
  ).split(' '),
);
const SPACE = new Set(['WhiteSpace', 'LineTerminatorSequence', 'SingleLineComment', 'MultiLineComment']);
const FUNCTION_FOLLOWS = /\s*=\s*(?:async\s*)?(?:function\b|\([^()\n]*\)\s*=>|[\w$]+\s*=>)/y;

/** Where a token stands: the tokens around it that are not space, and the code after it. */
interface Place {
  before: string | undefined;
  after: string | undefined;
  isFunction: () => boolean;
}

function findKindOfName(name: string, {before, after, isFunction}: Place): string | undefined {
  if (KEYWORDS.has(name) && before !== '.') return 'keyword';
  if (/^(?:class|extends|instanceof|new)$/.test(before ?? '')) return 'function';
  if (/^(?:true|false|(?!JSON$)[A-Z][A-Z_\d]*)$/.test(name)) return 'number';
  if (after === ':' && (before === '{' || before === ',')) return 'key';
  return /^(?:console$|[A-Z])/.test(name) || after === '(' || isFunction() ? 'function' : undefined;
}

function findKind({type, value}: Found, place: Place): string | undefined {
  if (type === 'IdentifierName') return findKindOfName(value, place);
  if (type === 'StringLiteral')
    return place.after === ':' && /^[{,]?$/.test(place.before ?? '') ? 'key' : 'string';
  if (type === 'JSXIdentifier')
    return /^[<.]$/.test(place.before ?? '') && /^[A-Z]/.test(value) ? 'function' : 'key';
  if (/Template|JSXString|Regular/.test(type)) return 'string';
  if (type.endsWith('Comment')) return 'comment';
  if (type === 'NumericLiteral') return 'number';
  return type.endsWith('Punctuator') ? 'punctuation' : undefined;
}

/** The text of a template, without the marks of the expressions in it. */
const splitTemplate = (text: string): Token[] =>
  text
    .split(/(^\}|\$\{$)/)
    .map((part, index) => ({text: part, kind: index % 2 === 1 ? 'punctuation' : 'string'}));

function* findTokens(code: string, jsx: boolean): Generator<Token> {
  const tokens: readonly Found[] = [...(jsx ? jsTokens(code, {jsx}) : jsTokens(code))];
  const words = tokens.filter(({type}) => !SPACE.has(type));
  let word = 0;
  let end = 0;
  let templates = 0;
  for (const token of tokens) {
    end += token.value.length;
    const isFunction = () => {
      FUNCTION_FOLLOWS.lastIndex = end;
      return FUNCTION_FOLLOWS.test(code);
    };
    const place = {before: words[word - 1]?.value, after: words[word + 1]?.value, isFunction};
    const kind = findKind(token, place);
    if (token.type === 'TemplateHead') templates += 1;
    if (token.type === 'TemplateTail') templates -= 1;
    if (token.type.startsWith('Template')) yield* splitTemplate(token.value);
    else yield {text: token.value, kind: templates > 0 ? (kind ?? 'string') : kind};
    if (words[word] === token) word += 1;
  }
}

/** Splits code into lines, and lines into tokens. Takes a time that grows with its length, whatever is in it. */
export function tokenize(code: string, language: Language): Token[][] {
  const lines: Token[][] = [[]];
  const tokens = language === 'text' ? [{text: code, kind: undefined}] : findTokens(code, language === 'jsx');
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
