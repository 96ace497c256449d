import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';

import {collectStarts, type CascadeStart} from '../../platform/cascades';
import type {Charts} from '../../platform/charts';
import {element, enumerateCode, paragraph, text, type ChartLink} from '../nodes';

type Follower = CascadeStart['followers'][number];

function list(items: ListItem[]): List {
  return {type: 'list', ordered: false, spread: false, children: items};
}

/** The text below a name: which findings start the scanners after it, or that the rule does not work as shipped. */
function describeNode({worksAsShipped}: Follower, start: CascadeStart | undefined): PhrasingContent[] {
  if (start) return [...text('finds '), ...enumerateCode(start.categories)];
  return text(worksAsShipped ? '' : 'does not work as shipped');
}

/**
 * Nested lists of which scanner starts which others. The style sheet (markdown/reference/client/cascades.css) draws them as a tree
 * that can be read aloud, searched, and used on a phone.
 */
export function renderCascadeTree(charts: Charts, linkChart: ChartLink): RootContent[] {
  const starts = collectStarts(charts);
  const isStarted = (name: string) =>
    starts.some(({source, followers}) => source !== name && followers.some(({chart}) => chart === name));

  /** @param path the scanners before this one; a repeated scanner ends the branch */
  const renderItem = (follower: Follower, path: readonly string[]): ListItem => {
    const {chart, worksAsShipped} = follower;
    const start = path.includes(chart) ? undefined : starts.find(({source}) => source === chart);
    const note = path.includes(chart) ? text('again') : describeNode(follower, start);
    const label = [linkChart(chart), ...(note.length === 0 ? [] : [element('small', [], note)])];
    return {
      type: 'listItem',
      spread: false,
      children: [
        paragraph([element('span', ['cascade-node'], label)]) as ListItem['children'][number],
        ...(start ? [list(start.followers.map((next) => renderItem(next, [...path, chart])))] : []),
      ],
      data: {hProperties: worksAsShipped ? {} : {className: ['cascade-blocked']}},
    };
  };

  const roots = starts.filter(({source}) => !isStarted(source));
  if (roots.length === 0) throw new Error('shows nothing: no rule starts a scan');
  const tree = list(roots.map(({source}) => renderItem({chart: source, worksAsShipped: true}, [])));
  return [
    {type: 'blockquote', children: [tree], data: {hName: 'div', hProperties: {className: ['cascade-tree']}}},
  ];
}
