import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectImages, type PageImage} from './collectImages';
import {getImagePath} from './imagePath';
import type {PluginOptions} from './options';
import {renderSvg} from './renderSvg';
import {writeImages} from './writeImages';

/** An image for each page, which link previews show: drawn from its title at build time. */
export default function pluginSocialImages(
  {siteDir, baseUrl}: LoadContext,
  {homeTitle, footer}: PluginOptions,
): Plugin {
  let images: PageImage[] = [];

  function readEmblem({permalink, emblem}: PageImage): string | undefined {
    if (emblem === undefined) return undefined;
    const file = path.join(siteDir, 'static', emblem);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    throw new Error(
      `${permalink}: the emblem ${emblem} is not in static/. Correct its path in the front matter.`,
    );
  }

  return {
    name: 'social-images',

    allContentLoaded({allContent}) {
      images = collectImages(allContent, {permalink: baseUrl, title: homeTitle});
    },

    async postBuild({outDir}) {
      const files = images.map((image) => ({
        file: getImagePath(image.permalink, baseUrl),
        svg: renderSvg({...image, footer, emblem: readEmblem(image)}),
      }));
      await writeImages(files, outDir, path.join(siteDir, 'node_modules/.cache/social-images'));
    },
  };
}

export {validateOptions} from './options';
