import type {CommandArgument, Word as WordNode, WordPart} from 'unbash';

import {createLiteralWord, EXPANSION, type Word} from './shellScript';

function joinWords(words: readonly Word[]): Word {
  return {
    text: words.map(({text}) => text).join(''),
    literal: words.every(({literal}) => literal),
    known: words.map(({known}) => known).join(''),
  };
}

function createPart(part: WordPart): Word {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return createLiteralWord(part.value);
    case 'Glob':
    case 'ExtendedGlob':
    case 'BraceExpansion':
      // The shell keeps a pattern that matches no file; braces may contain variables.
      return part.parts?.some(({type}) => type !== 'Literal')
        ? {text: part.text, literal: false, known: EXPANSION}
        : createLiteralWord(part.text);
    case 'DoubleQuoted':
    case 'LocaleString':
      return joinWords(part.parts.map(createPart));
    default:
      return {text: part.text, literal: false, known: EXPANSION};
  }
}

/** Resolves the quotes of a word. Expansions keep their source text, and the word is not literal. */
export function createWord(node: WordNode): Word {
  return node.parts ? joinWords(node.parts.map(createPart)) : createLiteralWord(node.value);
}

/** An argument of a command. For those of `export` and `declare` the parser separates name and value. */
export function createArgument(node: CommandArgument): Word {
  if (node.type === 'Word') return createWord(node);
  const {value, text, pos} = node;
  const name = createLiteralWord(text.slice(0, value.pos - pos));
  const values = value.type === 'Word' ? [value] : value.elements;
  return joinWords([name, ...values.map(createWord)]);
}
