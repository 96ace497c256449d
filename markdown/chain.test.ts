import {expect, it} from 'vitest';

import {buildMarkdownChain} from './chain';

it('puts no options into the configuration, which is part of the scripts of pages', () => {
  const chain = JSON.stringify(
    buildMarkdownChain('/folder/of/the/site', {plain: {color: 'red'}, styles: []}, [() => () => undefined]),
  );
  expect(chain).not.toMatch(/folder|red/);
});
