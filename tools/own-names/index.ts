import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundleFile, bundleScript, readSheet} from '../../framework/bundleScript';
import {emitFiles} from '../../framework/emitFiles';

const CLIENT = join(__dirname, 'client');

/** Bundles the script that `client/start.ts`, which is on every page, loads when it is needed, with its styles. */
export function bundleOwnNames(): {path: string; text: string} {
  const define = {STYLES: JSON.stringify(readSheet(join(CLIENT, 'styles.css')))};
  return bundleFile('own-names', {entry: join(CLIENT, 'index.ts'), define});
}

/** Lets readers replace the names in commands and files by their own. See README.md. */
export default function pluginOwnNames({baseUrl}: LoadContext): Plugin {
  const {path, text} = bundleOwnNames();
  return {
    name: 'own-names',

    injectHtmlTags() {
      const define = {OWN_NAMES_URL: JSON.stringify(baseUrl + path)};
      const start = bundleScript({entry: join(CLIENT, 'start.ts'), define});
      return {postBodyTags: [{tagName: 'script', innerHTML: start}]};
    },

    ...emitFiles(() => ({[path]: text})),
  };
}
