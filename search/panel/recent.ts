import {translate} from '@docusaurus/Translate';

import type {RecentResult} from '../client/recentResults';
import {create} from '../../browser/create';
import type {ListedResult} from './results';

export function toRecentItem({route, title, path}: RecentResult): ListedResult {
  return {route, path, title: [{text: title, marked: false}], passage: []};
}

export function toRecentResult({route, title, path}: ListedResult): RecentResult {
  return {route, path, title: title.map(({text}) => text).join('')};
}

export function createRecentHeader(label: string, onClear: () => void): HTMLElement {
  const forget = translate({
    id: 'localSearch.recent.clear',
    message: 'Forget these',
    description: 'Button that forgets recently opened results',
  });
  const button = create('button', {type: 'button'}, forget);
  button.addEventListener('click', onClear);
  return create('div', {class: 'search-recent'}, create('p', {}, label), button);
}
