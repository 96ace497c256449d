import {describe, expect, it} from 'vitest';

import {renderHeadersConf} from './renderHeadersConf';

// tests/hosting compares what nginx makes of it with `collectHeaders`.
describe('renderHeadersConf', () => {
  it('checks later rules first, the rule for everything last, and lets only responses with a file be cached', () => {
    const conf = renderHeadersConf([
      {path: '/docs/b', headers: {'X-A': 'overridden by the next one'}},
      {path: '/*', headers: {'X-A': 'a "b" \\'}},
      {path: '/frame.html', headers: {'X-A': "script-src 'none'"}},
      {path: '/*.md', headers: {'X-A': 'sandbox'}},
      {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
    ]);
    expect(conf).toBe(`# Made from _headers by \`npm run pack\`.

map "$path" $header_x_a {
    "~^/.*\\.md$" "sandbox";
    "~^/frame\\.html$" "script-src 'none'";
    default "a \\"b\\" \\\\";
}

add_header X-A $header_x_a always;

map "$path" $header_cache_control_of_file {
    "~^/assets/.*$" "immutable";
    default "no-cache";
}

map "$status" $header_cache_control {
    "~^(?:200|304)$" "$header_cache_control_of_file";
    default "no-cache";
}

add_header Cache-Control $header_cache_control always;
`);
  });

  it.each([
    ['/*', '$host', 'X-A holds a character that nginx cannot send'],
    ['/*', 'a\nb', 'X-A holds a character that nginx cannot send'],
    ['/*', 'a'.repeat(4001), 'X-A is longer than the 4000 bytes'],
    ['/a/:b', 'a', 'nginx takes paths of letters'],
    ['/*.md/a', 'a', 'nginx takes paths of letters'],
    ['/*/a', 'a', 'nginx takes paths of letters'],
  ])('refuses %s with %j', (path, value, message) => {
    expect(() => renderHeadersConf([{path, headers: {'X-A': value}}])).toThrow(`_headers: ${message}`);
  });
});
