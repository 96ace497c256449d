import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {DEFAULT_PATHS, validateOptions, type Options} from './options';

/** Docusaurus' own, which adds an id to the options of each plugin. */
const validate = normalizePluginOptions as unknown as Parameters<typeof validateOptions>[0]['validate'];

function readPaths(options: Options | undefined): string[] {
  return validateOptions({validate, options}).paths;
}

describe('options', () => {
  it('name the common scripts unless they say otherwise', () => {
    expect(readPaths(undefined)).toEqual(DEFAULT_PATHS);
    expect(readPaths({paths: []})).toEqual([]);
    expect(readPaths({paths: ['js/worker.min.js']})).toEqual(['js/worker.min.js']);
  });

  it.each(['/sw.js', '../sw.js', 'a/../../sw.js', 'sw', 'a//sw.js', '.js', 'https://example.com/sw.js'])(
    'refuse %s and say what a path looks like',
    (path) => {
      expect(() => readPaths({paths: [path]})).toThrow(
        `"paths[0]" is "${path}". It must be a file below the base path that ends in .js, without a slash at the start, such as sw.js`,
      );
    },
  );

  it('refuse a path that is there twice', () => {
    expect(() => readPaths({paths: ['sw.js', 'sw.js']})).toThrow('"paths[1]" contains a duplicate value');
  });
});
