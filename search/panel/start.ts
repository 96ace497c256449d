import {translate} from '@docusaurus/Translate';
import startPages from '@theme/startPages';

import {create} from '../../browser/create';
import {isModified} from './elements';

/** Pages for readers who don't know what to type or whose words lead nowhere. Undefined if the site has none. */
export function createStart(baseUrl: string, onFollow: (route: string) => void): HTMLElement | undefined {
  if (startPages.length === 0) return undefined;
  const label = translate({
    id: 'localSearch.start.title',
    message: 'Start here',
    description: 'Heading above pages to begin with',
  });
  const items = startPages.map(({to, title, text}) => {
    const route = baseUrl + to.slice(1);
    const link = create('a', {href: route}, title, create('span', {}, text));
    link.addEventListener('click', (event) => {
      if (isModified(event)) return;
      event.preventDefault();
      onFollow(route);
    });
    return create('li', {}, link);
  });
  return create(
    'nav',
    {class: 'search-start', 'aria-label': label},
    create('p', {'aria-hidden': 'true'}, label),
    create('ul', {class: 'scb-list'}, ...items),
  );
}
