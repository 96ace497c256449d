import type {ListItem, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {renderComponent} from '../jsx';
import {firstSteps} from './firstSteps';
import {link, paragraph, strong} from '../nodes';

/** The way of a newcomer through the first pages: which step, from 1, the page is about, and links to the others. */
export function renderFirstSteps(current: number): RootContent[] {
  if (firstSteps[current - 1] === undefined) {
    throw new Error(`needs the attribute "step": a number from 1 to ${firstSteps.length}`);
  }
  const place = `Step ${current} of ${firstSteps.length}`;
  const items = firstSteps.map(({title, to}, index): ListItem => {
    const isCurrent = index + 1 === current;
    return {
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [isCurrent ? strong(title) : link(to, title)]}],
      data: {
        hProperties: {
          className: [index < current ? 'done' : 'open'],
          ...(isCurrent && {ariaCurrent: 'step'}),
        },
      },
    };
  });
  const nav: MdxJsxFlowElement = {
    ...renderComponent('nav', {
      className: 'first-steps',
      'aria-label': `First steps, ${place.toLowerCase()}`,
    }),
    children: [
      paragraph([{type: 'text', value: place}]),
      {type: 'list', ordered: true, spread: false, children: items},
    ] as MdxJsxFlowElement['children'],
  };
  return [nav];
}
