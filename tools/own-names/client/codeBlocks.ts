import {create} from '../../../browser/create';
import {findNames, fitName, type Kind, type Occurrence} from './names';
import type {OwnNames} from './storage';

/** Commands and files. Output stays as it is, and so does code that readers can change. */
const BLOCKS = ':is(.code-terminal, .code-file) pre > code';
const EXCLUDED = '[data-starts-scripts]';

function collectBlocks(): Element[] {
  return [...document.querySelectorAll(BLOCKS)].filter((code) => !code.closest(EXCLUDED));
}

/** The names that readers replace on this page, with their kind, in the order of the page. */
export function collectNames(): Map<string, Kind> {
  const names = new Map<string, Kind>();
  for (const code of collectBlocks()) {
    const original = code.cloneNode(true) as Element;
    restoreNames(original);
    for (const {name, kind} of findNames(original.textContent).reverse()) names.set(name, kind);
  }
  return names;
}

/** Finds the text node and the offset in it for an offset in the whole text. */
function findPoint(code: Element, offset: number): [Node, number] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (rest <= node.length) return [node, rest];
    rest -= node.length;
  }
  return [code, code.childNodes.length];
}

function replaceName(code: Element, occurrence: Occurrence, own: string): void {
  const {name, start} = occurrence;
  const range = document.createRange();
  range.setStart(...findPoint(code, start + 1));
  range.setStart(range.startContainer, range.startOffset - 1);
  range.setEnd(...findPoint(code, start + name.length));
  range.deleteContents();
  const attributes = {class: 'own-name', 'data-name': name, title: `Your name for ${name}`};
  range.insertNode(create('mark', attributes, fitName(own, occurrence)));
}

function restoreNames(within: ParentNode): void {
  for (const mark of within.querySelectorAll<HTMLElement>('mark.own-name')) {
    const {parentNode} = mark;
    mark.replaceWith(mark.dataset.name ?? '');
    parentNode?.normalize();
  }
}

/** Blocks that show the current names: not touched again, because that would end a selection in them. */
let shown = new WeakSet<Element>();

/** Shows the reader's names in the commands and files that have appeared. The copy buttons copy what is shown. */
export function showNames(ownNames: OwnNames): void {
  for (const code of collectBlocks()) {
    if (shown.has(code)) continue;
    shown.add(code);
    for (const occurrence of findNames(code.textContent)) {
      const own = ownNames[occurrence.name];
      if (own) replaceName(code, occurrence, own);
    }
  }
}

export function changeNames(ownNames: OwnNames): void {
  restoreNames(document);
  shown = new WeakSet();
  showNames(ownNames);
}
