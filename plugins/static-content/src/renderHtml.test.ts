import {expect, it} from 'vitest';

import {createElement} from './hast';
import {renderHtml} from './renderHtml';

it('writes elements, attributes and texts, and escapes what has a meaning in HTML', () => {
  const link = createElement(
    'a',
    {href: '?a="b"&c=<d>', className: ['x', 'y'], dataLabel: 'z', hidden: true},
    [{type: 'text', value: '<b> & "c"'}],
  );
  expect(renderHtml([createElement('td', {role: 'cell', id: undefined}, [link])])).toBe(
    '<td role="cell"><a href="?a=&quot;b&quot;&amp;c=&lt;d&gt;" class="x y" data-label="z" hidden="">&lt;b&gt; &amp; "c"</a></td>',
  );
});

it('closes no element that cannot have content', () => {
  expect(renderHtml([createElement('br', {}, []), createElement('td', {}, [])])).toBe('<br><td></td>');
});

it('refuses what is no HTML', () => {
  expect(() => renderHtml([{type: 'comment', value: 'x'}])).toThrow('A node of type "comment" is no HTML.');
});
