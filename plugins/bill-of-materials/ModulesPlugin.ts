import type {CurrentBundler} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What modules of the bundler have in common; one that was joined of several lists them. */
interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}

const NAME = 'ModulesPlugin';

function* listFiles({resource, modules}: Module): Iterable<string> {
  // The query belongs to the loaders.
  if (resource) yield resource.replace(/[?#].*$/, '');
  for (const inner of modules ?? []) yield* listFiles(inner);
}

/** Hands over the files whose code is in the scripts and style sheets of a compilation, once it is done. */
export class ModulesPlugin {
  readonly #onFiles: (files: ReadonlySet<string>) => void;

  /** @param onFiles takes absolute paths; files that no chunk contains are not among them */
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
