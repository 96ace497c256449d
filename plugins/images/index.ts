import type {Plugin} from '@docusaurus/types';

import {loadImages} from '../../markdown/catalogue/loadImages';
import {loadRelease} from '../../platform/loadPlatform';

export default function pluginImages(): Plugin {
  return {
    // Part of the path under which the chooser imports them: @generated/images/default/release.json
    name: 'images',

    async contentLoaded({actions}) {
      const {version} = loadRelease();
      await actions.createData('release.json', JSON.stringify({version, charts: loadImages()}));
    },
  };
}
