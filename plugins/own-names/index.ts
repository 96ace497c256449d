import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {bundleFile, readSheet} from '../../framework/bundleScript';
import {emitFiles} from '../../framework/emitFiles';

const CLIENT = join(__dirname, 'client');

/** Bundles the script that `client/start.ts`, which is on every page, loads when it is needed, with its styles. */
export function createScript(): {path: string; text: string} {
  const define = {STYLES: JSON.stringify(readSheet(join(CLIENT, 'styles.css')))};
  return bundleFile('own-names', {entry: join(CLIENT, 'index.ts'), define});
}

/** Lets readers replace the names in commands and files by their own. See README.md. */
export default function pluginOwnNames(): Plugin {
  const {path, text} = createScript();
  return {
    name: 'own-names',

    ...emitFiles(() => ({[path]: text})),
  };
}
