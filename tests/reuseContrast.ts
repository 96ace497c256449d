import type axe from 'axe-core';

/** Style properties that axe reads from an element with text of its own when it computes a contrast. */
const TEXT_STYLE = [
  'color',
  'font-size',
  'font-weight',
  'text-shadow',
  '-webkit-text-fill-color',
  '-webkit-text-stroke-color',
  '-webkit-text-stroke-width',
];

/**
 * Style properties that axe reads from everything around and behind a text: colours, and what decides their stacking.
 */
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

/** axe in a page, with members that its type declarations lack. */
interface PageAxe {
  _audit: {checks: Record<string, {evaluate: Evaluate; measure?: Evaluate} | undefined>};
  commons: {dom: {getTextElementStack: (element: Element) => Element[][]}};
  run: (typeof axe)['run'];
}

/** What {@link reuseContrast} leaves in a page. */
export interface ContrastPage {
  axe: PageAxe;
  contrast?: {
    /** The texts that axe has checked, each with the elements behind it; undefined if it is hidden or covered. */
    texts: Map<Element, Element[] | undefined>;
    /**
     * Creates a function that describes everything that determines a text's contrast, in the page's current colours.
     */
    createDescription: () => (element: Element, behind: readonly Element[]) => string;
    /** The descriptions of texts that have passed, on this page or another one. */
    passed: Set<string>;
  };
}

/**
 * Makes the axe of a page pass a text without measuring if one with the same colours has passed. Measuring takes axe
 * ten times as long as all other rules together, and the site has thousands of texts in a few dozen colours. Only
 * passes are remembered: failures and undecided results are measured for each text, and reported as usual.
 *
 * Runs in the page, so it cannot use anything from outside. Call it after axe was loaded and before each run, because
 * the page may have changed.
 *
 * @param passed the descriptions of texts that have passed on other pages
 * @throws if this version of axe no longer has the check.
 */
export function reuseContrast({styles, passed}: {styles: typeof CONTRAST_STYLES; passed: string[]}): void {
  const page = window as unknown as ContrastPage;
  const {_audit: audit, commons} = page.axe;
  const check = audit.checks['color-contrast'];
  if (!check) throw new Error('axe has no check "color-contrast": adapt tests/reuseContrast.ts');
  const measure = (check.measure ??= check.evaluate);

  const read = (element: Element, names: string[]): string => {
    const style = getComputedStyle(element);
    return names.map((name) => style.getPropertyValue(name)).join(';');
  };
  /** Shortens descriptions, because a text's ancestry would contain those of all its ancestors (FNV-1a, twice). */
  const hash = (text: string): string => {
    let [first, second] = [0x811c9dc5, 0x1000193];
    for (let index = 0; index < text.length; index += 1) {
      first = Math.imul(first ^ text.charCodeAt(index), 0x1000193);
      second = Math.imul(second ^ text.charCodeAt(index), 0x85ebca6b);
    }
    return (first >>> 0).toString(36) + (second >>> 0).toString(36);
  };

  const createDescription = () => {
    const backdrops = new Map<Element, string>();
    const readBackdrop = (element: Element): string => {
      const known = backdrops.get(element) ?? hash(`${element.localName};${read(element, styles.backdrop)}`);
      backdrops.set(element, known);
      return known;
    };
    /** Hashes of the backdrops of an element and all its ancestors. */
    const ancestries = new Map<Element, string>();
    const readAncestry = (element: Element): string => {
      const known = ancestries.get(element);
      if (known !== undefined) return known;
      const outer = element.parentElement ? readAncestry(element.parentElement) : '';
      const ancestry = hash(`${readBackdrop(element)}<${outer}`);
      ancestries.set(element, ancestry);
      return ancestry;
    };
    return (element: Element, behind: readonly Element[]): string => {
      // A link must also differ from the text around it.
      const around = element.localName === 'a' ? element.parentElement : null;
      const text = [element, around].map((one) => (one ? read(one, styles.text) : ''));
      return hash([...text, readAncestry(element), ...behind.map(readBackdrop)].join('|'));
    };
  };

  const contrast = {
    texts: new Map<Element, Element[] | undefined>(),
    createDescription,
    passed: new Set(passed),
  };
  page.contrast = contrast;
  const describeText = createDescription();
  check.evaluate = function evaluate(node, options, virtualNode, context) {
    // axe never passes a text whose lines are on top of different elements, so the first line is enough.
    const behind = commons.dom.getTextElementStack(node)[0];
    const isOnTop = behind?.[0] === node;
    contrast.texts.set(node, isOnTop ? behind : undefined);
    const description = isOnTop ? describeText(node, behind) : undefined;
    if (description !== undefined && contrast.passed.has(description)) return true;
    const result = measure.call(this, node, options, virtualNode, context);
    if (description !== undefined && result === true) contrast.passed.add(description);
    return result;
  };
}

/**
 * Runs the colour rules again after the colours of a page have changed, for texts that do not look like any that has
 * passed. Reuses the stacking order from the run with all rules.
 *
 * Runs in the page.
 */
export async function checkNewColours(rules: string[]): Promise<axe.Result[]> {
  const {axe: pageAxe, contrast} = window as unknown as ContrastPage;
  const check = pageAxe._audit.checks['color-contrast'];
  if (!contrast || !check?.measure) throw new Error('Run all rules before those about colours.');
  const describeText = contrast.createDescription();
  const found = new Map<string, Element>();
  const covered: Element[] = [];
  for (const [element, behind] of contrast.texts) {
    if (!behind) covered.push(element);
    else {
      const description = describeText(element, behind);
      if (!contrast.passed.has(description)) found.set(description, element);
    }
  }
  const include = [...found.values(), ...covered];
  if (include.length === 0) return [];
  // Measures directly: these texts are unique, and the replacement of the check has read the previous colours.
  check.evaluate = check.measure;
  const {violations} = await pageAxe.run(
    {include},
    {
      runOnly: {type: 'rule', values: rules},
      resultTypes: ['violations'],
    },
  );
  if (violations.length === 0) for (const description of found.keys()) contrast.passed.add(description);
  return violations;
}
