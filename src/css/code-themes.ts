/**
 * Colours of code blocks.
 *
 * The themes name the custom properties of tokens.css instead of colours. A server-rendered page holds one set of
 * inline styles for both modes, so a reader of the dark mode sees dark code at once, without JavaScript, and
 * switching the mode does not render a single block again. The contrast of the colours is held by tokens.test.ts.
 */
import type {PrismTheme} from 'prism-react-renderer';

const codeTheme: PrismTheme = {
  plain: {color: 'var(--scb-code-ink)', backgroundColor: 'var(--scb-code-paper)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
      style: {color: 'var(--scb-code-comment)'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--scb-code-punctuation)'}},
    // Not 'variable' or 'parameter': of a shell's options Prism knows only those without a hyphen inside.
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
    // Not in a shell, where Prism takes every word that is also a command for one: helm install, kubectl top.
    {
      types: ['function', 'class-name', 'maybe-class-name', 'function-variable', 'macro', 'attribute'],
      languages: ['go', 'java', 'javascript', 'jsx', 'makefile', 'python', 'rust', 'tsx', 'typescript'],
      style: {color: 'var(--scb-code-function)'},
    },
    {
      types: ['inserted', 'inserted-sign'],
      style: {color: 'var(--scb-code-inserted)', backgroundColor: 'var(--scb-code-inserted-paper)'},
    },
    {
      types: ['deleted', 'deleted-sign'],
      style: {color: 'var(--scb-code-deleted)', backgroundColor: 'var(--scb-code-deleted-paper)'},
    },
    {types: ['coord'], style: {color: 'var(--scb-code-comment)'}},
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};

/** Code colours of the light mode: variables that tokens.css fills for the mode in use. */
export const lightCodeTheme: PrismTheme = codeTheme;

/** Code colours of the dark mode: the same variables, and so the same markup. */
export const darkCodeTheme: PrismTheme = codeTheme;
