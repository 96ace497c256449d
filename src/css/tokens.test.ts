import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, it} from 'vitest';

import {codeTheme} from './codeThemes';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

const codeCss = readFileSync(join(__dirname, '../../markdown/code/client/code.css'), 'utf8');

/** Custom properties of a mode by name without dashes, including those shared by both modes. */
function readProperties(mode: string): Map<string, string> {
  const selectors = [':root {', `html[data-theme='${mode}'] {`, 'html[data-theme] {'];
  // Print rules come last and have the same selectors.
  const [screen = ''] = css.split('@media print');
  const rules = [...screen.matchAll(/([^{}]*\{)([^{}]*)\}/g)].filter(([, selector = '']) =>
    selectors.some((wanted) => selector.endsWith(wanted)),
  );
  const declarations = rules.flatMap(([, , block = '']) => [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance of a six-digit hex colour, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => parseInt(colour.slice(index, index + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['scb-paper', 'scb-surface', 'scb-raised'];

/** Minimum contrast of each foreground on each of its backgrounds. */
const pairs: [foregrounds: string[], backgrounds: string[], least: number][] = [
  // Body text
  [['scb-ink', 'scb-ink-muted'], backgrounds, 7],
  [['scb-ink'], ['scb-sunken', 'scb-accent-soft', 'scb-mark'], 7],
  // Links, titles of admonitions and everything small
  [['scb-accent', 'scb-accent-strong', 'scb-ink-faint'], [...backgrounds, 'scb-sunken'], 4.5],
  [['scb-accent', 'scb-ink-muted'], ['scb-accent-soft', 'scb-sunken'], 4.5],
  [['scb-tip', 'scb-warning', 'scb-danger'], backgrounds, 4.5],
  [['scb-on-accent'], ['scb-accent', 'scb-accent-strong'], 4.5],
  [['scb-footer-ink', 'scb-footer-strong'], ['scb-footer'], 7],
  // The first screen of the landing page
  [['scb-brand-strong', 'scb-brand-ink', 'scb-brand-faint'], ['scb-brand'], 7],
  [['scb-brand-strong', 'scb-brand-ink'], ['scb-brand-bar', 'scb-brand-code'], 7],
  [['scb-brand-command', 'scb-brand-key', 'scb-brand-string'], ['scb-brand-code'], 7],
  [['scb-brand-on-accent'], ['scb-accent-on-dark'], 7],
  // Severities
  [['scb-danger'], ['scb-high-paper', 'scb-paper', 'scb-surface'], 6],
  [['scb-warning'], ['scb-medium-paper', 'scb-paper', 'scb-surface'], 6],
  [['scb-accent'], ['scb-accent-soft', 'scb-paper', 'scb-surface'], 6],
  [['scb-ink-muted'], ['scb-sunken', 'scb-paper', 'scb-surface'], 6],
  // Borders of fields, and outlines
  [['scb-line-strong', 'scb-focus'], [...backgrounds, 'scb-sunken'], 3],
  // Code
  [['scb-ink'], ['scb-code-paper'], 7],
  [
    ['command', 'comment', 'punctuation', 'key', 'keyword', 'string', 'number', 'function'].map(
      (name) => `scb-code-${name}`,
    ),
    ['scb-code-paper'],
    4.5,
  ],
  [['scb-tip'], ['scb-code-paper', 'scb-code-inserted-paper'], 4.5],
  [['scb-code-deleted'], ['scb-code-paper', 'scb-high-paper'], 4.5],
];

describe.each(['light', 'dark'])('%s mode', (mode) => {
  const properties = readProperties(mode);
  /** The hex colour of a property, resolved through var(). */
  const colour = (name: string): string => {
    const value = properties.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other !== undefined) return colour(other);
    if (/^#[0-9a-f]{6}$/.test(value)) return value;
    throw new Error(`tokens.css sets no hex colour --${name} in the ${mode} mode, but "${value}"`);
  };

  it('gives every text the contrast it needs', () => {
    const tooWeak = pairs.flatMap(([foregrounds, papers, least]) =>
      foregrounds.flatMap((foreground) =>
        papers
          .map((paper) => ({foreground, paper, least, ratio: contrast(colour(foreground), colour(paper))}))
          .filter(({ratio}) => ratio < least),
      ),
    );
    expect(tooWeak).toEqual([]);
  });

  it('has a colour for every variable of the code themes', () => {
    const used = JSON.stringify(codeTheme).matchAll(/var\(--([\w-]+)\)/g);
    for (const [, name = ''] of used) expect(colour(name)).toMatch(/^#/);
  });
});

describe('code theme', () => {
  const {plain, styles} = codeTheme;

  it('uses only variables, so that one markup serves both modes', () => {
    for (const {color, backgroundColor} of [plain, ...styles.map(({style}) => style)]) {
      for (const value of [color, backgroundColor].filter(Boolean)) {
        expect(value).toMatch(/^var\(--scb-[\w-]+\)$/);
      }
    }
  });

  it.each(styles.map(({types, style}) => [types[0] ?? '', style] as const))(
    'has a rule in the style sheet for tokens of the kind %s',
    (kind, style) => {
      const rule = new RegExp(`\\.token\\.${kind} \\{([^}]*)\\}`).exec(codeCss)?.[1] ?? '';
      const declarations = rule.split(';').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
      const expected = Object.entries(style).map(
        ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
      );
      expect(declarations.toSorted()).toEqual(expected.toSorted());
    },
  );
});
