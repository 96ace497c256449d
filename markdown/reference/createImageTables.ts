import type {PhrasingContent, RootContent} from 'mdast';

import type {ChartImages, PlatformImage} from '../../platform/images';
import {formatCount} from '../../text/formatCount';
import {groupBy} from '../../text/groupBy';
import {code, DATA_LIST_CLASS, fold, join, parsePhrasing, table, text, type ChartLink} from './nodes';

function createImage({name, repository, tag, onlyWith, note}: PlatformImage): PhrasingContent[] {
  const image = code(`${repository}:${tag}`);
  if (onlyWith !== undefined) return [image, ...text(` (${name}, with `), code(onlyWith), ...text(')')];
  return note === undefined ? [image] : [image, ...text(` (${name}). `), ...parsePhrasing(note)];
}

export function createImageTables(images: readonly ChartImages[], linkChart: ChartLink): RootContent[] {
  return [...groupBy(images, ({group}) => group)].map(([group, charts]) => {
    const distinct = new Set(
      charts.flatMap((entry) => entry.images.map(({repository, tag}) => `${repository}:${tag}`)),
    );
    const rows = charts.map((entry) => [[linkChart(entry.chart)], join(entry.images.map(createImage), ', ')]);
    return fold(`${group} (${formatCount(charts.length, 'chart')}, ${formatCount(distinct.size, 'image')})`, [
      table(DATA_LIST_CLASS, ['Chart', 'Images'], rows),
    ]);
  });
}
