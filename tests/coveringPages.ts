import {readdirSync} from 'node:fs';

import {Parser} from 'htmlparser2';

import {readBuiltFile, readPageHtml, readPagePaths} from './buildPages';

const STYLES_DIR = 'assets/css';

/** Attributes whose presence decides what style sheets and assistive technology make of an element. */
const DECISIVE = /^(?:(?:aria|data)-.+|alt|for|hidden|href|scope|tabindex|title)$/;

interface BuiltPage {
  path: string;
  /** Number of elements, to which the time of a check is proportional. */
  size: number;
  combinations: Set<string>;
}

/** Reads the classes that a style sheet of the build names. Others, such as languages of code, change no look. */
function readStyledClasses(): Set<string> {
  const css = readdirSync(`build/${STYLES_DIR}`).map((file) =>
    readBuiltFile(`${STYLES_DIR}/${file}`).toString(),
  );
  return new Set([...css.join('').matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/** Reads which combinations of tag, classes, role, type, attributes and parent the body of a page has. */
function readCombinations(path: string, styled: ReadonlySet<string>): BuiltPage {
  const combinations = new Set<string>();
  const ancestors: string[] = [];
  let size = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {class: classes = '', role = '', type = ''} = attributes;
      const names = classes.split(/\s+/).filter((name) => styled.has(name));
      const element = [tag, ...names.sort()].join('.');
      const decisive = Object.keys(attributes).filter((name) => DECISIVE.test(name));
      size += 1;
      combinations.add([ancestors.at(-1), element, role, type, ...decisive.sort()].join(' '));
      ancestors.push(element);
    },
    onclosetag: () => void ancestors.pop(),
  });
  const html = readPageHtml(path);
  // Without the element `html`, whose classes name the page.
  parser.end(html.slice(html.indexOf('<body')));
  return {path, size, combinations};
}

let found: {paths: string[]; combinations: number} | undefined;

/**
 * Finds pages that together have every kind of element of the site: each combination of tag, classes, role, type,
 * attributes and parent that occurs in the build. Prefers small pages. For checks that would take too long on all.
 */
export function findCoveringPages(): {paths: string[]; combinations: number} {
  if (found) return found;
  const styled = readStyledClasses();
  const pages = readPagePaths()
    .map((path) => readCombinations(path, styled))
    .sort((a, b) => a.size - b.size);
  const counts = new Map<string, number>();
  for (const combination of pages.flatMap((page) => [...page.combinations])) {
    counts.set(combination, (counts.get(combination) ?? 0) + 1);
  }
  const missing = new Set(counts.keys());
  const countMissing = ({combinations}: BuiltPage) =>
    [...combinations].filter((one) => missing.has(one)).length;
  const paths: string[] = [];
  const take = (page: BuiltPage): void => {
    paths.push(page.path);
    for (const combination of page.combinations) missing.delete(combination);
  };
  // No other page has something of these.
  for (const page of pages) {
    if ([...page.combinations].some((combination) => counts.get(combination) === 1)) take(page);
  }
  while (missing.size > 0) {
    const value = (page: BuiltPage) => countMissing(page) / page.size;
    take(pages.reduce((best, page) => (value(page) > value(best) ? page : best)));
  }
  found = {paths, combinations: counts.size};
  return found;
}
