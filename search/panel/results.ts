import {translate} from '@docusaurus/Translate';

import type {RecordType} from '../core/index/records';
import type {Segment} from '../core/text/passage';
import {create} from '../../browser/create';
import {isModified, replaceIfChanged, showSegments} from './elements';

export const RESULTS_ID = 'search-results';

/** A search result, or a recently opened one. */
export interface ListedResult {
  route: string;
  title: Segment[];
  path: string[];
  type?: RecordType;
  passage: Segment[];
}

interface Actions {
  onActivate: (index: number) => void;
  onOpen: (item: ListedResult) => void;
  /** The browser opens the result in another tab or window or, unless `isCertain`, may do so. */
  onLeave: (item: ListedResult, isCertain: boolean) => void;
}

const MIDDLE_BUTTON = 1;

function getTypeLabel(type: RecordType): string {
  return type === 'docs'
    ? translate({id: 'localSearch.type.docs', message: 'Docs', description: 'Type of a result'})
    : translate({id: 'localSearch.type.blog', message: 'Blog', description: 'Type of a result'});
}

/** The type, unless the path begins with it, and the path. */
function toPath({type, path}: ListedResult): string[] {
  if (!type) return path;
  const label = getTypeLabel(type);
  return path[0] === label ? path : [label, ...path];
}

/** Its element stays the same: a click on it is not lost when the passage arrives. */
interface Row {
  element: HTMLElement;
  update: (item: ListedResult, index: number) => void;
}

function createRow(route: string): Row {
  const title = create('span', {class: 'search-title'});
  const path = create('span', {class: 'search-path'});
  const passage = create('span', {class: 'search-passage'});
  const heading = create('span', {class: 'search-heading'}, title, ' ', path);
  const element = create('a', {role: 'option', tabindex: '-1', href: route, class: 'search-result'}, heading);
  return {
    element,
    update(item, index) {
      element.id = `${RESULTS_ID}-${index}`;
      showSegments(title, item.title);
      const parts = toPath(item);
      replaceIfChanged(path, parts.join('\n'), () => parts.map((part) => create('span', {}, part)));
      showSegments(passage, item.passage);
      if (item.passage.length > 0) element.append(passage);
      else passage.remove();
    },
  };
}

/** Readers select with the keyboard, while the field has the focus, or with the pointer. */
export function createResults({onActivate, onOpen, onLeave}: Actions) {
  const element = create('div', {id: RESULTS_ID, role: 'listbox', class: 'search-list'});
  let items: ListedResult[] = [];
  let rows = new Map<string, Row>();
  let shown: HTMLElement | undefined;
  let isScrolled = false;

  /** Handles events of the pointer on a result. */
  function listen(
    type: 'mousemove' | 'click' | 'auxclick' | 'contextmenu',
    handle: (item: ListedResult, event: MouseEvent, index: number) => void,
  ): void {
    element.addEventListener(type, (event) => {
      const row = event.target instanceof Element && event.target.closest('[role=option]');
      const index = row ? [...element.children].indexOf(row) : -1;
      const item = items[index];
      if (item) handle(item, event, index);
    });
  }

  element.addEventListener('scroll', () => (isScrolled = true), {passive: true});
  listen('mousemove', (_item, _event, index) => onActivate(index));
  listen('click', (item, event) => {
    if (isModified(event)) {
      onLeave(item, true);
      return;
    }
    event.preventDefault();
    onOpen(item);
  });
  listen('auxclick', (item, event) => {
    if (event.button === MIDDLE_BUTTON) onLeave(item, true);
  });
  listen('contextmenu', (item) => onLeave(item, false));

  return {
    element,
    update(next: ListedResult[], activeIndex: number, label: string): void {
      element.setAttribute('aria-label', label);
      const isNew = next !== items;
      if (isNew) {
        items = next;
        rows = new Map(items.map(({route}) => [route, rows.get(route) ?? createRow(route)]));
        // Moving an element would lose a click on it too, so only those in the wrong place are moved.
        [...rows.values()].forEach((row, index) => {
          const other = element.children[index];
          if (other !== row.element) element.insertBefore(row.element, other ?? null);
        });
        while (element.children.length > rows.size) element.lastChild?.remove();
        items.forEach((item, index) => rows.get(item.route)?.update(item, index));
      }
      const elements = [...rows.values()].map((row) => row.element);
      const active = elements[activeIndex];
      for (const other of elements) {
        const isSelected = String(other === active);
        if (other.getAttribute('aria-selected') !== isSelected)
          other.setAttribute('aria-selected', isSelected);
      }
      // Not needlessly, because it makes the browser compute the layout now.
      if ((isNew && isScrolled) || (active !== shown && (activeIndex > 0 || isScrolled))) {
        active?.scrollIntoView({block: 'nearest'});
      }
      shown = active;
    },
  };
}
