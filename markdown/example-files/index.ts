import {replaceElements} from '../replaceElements';
import {createCodeBlock} from './createCodeBlock';

export interface Options {
  folder: string;
}

/**
 * Remark plugin: replaces each `<ExampleFile path="…" />` on a line of its own with a code block that shows the file,
 * so that pages show what the tests run.
 */
export default function remarkExampleFiles({folder}: Options) {
  return replaceElements({
    ExampleFile: {
      attributes: ['path', 'live', 'input', 'env'],
      create: (attributes) => [createCodeBlock(attributes, folder)],
    },
  });
}
