import type {RootContent} from 'mdast';

import type {Chart, Charts} from '../../platform/charts';
import {groupBy} from '../../text/groupBy';
import {code, DATA_LIST_CLASS, join, joinCode, paragraph, parsePhrasing, table, text} from '../nodes';
import type {ChartLink} from '../nodes';

const SETTING = /^(?:(?<container>\w+)\.)?securityContext\.(?<setting>.+)$/;

interface Container {
  chart: string;
  /** Name of the values, `scanner` or `zapContainer`; empty if the chart has only one container. */
  name: string;
  user: string | undefined;
  settings: ReadonlyMap<string, string>;
}

function collectContainers({chart, user, values}: Chart): Container[] {
  const set = values.flatMap(({key, default: value}) => {
    const {container = '', setting} = SETTING.exec(key)?.groups ?? {};
    return setting === undefined || value === undefined ? [] : [{container, setting, value}];
  });
  return [...groupBy(set, ({container}) => container)].map(([name, group]) => ({
    chart,
    name,
    user: name === 'scanner' ? user : undefined,
    settings: new Map(group.map(({setting, value}) => [setting, value.replaceAll('"', '')])),
  }));
}

/**
 * The containers whose security context a chart sets, with the user of their image: a sentence with the settings that
 * all of them share, and a table of those that differ. Containers with the same user and settings share a row; rows
 * with the same settings follow each other, the strictest last.
 */
export function renderContainerTable(charts: Charts, linkChart: ChartLink): RootContent[] {
  const containers = [...charts.values()].flatMap(collectContainers);
  const names = [...new Set(containers.flatMap(({settings}) => [...settings.keys()]))];
  const find = (name: string) => [...new Set(containers.map(({settings}) => settings.get(name) ?? '–'))];
  const shared = names.filter((name) => find(name).length === 1);
  const different = names.filter((name) => !shared.includes(name));
  const listSettings = ({settings}: Container) => different.map((name) => settings.get(name) ?? '–');
  const linkContainer = ({chart, name}: Container) =>
    ['', 'scanner'].includes(name)
      ? [linkChart(chart)]
      : join([[linkChart(chart)], [...text('('), code(name), ...text(')')]], ' ');
  const groups = groupBy(containers, (container) =>
    [...listSettings(container), container.user ?? ''].join(),
  );
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) =>
      group
        .slice(0, 1)
        .map((first) => [
          join(group.map(linkContainer), ', '),
          parsePhrasing(first.user ?? '–'),
          ...listSettings(first).map((setting) => [code(setting)]),
        ]),
    );
  return [
    paragraph([
      ...text('Each of these containers has '),
      ...joinCode(shared.map((name) => `${name}: ${find(name).join()}`)),
      ...text('.'),
    ]),
    table(DATA_LIST_CLASS, ['Charts', 'User of the image', ...different], rows),
  ];
}
