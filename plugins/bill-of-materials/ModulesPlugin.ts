import type {CurrentBundler} from '@docusaurus/types';

import {unmarkHashes} from '../any-folder/hashMarks';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** The fields used of the bundler's modules; a concatenated module lists its parts in `modules`. */
interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}

const NAME = 'ModulesPlugin';

function* listFiles({resource, modules}: Module): Iterable<string> {
  // The query holds options of the loaders and is not part of the path.
  if (resource) yield unmarkHashes(resource.replace(/(?<!\u200b)[?#].*$/, ''));
  for (const inner of modules ?? []) yield* listFiles(inner);
}

/** Reports, after a compilation, the files whose code is in its scripts and style sheets. */
export class ModulesPlugin {
  readonly #onFiles: (files: ReadonlySet<string>) => void;

  constructor(onFiles: (files: ReadonlySet<string>) => void) {
    this.#onFiles = onFiles;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, ({chunkGraph, chunks}) => {
      const files = new Set<string>();
      for (const chunk of chunks) {
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
          for (const file of listFiles(module as Module)) files.add(file);
        }
      }
      this.#onFiles(files);
    });
  }
}
