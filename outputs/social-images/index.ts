import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../../framework/definePlugin';
import {collectImages, type PageImage} from './collectImages';
import {writeImages, type ImageFile} from './drawing';
import {getImagePath} from './imagePath';
import {renderSvg} from './renderSvg';

export interface PluginOptions {
  /** Title on the image of the landing page. */
  homeTitle: string;
  /** Title on the images of post lists. */
  blogTitle: string;
}

function pluginSocialImages(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {homeTitle, blogTitle}: PluginOptions,
): Plugin {
  const footer = new URL(siteConfig.url).host;
  let content: AllContent = {};

  function readEmblem({emblem}: PageImage): string | undefined {
    if (emblem === undefined) return undefined;
    const file = path.join(siteDir, 'static', emblem);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    throw new Error(`the emblem ${emblem} is not in static/. Correct its path in the front matter.`);
  }

  function draw(image: PageImage): ImageFile {
    try {
      const svg = renderSvg({...image, footer, emblem: readEmblem(image)});
      return {file: getImagePath(image.permalink, baseUrl), svg};
    } catch (error) {
      throw new Error(`${image.file ?? image.permalink}: ${(error as Error).message}`, {cause: error});
    }
  }

  return {
    name: 'social-images',

    allContentLoaded({allContent}) {
      content = allContent;
    },

    async postBuild({outDir, routesPaths: paths}) {
      const images = collectImages(content, {permalink: baseUrl, title: homeTitle}, {blogTitle, paths});
      await writeImages(images.map(draw), outDir);
    },
  };
}

export default definePlugin(pluginSocialImages);
