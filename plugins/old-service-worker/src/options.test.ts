import type {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {DEFAULT_PATHS, validateOptions, type Options, type PluginOptions} from './options';

function read(options: Options | undefined): PluginOptions {
  return validateOptions({
    options,
    validate: (schema, value) => {
      const {error, value: valid} = (schema as Joi.ObjectSchema<PluginOptions>).validate(value ?? {});
      if (error) throw error;
      return valid as PluginOptions;
    },
  });
}

describe('options', () => {
  it('name the common scripts unless they say otherwise', () => {
    expect(read(undefined)).toEqual({paths: DEFAULT_PATHS});
    expect(read({paths: []})).toEqual({paths: []});
    expect(read({paths: ['js/worker.min.js']})).toEqual({paths: ['js/worker.min.js']});
  });

  it.each(['/sw.js', '../sw.js', 'a/../../sw.js', 'sw', 'a//sw.js', '.js', 'https://example.com/sw.js'])(
    'refuse %s and say what a path looks like',
    (path) => {
      expect(() => read({paths: [path]})).toThrow(
        `"paths[0]" is "${path}". It must be a file below the base path that ends in .js, without a slash at the start, such as sw.js`,
      );
    },
  );

  it('refuse a path that is there twice', () => {
    expect(() => read({paths: ['sw.js', 'sw.js']})).toThrow('"paths[1]" contains a duplicate value');
  });
});
