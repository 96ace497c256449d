import {describe, expect, it} from 'vitest';

import {createHeadersConf} from './createHeadersConf';

const conf = createHeadersConf([
  {path: '/*', headers: {'Content-Security-Policy': "default-src 'none'", 'X-A': 'a "b" \\'}},
  {path: '/frame.html', headers: {'Content-Security-Policy': 'script-src blob:'}},
  {path: '/docs/a', headers: {'Content-Security-Policy': 'sandbox'}},
  {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  {path: '/*.md', headers: {'X-Robots-Tag': 'noindex'}},
]);

describe('createHeadersConf', () => {
  it('checks later rules first, and the rule for everything last', () => {
    expect(conf).toContain(
      [
        'map "$path" $header_content_security_policy {',
        '    "~^/docs/a$" "sandbox";',
        '    "~^/frame\\.html$" "script-src blob:";',
        '    default "default-src \'none\'";',
        '}',
        '',
        'add_header Content-Security-Policy $header_content_security_policy always;',
      ].join('\n'),
    );
  });

  it('escapes quotes and backslashes', () => {
    expect(conf).toContain('default "a \\"b\\" \\\\";');
  });

  it('ignores rules that a later rule for everything overrides', () => {
    const text = createHeadersConf([
      {path: '/a', headers: {'X-A': '1'}},
      {path: '/*', headers: {'X-A': '2'}},
    ]);
    expect(text).toContain('map "$path" $header_x_a {\n    default "2";\n}');
  });

  it('lets a star be followed by an extension', () => {
    expect(conf).toContain(
      'map "$path" $header_x_robots_tag {\n    "~^/.*\\.md$" "noindex";\n    default "";\n}',
    );
  });

  it('lets only responses with a file be cached', () => {
    expect(conf).toContain(
      [
        '    "~^/assets/.*$" "immutable";',
        '    default "no-cache";',
        '}',
        '',
        'map "$status" $header_cache_control {',
        '    "~^(?:200|304)$" "$header_cache_control_of_file";',
        '    default "no-cache";',
        '}',
      ].join('\n'),
    );
  });

  it('requires revalidation unless a rule says otherwise', () => {
    expect(createHeadersConf([])).toContain(
      'map "$path" $header_cache_control_of_file {\n    default "no-cache";\n}',
    );
  });

  it.each([
    [{path: '/*', headers: {'X-A': '$host'}}, '_headers: X-A holds a character that nginx cannot send'],
    [{path: '/*', headers: {'X-A': 'a\nb'}}, '_headers: X-A holds a character that nginx cannot send'],
    [{path: '/*', headers: {'X-A': 'a'.repeat(4001)}}, '_headers: X-A is longer than the 4000 bytes'],
    [{path: '/a/:b', headers: {'X-A': 'a'}}, '_headers: nginx takes paths of letters'],
    [{path: '/*.md/a', headers: {'X-A': 'a'}}, '_headers: nginx takes paths of letters'],
    [{path: '/*/a', headers: {'X-A': 'a'}}, '_headers: nginx takes paths of letters'],
  ])('refuses %j', (rule, message) => {
    expect(() => createHeadersConf([rule])).toThrow(message);
  });
});
