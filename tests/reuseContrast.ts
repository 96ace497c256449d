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
  run: (typeof axe)['run'];
}

/** What {@link reuseContrast} leaves in a page. */
export interface ContrastPage {
  axe: PageAxe;
  contrast?: {
    /** The texts that axe has looked at, each with what lies behind it; nothing where it is hidden or covered. */
    texts: Map<Element, Element[] | undefined>;
    /** Everything that decides about the contrast of a text, in the colours that the page has now. */
    createDescription: () => (element: Element, behind: readonly Element[]) => string;
    /** The descriptions of texts that have passed, in this page or another one. */
    passed: Set<string>;
  };
}

/**
 * Makes the axe of a page pass a text without measuring when one with the same colours has passed. Measuring takes axe ten
 * times as long as all other rules together, and a site has thousands of texts in some dozens of colours. Only a pass is
 * remembered: what fails or cannot be told is measured for each text, and reported as ever.
 *
 * Runs in the page, so it can use nothing from outside: after axe was loaded and before every run of it, because a page may
 * have changed since.
 *
 * @param passed the descriptions of what has passed in other pages
 * @throws if this version of axe has no such check any more.
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
  /** Short, as the ancestries of a text hold those of all its ancestors (FNV-1a, twice). */
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
    /** The backdrops of an element and all its ancestors. */
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
      // A link has to differ from the text around it as well.
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
    // A text whose lines lie on different elements is never passed by axe, so the first line tells enough.
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
 * Runs rules about colours on a page again, in other colours, where a text looks as none that has passed. What lies above
 * what is as it was when {@link reuseContrast} ran with all rules.
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
  // These are one of a kind, and what the other one has read are the colours of before.
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
