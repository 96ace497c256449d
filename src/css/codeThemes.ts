/**
 * The types of tokens that have a colour in code blocks.
 *
 * The theme refers to the custom properties of tokens.css instead of colours, so it serves both modes.
 * markdown/code gives a token the first type of its rule as a class, and site/code.css has the colour for it;
 * the editor of live code uses the same classes. tokens.test.ts checks that both agree, and the contrast.
 */
import type {PrismTheme} from 'prism-react-renderer';

/** Code colours of both modes: variables that tokens.css fills for the mode in use. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--scb-ink)', backgroundColor: 'var(--scb-code-paper)'},
  styles: [
    // The programs of a script, found by markdown/code/shell.ts.
    {types: ['command'], style: {color: 'var(--scb-code-command)'}},
    {
      types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'coord'],
      style: {color: 'var(--scb-code-comment)'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--scb-code-punctuation)'}},
    // Not 'variable' or 'parameter': Prism recognises only shell options without an inner hyphen.
    {
      types: ['key', 'atrule', 'property', 'tag', 'attr-name', 'selector', 'target'],
      style: {color: 'var(--scb-code-key)'},
    },
    {
      types: ['keyword', 'builtin', 'important', 'directive'],
      style: {color: 'var(--scb-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'scalar'],
      style: {color: 'var(--scb-code-string)'},
    },
    {
      types: ['number', 'boolean', 'null', 'constant', 'symbol', 'datetime'],
      style: {color: 'var(--scb-code-number)'},
    },
    // Not in a shell, where Prism treats every word that is also a command as one: helm install, kubectl top.
    {
      types: ['function', 'class-name', 'maybe-class-name', 'function-variable', 'macro', 'attribute'],
      languages: ['go', 'java', 'javascript', 'jsx', 'makefile', 'python', 'rust'],
      style: {color: 'var(--scb-code-function)'},
    },
    {
      types: ['inserted', 'inserted-sign'],
      style: {color: 'var(--scb-tip)', backgroundColor: 'var(--scb-code-inserted-paper)'},
    },
    {
      types: ['deleted', 'deleted-sign'],
      style: {color: 'var(--scb-code-deleted)', backgroundColor: 'var(--scb-high-paper)'},
    },
  ],
};
