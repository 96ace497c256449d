import type axe from 'axe-core';

/** What axe reads of an element with text of its own when it computes a contrast. */
const TEXT_STYLE = [
  'color',
  'font-size',
  'font-weight',
  'text-shadow',
  '-webkit-text-fill-color',
  '-webkit-text-stroke-color',
  '-webkit-text-stroke-width',
];

/** What axe reads of everything around and behind a text: colours, and what decides which of them lies above which. */
const BACKDROP_STYLE = [
  'background-color',
  'background-image',
  'clip-path',
  'contain',
  'display',
  'filter',
  'float',
  'isolation',
  'mask-image',
  'mix-blend-mode',
  'opacity',
  'perspective',
  'position',
  'transform',
  'will-change',
  'z-index',
];

/** The properties for {@link reuseContrast}. */
export const CONTRAST_STYLES = {text: TEXT_STYLE, backdrop: BACKDROP_STYLE};

type Evaluate = (
  this: unknown,
  node: Element,
  options: unknown,
  virtualNode: axe.VirtualNode,
  context: unknown,
) => boolean | undefined;

/** axe in a page, with the parts that its type declarations leave out. */
interface PageAxe {
  _audit: {checks: Record<string, {evaluate: Evaluate; measure?: Evaluate} | undefined>};
  commons: {dom: {getTextElementStack: (element: Element) => Element[][]}};
}

/**
 * Makes the axe of a page pass a text without measuring when one with the same colours has passed in the same run.
 * Measuring takes axe ten times as long as all other rules together, and a page has thousands of texts in some dozens
 * of colours. Only a pass is remembered: what fails or cannot be told is measured for each text, and reported as ever.
 *
 * Runs in the page, so it can use nothing from outside: after axe was loaded and before every run of it, because what
 * has passed in one state of the page says nothing about the next.
 *
 * @throws if this version of axe has no such check any more.
 */
export function reuseContrast(styles: typeof CONTRAST_STYLES): void {
  const {_audit: audit, commons} = (window as unknown as {axe: PageAxe}).axe;
  const check = audit.checks['color-contrast'];
  if (!check) throw new Error('axe has no check "color-contrast": adapt tests/reuse-contrast.ts');
  const measure = (check.measure ??= check.evaluate);

  const read = (element: Element, names: string[]): string => {
    const style = getComputedStyle(element);
    return names.map((name) => style.getPropertyValue(name)).join(';');
  };
  const backdrops = new Map<Element, string>();
  const readBackdrop = (element: Element): string => {
    const text = backdrops.get(element) ?? `${element.localName};${read(element, styles.backdrop)}`;
    backdrops.set(element, text);
    return text;
  };
  const numbers = new Map<string, number>();
  const number = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  /** The backdrops of an element and all its ancestors, as one number. */
  const ancestries = new Map<Element, number>();
  const readAncestry = (element: Element): number => {
    const known = ancestries.get(element);
    if (known !== undefined) return known;
    const outer = element.parentElement ? readAncestry(element.parentElement) : -1;
    const ancestry = number(`${readBackdrop(element)}<${outer}`);
    ancestries.set(element, ancestry);
    return ancestry;
  };
  /** Everything that decides about the contrast of a text. Undefined where the text is hidden or covered. */
  const describeColours = (element: Element): string | undefined => {
    // A text whose lines lie on different elements is never passed by axe, so the first line tells enough.
    const behind = commons.dom.getTextElementStack(element)[0];
    if (behind?.[0] !== element) return undefined;
    const stack = behind.map((one) => number(readBackdrop(one))).join(' ');
    return [read(element, styles.text), readAncestry(element), stack].join('|');
  };

  const passed = new Set<string>();
  check.evaluate = function evaluate(node, options, virtualNode, context) {
    const colours = describeColours(node);
    if (colours !== undefined && passed.has(colours)) return true;
    const result = measure.call(this, node, options, virtualNode, context);
    if (colours !== undefined && result === true) passed.add(colours);
    return result;
  };
}
