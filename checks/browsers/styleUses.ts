import postcss, {type ChildNode, type Declaration} from 'postcss';

import {indexFeatures, type Path, type Use} from './compatibility';

/** Functions and units, which any property may have. */
const TYPES = indexFeatures([['css', 'types'], 1], [['css', 'types'], 2]);
const PREFIX = /^-(?:webkit|moz)-/;
/** What a browser need not know, although it may look like a keyword: texts, URLs, names and colours. */
const OPAQUE = /"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\w-]+/g;
/** Lists of selectors of which a browser skips those that it does not know. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g;

function isInside(node: ChildNode, name: RegExp): boolean {
  const {parent} = node;
  if (!parent || parent.type === 'root') return false;
  return ('name' in parent && name.test(parent.name)) || isInside(parent as ChildNode, name);
}

/** Whether an earlier declaration of its rule sets the same property. */
function isRepeated(declaration: Declaration): boolean {
  const siblings = declaration.parent?.nodes ?? [];
  const earlier = siblings.slice(0, siblings.indexOf(declaration));
  return earlier.some((node) => node.type === 'decl' && node.prop === declaration.prop);
}

/** The property of a declaration and the parts of its value, each with the features that it may be. */
function collectParts({prop, value}: Declaration): Path[][] {
  const property = ['css', 'properties', prop.replace(PREFIX, '')];
  const text = value.replace(OPAQUE, '""');
  return [
    [property],
    text.includes('/') ? [[...property, 'alt_text']] : [],
    ...[...text.matchAll(/(?<![\w-])([a-z][\w-]*)(\(?)/g)].map(([, name = '', bracket]) => [
      [...property, name],
      ...(bracket === '(' ? (TYPES.get(name) ?? []) : []),
    ]),
    ...[...text.matchAll(/\d([a-z]+)/g)].map(([, unit = '']) => TYPES.get(unit) ?? []),
  ];
}

/** Lists what a style sheet uses outside `@supports` and without an earlier declaration to fall back to. */
export function collectStyleUses(css: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css).walk((node) => {
    if (isInside(node, /^supports$/)) return;
    const text = node.toString().slice(0, 120);
    const add = (...paths: Path[]): number => uses.push({paths, text});
    if (node.type === 'decl') {
      const isFallback = isRepeated(node);
      if (!isFallback) collectParts(node).forEach((paths) => add(...paths));
      else if (node.value.includes('var('))
        uses.push({paths: [], text, fault: 'no browser falls back from it, as var() is resolved too late'});
    } else if (node.type === 'atrule') {
      const path = ['css', 'at-rules', node.name];
      add(path, ['css', 'at-rules', 'page', `at_${node.name}`]);
      for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) add([...path, name]);
    } else if (node.type === 'rule' && !isInside(node, /keyframes$/)) {
      if (node.parent?.type === 'rule') add(['css', 'selectors', 'nesting']);
      for (const [, name = ''] of node.selector.matchAll(/(?<![\\:]):{1,2}([a-z-]+)/g))
        add(['css', 'selectors', name.replace(PREFIX, '')]);
      const haveHas = node.selectors.map((selector) => selector.replace(FORGIVING, '').includes(':has('));
      const fault = 'a browser without :has() drops the whole list: use a rule of its own, or :is()';
      if (new Set(haveHas).size > 1) uses.push({paths: [], text, fault});
    }
  });
  return uses;
}
