import {translate} from '@docusaurus/Translate';

import {create} from '../../browser/create';
import {replaceIfChanged} from './elements';

/** The foot of the panel: its keys, and a short reference of the query syntax. */
export function createHelp() {
  const operators = [
    ['+word', translate({id: 'localSearch.help.required', message: 'required'})],
    ['-word', translate({id: 'localSearch.help.excluded', message: 'excluded'})],
    ['"two words"', translate({id: 'localSearch.help.phrase', message: 'in order'})],
    ['title:word', translate({id: 'localSearch.help.field', message: 'in titles'})],
    ['wor*', translate({id: 'localSearch.help.prefix', message: 'prefix'})],
    ['word~1', translate({id: 'localSearch.help.distance', message: 'similar'})],
    ['word^2', translate({id: 'localSearch.help.boost', message: 'boost'})],
  ] as const;
  const title = translate({
    id: 'localSearch.help.title',
    message: 'Syntax',
    description: 'Opens the reference of the query syntax',
  });
  const createKey = (key: string, effect: string) => create('span', {}, create('kbd', {}, key), ` ${effect}`);
  const close = createKey('esc', translate({id: 'localSearch.keys.close', message: 'close'}));
  const all = [
    createKey('↑↓', translate({id: 'localSearch.keys.select', message: 'select'})),
    createKey('↵', translate({id: 'localSearch.keys.open', message: 'open'})),
    close,
  ];
  const keys = create('p', {});
  const items = operators.map(([example, meaning]) =>
    create('li', {}, create('code', {}, example), ` ${meaning}`),
  );
  return {
    element: create(
      'div',
      {class: 'search-help'},
      keys,
      create('details', {}, create('summary', {}, title), create('ul', {class: 'scb-list'}, ...items)),
    ),
    /** Some keys need something to select. */
    update(hasItems: boolean): void {
      replaceIfChanged(keys, String(hasItems), () => (hasItems ? all : [close]));
    },
  };
}
