import {escapeXml} from '../../../text/escapeXml';

/**
 * The colours of a diagram. Each is a CSS variable that markdown/diagrams/client/styles.module.css sets for both colour
 * modes; the fallback is for feed readers, which show a post without the site's styles.
 */
const COLOURS = {
  paper: '#ffffff',
  text: '#18232a',
  'text-soft': '#44525a',
  line: '#596870',
  box: '#ffffff',
  border: '#74858d',
  accent: '#005f6e',
  good: '#1d6a2f',
  bad: '#9c1c1c',
} as const;

/** Width in pixels of the outlines and lines that an author has marked: they differ by more than their colour. */
export const MARKED = 2;

export function renderColour(colour: keyof typeof COLOURS): string {
  return `var(--diagram-${colour},${COLOURS[colour]})`;
}

/** One decimal is precise enough. */
function renderNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function renderPoints(points: readonly {x: number; y: number}[]): string {
  return points.map(({x, y}) => `${renderNumber(x)},${renderNumber(y)}`).join(' ');
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content: readonly string[] = [],
): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? renderNumber(value) : escapeXml(value)}"`,
  );
  return content.length === 0
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${content.join('')}</${name}>`;
}

export function textElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text: string,
): string {
  return element(name, attributes, [escapeXml(text)]);
}
