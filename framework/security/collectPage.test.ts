import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';

import {collectPage} from './collectPage';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('collectPage', () => {
  it('allows inline scripts by hash, each once', () => {
    const html = '<script>a()</script><p>x</p><script>b < 1 && "&amp;"</script><script>a()</script>';
    expect(collectPage(html).scriptHashes).toEqual([hash('a()'), hash('b < 1 && "&amp;"')]);
  });

  it('includes modules, but neither files nor data', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type=module>m()</script>';
    expect(collectPage(html).scriptHashes).toEqual([hash('m()')]);
  });

  it.each([
    ['<p style="color:red">', '<p style="color:red">'],
    ['<td style=text-align:right>', '<td style="text-align:right">'],
    ['<button onclick="x()">', '<button onclick="x()">'],
    ['<a href=" JavaScript:x()">', '<a href=" JavaScript:x()">'],
    ['<form action="javascript:x()">', '<form action="javascript:x()">'],
    ['<svg><a xlink:href="javascript:x()">', '<a xlink:href="javascript:x()">'],
    ['<style>p{}</style>', '<style>'],
  ])('finds what no policy may allow: %s', (html, found) => {
    expect(collectPage(html).forbidden).toEqual([found]);
  });

  it('does not mistake text for an attribute or a URL', () => {
    const html =
      '<pre>&lt;p style="a"&gt; onclick="b"</pre><script>"<p style=c>"</script><p data-style="d">' +
      '<p title="javascript: the language of hooks"><meta name=description content="JavaScript: hooks">';
    expect(collectPage(html).forbidden).toEqual([]);
  });

  it('reads the policy that a page already has', () => {
    const html = `<meta http-equiv="content-security-policy" content="script-src 'none'">`;
    expect(collectPage(html).ownPolicy).toBe("script-src 'none'");
    expect(collectPage('<meta name=referrer content=origin>').ownPolicy).toBeUndefined();
  });
});
