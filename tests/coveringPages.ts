import {readdirSync} from 'node:fs';

import {Parser} from 'htmlparser2';

import {readBuiltFile, readPageHtml, readPagePaths} from './buildPages';

const STYLES_DIR = 'assets/css';

/** Attributes whose presence decides what style sheets and assistive technology make of an element. */
const DECISIVE = /^(?:(?:aria|data)-.+|alt|for|hidden|href|scope|tabindex|title)$/;

/** Opening a page takes as long as checking so many elements. */
const OPENING = 600;

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
  const pages = readPagePaths().map((path) => readCombinations(path, styled));
  const missing = new Set(pages.flatMap(({combinations}) => [...combinations]));
  found = {paths: [], combinations: missing.size};
  while (missing.size > 0) {
    const value = ({combinations, size}: BuiltPage) =>
      [...combinations].filter((one) => missing.has(one)).length / (OPENING + size);
    const best = pages.reduce((one, page) => (value(page) > value(one) ? page : one));
    found.paths.push(best.path);
    for (const combination of best.combinations) missing.delete(combination);
  }
  return found;
}
