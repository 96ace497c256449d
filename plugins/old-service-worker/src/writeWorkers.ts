import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/**
 * Writes a script to paths of a finished build.
 *
 * @param outDir folder of the build
 * @param paths files below it, with forward slashes
 * @throws if one of the files is there already: the build has put something else there
 */
export async function writeWorkers(outDir: string, paths: readonly string[], script: string): Promise<void> {
  for (const path of paths) {
    const file = join(outDir, path);
    await mkdir(dirname(file), {recursive: true});
    try {
      await writeFile(file, script, {flag: 'wx'});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new Error(
        `The build has a file ${path} already. Remove it (it may come from static/), or leave ${path} out of the option "paths" of plugins/old-service-worker.`,
        {cause: error},
      );
    }
  }
}
