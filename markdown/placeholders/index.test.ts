import {join} from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {loadRelease} from '../../platform/loadPlatform';
import remarkRelease from './index';

function transform(source: string): Root {
  const file = new VFile({cwd: '/site', path: join('/site', 'docs', 'page.md'), value: source});
  const tree = unified().use(remarkParse).parse(file);
  remarkRelease()(tree, file);
  return tree;
}

describe('remarkRelease', () => {
  it('writes the documented version, so that it is shown, searched and copied', () => {
    const tree = transform('```bash\nhelm pull a --version %release.version%\n```');
    expect(toString(tree)).toBe(`helm pull a --version ${loadRelease().version}`);
  });

  it('refuses an unknown placeholder with file and line', () => {
    expect(() => transform('A page.\n\nRelease %release.date%.')).toThrow(
      /^docs\/page\.md:3: the placeholder %release\.date% is not known\./,
    );
  });
});
