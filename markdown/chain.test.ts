import {expect, it} from 'vitest';

import {createMarkdownChain} from './chain';

it('puts no options into the configuration, which is part of the scripts of pages', () => {
  const chain = JSON.stringify(
    createMarkdownChain('/folder/of/the/site', {plain: {color: 'red'}, styles: []}, [() => () => undefined]),
  );
  expect(chain).not.toMatch(/folder|red/);
});
