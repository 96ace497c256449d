import type {Table} from 'mdast';

import type {Charts} from '../../platform/charts';
import {groupBy} from '../../text/groupBy';
import {code, DATA_LIST_CLASS, enumerate, table, text, type ChartLink} from './nodes';

/**
 * All ScanTypes that scanner charts install, by chart: ScanTypes of a chart with the same ParseDefinition, result file
 * and restart policy share a row.
 */
export function createScanTypeTable(charts: Charts, linkChart: ChartLink): Table {
  const rows = [...charts.values()].flatMap(({chart, scanTypes = []}) => {
    const groups = groupBy(
      scanTypes,
      ({resultType, resultFile, restartPolicy}) => `${resultType} ${resultFile} ${restartPolicy}`,
    );
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return [
        [
          [linkChart(chart)],
          enumerate(group.map(({name}) => [code(name)])),
          [code(first.resultType), ...text(', '), code(first.resultFile)],
          [code(first.restartPolicy)],
        ],
      ];
    });
  });
  return table(
    DATA_LIST_CLASS,
    ['Chart', 'ScanType', 'ParseDefinition, result file', 'Restart policy'],
    rows,
  );
}
