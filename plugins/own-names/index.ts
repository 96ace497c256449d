import type {Plugin} from '@docusaurus/types';

import {emitFiles} from '../emitFiles';
import {createScript} from './createScript';

/** Lets readers replace the names in commands and files by their own. See README.md. */
export default function pluginOwnNames(): Plugin {
  const {path, text} = createScript();
  return {
    name: 'own-names',

    ...emitFiles(() => ({[path]: text})),
  };
}
