import type {Plugin} from '@docusaurus/types';

import {loadImages} from '../../platform/catalogue/loadImages';
import {loadRelease} from '../../platform/loadPlatform';

export default function pluginImageChooser(): Plugin {
  return {
    // Part of the path under which the chooser imports them: @generated/image-chooser/default/release.json
    name: 'image-chooser',

    async contentLoaded({actions}) {
      const {version} = loadRelease();
      await actions.createData('release.json', JSON.stringify({version, charts: loadImages()}));
    },
  };
}
