// cspell:ignore dangerouslysetinnerhtml xlinkhref -- attributes in lower case
import type {Definition, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import type {Fault} from '../../text/fault';
import type {JsxElement, Page} from '../sources/parsePage';
import {readAttribute, readStyle, type Attribute, type CodeNode} from './attributeValues';
import {describeLinkFault, describeSourceFault, findStyleUrls, splitSourceSet} from './urlFaults';

/** A fault within a page whose file is known anyway. */
type PageFault = Omit<Fault, 'file'>;

/** Elements that have no place in content, and what to do instead. */
const FORBIDDEN_ELEMENTS = new Map([
  ['script', 'Write a component in src/components instead.'],
  ['iframe', 'Link to the page instead.'],
  ['frame', 'Link to the page instead.'],
  ['frameset', 'Link to the pages instead.'],
]);

/** Attributes from which a page loads something, in lower case. `sources` is that of Docusaurus' themed images. */
const SOURCE_ATTRIBUTES = new Set(['src', 'poster', 'background', 'sources', 'srcset', 'imagesrcset']);
const SOURCE_SETS = new Set(['srcset', 'imagesrcset']);
/** `href` of these elements loads something; that of the others is a link. */
const HREF_LOADERS = new Set(['link', 'base', 'image', 'use', 'feimage']);
const HREF_ATTRIBUTES = new Set(['href', 'xlink:href', 'xlinkhref']);
const LINK_ATTRIBUTES = new Set([...HREF_ATTRIBUTES, 'to', 'action', 'formaction']);

function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function describeComputed(element: string, name: string): string {
  return `${name} of <${element}> is computed, so that it cannot be checked. Write the value itself.`;
}

function isSourceAttribute(element: string, name: string): boolean {
  return (
    SOURCE_ATTRIBUTES.has(name) ||
    (element === 'object' && name === 'data') ||
    (HREF_LOADERS.has(element) && HREF_ATTRIBUTES.has(name))
  );
}

/** Escapes could hide a URL from this check, so that there may be none. */
function describeStyleFaults(text: string, what: string): string[] {
  if (text.includes('\\'))
    return [`the styles of ${what} contain a backslash. Write the letters as they are.`];
  return findStyleUrls(text).flatMap((url) => describeSourceFault(url, what) ?? []);
}

function describeAttributeFaults(element: string, attribute: Attribute): string[] {
  const what = `<${element}>`;
  const name = attribute.name.toLowerCase();
  if (name.startsWith('on') || name === 'dangerouslysetinnerhtml') {
    return [
      `the attribute ${attribute.name} of ${what} puts code into the page. Write a component in src/components instead.`,
    ];
  }
  if (name === 'style') {
    const values = readStyle(attribute);
    return values
      ? values.flatMap((value) => describeStyleFaults(value, what))
      : [describeComputed(element, attribute.name)];
  }
  const isSource = isSourceAttribute(element.toLowerCase(), name);
  if (!isSource && !LINK_ATTRIBUTES.has(name)) return [];
  const text = readAttribute(attribute);
  if (text === undefined) return [describeComputed(element, attribute.name)];
  if (!isSource) return [describeLinkFault(text) ?? []].flat();
  const urls = SOURCE_SETS.has(name) ? splitSourceSet(text) : [text];
  return urls.flatMap((url) => describeSourceFault(url, what) ?? []);
}

function collectElementFaults(node: JsxElement): PageFault[] {
  const element = node.name ?? '';
  const line = node.position?.start.line;
  const advice = FORBIDDEN_ELEMENTS.get(element.toLowerCase());
  if (advice !== undefined) return [{line, message: `<${element}> has no place on a page. ${advice}`}];
  return node.attributes.flatMap((attribute): PageFault[] => {
    if (attribute.type === 'mdxJsxAttribute') {
      return describeAttributeFaults(element, attribute).map((message) => ({
        line: attribute.position?.start.line ?? line,
        message,
      }));
    }
    const message = `<${element}> takes over attributes that cannot be checked. Write them one by one instead of {${attribute.value}}.`;
    return [{line, message}];
  });
}

/** The styles in `<style>`, as text or as expression. */
function collectStyleFaults(node: JsxElement): PageFault[] {
  const faults: PageFault[] = [];
  if (node.name?.toLowerCase() !== 'style') return faults;
  visit(node, (child) => {
    if (!('value' in child) || typeof child.value !== 'string') return;
    const line = child.position?.start.line;
    faults.push(...describeStyleFaults(child.value, '<style>').map((message) => ({line, message})));
  });
  return faults;
}

/** Definitions as `[label]: https://…`, which images may use as well as links. */
function collectDefinitionFaults({tree}: Page): PageFault[] {
  const definitions: Definition[] = [];
  const imageLabels = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'definition') definitions.push(node);
    if (node.type === 'imageReference') imageLabels.add(node.identifier);
  });
  return definitions.flatMap(({identifier, url, position}) => {
    const message = imageLabels.has(identifier)
      ? describeSourceFault(url, 'the image')
      : describeLinkFault(url);
    return message === undefined ? [] : [{line: position?.start.line, message}];
  });
}

/** Code between braces and in imports: elements in it are not among those that are checked. */
function describeCodeFault({value, data}: CodeNode): string | undefined {
  // Comments only.
  if (data?.estree?.body.length === 0) return undefined;
  if (/<[A-Za-z>]/.test(value)) {
    return 'elements within braces or exports cannot be checked. Write them in the text, or a component in src/components.';
  }
  return /(?<!@)\b(?:from|import)\s*\(?\s*["'`](?:[a-z][a-z+.-]*:|\/\/)/i.test(value)
    ? 'the page imports code from elsewhere. Add the package to package.json, and import it by name.'
    : undefined;
}

function describeNodeFault(node: Nodes): string | undefined {
  switch (node.type) {
    case 'image':
      return describeSourceFault(node.url, 'the image');
    case 'link':
      return describeLinkFault(node.url);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return describeCodeFault(node);
    default:
      return undefined;
  }
}

/** Lists what a page loads from elsewhere, and code that it contains. Plain links to other hosts are fine. */
export function collectSourceFaults(page: Page): Fault[] {
  const {file, tree, frontMatter, frontMatterLines} = page;
  const faults: PageFault[] = collectDefinitionFaults(page);
  const report = (message: string | undefined, line: number | undefined) => {
    if (message !== undefined) faults.push({line, message});
  };
  if (typeof frontMatter.image === 'string') {
    report(describeSourceFault(frontMatter.image, 'the preview image'), frontMatterLines.get('image'));
  }
  visit(tree, (node, _index, parent) => {
    if (isElement(node)) faults.push(...collectElementFaults(node), ...collectStyleFaults(node));
    else report(describeNodeFault(node), (node.position ?? parent?.position)?.start.line);
  });
  return faults.map((fault) => ({file, ...fault}));
}
