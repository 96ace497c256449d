import type {PhrasingContent, RootContent, Table} from 'mdast';

import type {Chart, Charts} from '../../platform/charts';
import type {ChartImages, PlatformImage} from '../../platform/images';
import {formatCount} from '../../text/formatCount';
import {groupBy} from '../../text/groupBy';
import {
  code,
  DATA_LIST_CLASS,
  enumerateCode,
  fold,
  join,
  joinCode,
  parsePhrasing,
  table,
  text,
  type ChartLink,
} from '../nodes';
import {findDefault} from './renderInstalledTable';

function renderImage({name, repository, tag, onlyWith, note}: PlatformImage): PhrasingContent[] {
  const image = code(`${repository}:${tag}`);
  if (onlyWith !== undefined) return [image, ...text(` (${name}, with `), code(onlyWith), ...text(')')];
  return note === undefined ? [image] : [image, ...text(` (${name}). `), ...parsePhrasing(note)];
}

export function renderImageTables(images: readonly ChartImages[], linkChart: ChartLink): RootContent[] {
  return [...groupBy(images, ({group}) => group)].map(([group, charts]) => {
    const distinct = new Set(
      charts.flatMap((entry) => entry.images.map(({repository, tag}) => `${repository}:${tag}`)),
    );
    const rows = charts.map((entry) => [[linkChart(entry.chart)], join(entry.images.map(renderImage), ', ')]);
    return fold(`${group} (${formatCount(charts.length, 'chart')}, ${formatCount(distinct.size, 'image')})`, [
      table(DATA_LIST_CLASS, ['Chart', 'Images'], rows),
    ]);
  });
}

/**
 * All ScanTypes that scanner charts install, by chart: ScanTypes of a chart with the same ParseDefinition, result file
 * and restart policy share a row.
 */
export function renderScanTypeTable(charts: Charts, linkChart: ChartLink): Table {
  const rows = [...charts.values()].flatMap(({chart, scanTypes = []}) => {
    const groups = groupBy(
      scanTypes,
      ({resultType, resultFile, restartPolicy}) => `${resultType} ${resultFile} ${restartPolicy}`,
    );
    return [...groups.values()].flatMap((group) =>
      group
        .slice(0, 1)
        .map(({resultType, resultFile, restartPolicy}) => [
          [linkChart(chart)],
          enumerateCode(group.map(({name}) => name)),
          joinCode([resultType, resultFile]),
          [code(restartPolicy)],
        ]),
    );
  });
  return table(
    DATA_LIST_CLASS,
    ['Chart', 'ScanType', 'ParseDefinition, result file', 'Restart policy'],
    rows,
  );
}

/** A cell with several charts. */
function enumerateCharts(charts: readonly Chart[], linkChart: ChartLink): PhrasingContent[] {
  return join(
    charts.map(({chart}) => [linkChart(chart)]),
    ', ',
  );
}

/** Scanner images that are not named after their chart, or do not have the version of the tool. Others are left out. */
export function renderScannerImageTable(charts: Charts, linkChart: ChartLink): Table {
  const scanners = [...charts.values()].filter(({scanTypes}) => scanTypes !== undefined);
  const exceptions = scanners.flatMap((chart) => {
    const image = findDefault(chart, 'scanner.image.repository') ?? '';
    const isOwn = image.endsWith(`securecodebox/scanner-${chart.chart}`);
    return isOwn && chart.scannerTag === undefined ? [] : [{chart, image}];
  });
  const rows = [...groupBy(exceptions, ({image}) => image).values()].flatMap((group) =>
    group.slice(0, 1).map(({chart, image}) => [
      enumerateCharts(
        group.map((entry) => entry.chart),
        linkChart,
      ),
      [code(image)],
      text(chart.scannerTag ?? 'app version'),
    ]),
  );
  return table(DATA_LIST_CLASS, ['Charts', 'Scanner image', 'Tag'], rows);
}

/** The image, the label `type` and the version of each hook chart. */
export function renderHookTable(images: readonly ChartImages[], charts: Charts, linkChart: ChartLink): Table {
  const hooks = images.filter(({group}) => group === 'Hooks');
  const rows = hooks.map(({chart, images: all}) => {
    const {typeLabel, appVersion} = charts.get(chart) ?? {};
    const image = all.find(({name}) => name === 'hook')?.repository ?? '';
    return [
      [linkChart(chart)],
      [code(image.split('/').at(-1) ?? '')],
      typeLabel === undefined ? text('–') : [code(typeLabel)],
      appVersion === undefined ? text('–') : [code(appVersion)],
    ];
  });
  return table(DATA_LIST_CLASS, ['Chart', 'Image', 'Label type', 'App version'], rows);
}

/** The image and the port of each demo target. */
export function renderDemoTargetTable(images: readonly ChartImages[], charts: Charts): Table {
  const rows = images
    .filter(({group}) => group === 'Demo targets')
    .map(({chart, images: [image]}) => [
      [code(chart)],
      [code(`${image?.repository ?? ''}:${image?.tag ?? ''}`)],
      text(String(charts.get(chart)?.port ?? '')),
    ]);
  return table(DATA_LIST_CLASS, ['Chart', 'Image', 'Port'], rows);
}

/**
 * A table of all scanner chart values without effect. ScanTypes that ignore the same values share a row; values that
 * nothing in the chart reads have a row without a ScanType.
 */
export function renderEffectTable(charts: Charts, linkChart: ChartLink): RootContent {
  const scanners = [...charts.values()].filter(({scanTypes}) => scanTypes !== undefined);
  const rows = scanners.flatMap((chart) => {
    const {scanTypes = [], withoutEffect} = chart;
    const lacking = scanTypes.filter((scanType) => scanType.withoutEffect !== undefined);
    const groups = [...groupBy(lacking, (scanType) => scanType.withoutEffect?.join() ?? '').values()];
    return [
      ...groups.map((group) => ({names: group.map(({name}) => name), keys: group[0]?.withoutEffect ?? []})),
      ...(withoutEffect === undefined ? [] : [{names: [], keys: withoutEffect}]),
    ].map(({names, keys}) => [
      [linkChart(chart.chart)],
      names.length === 0 ? text('–') : enumerateCode(names),
      joinCode(keys),
    ]);
  });
  return table(DATA_LIST_CLASS, ['Chart', 'ScanType', 'Values without effect'], rows);
}
