import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';

import type {Chart, Charts} from '../../platform/charts';
import {text} from '../nodes';
import {renderContainerTable} from './renderContainerTable';

const link = (chart: string) => text(chart)[0] ?? {type: 'text' as const, value: ''};

function createChart(chart: string, settings: Record<string, string>, user?: string): [string, Chart] {
  const values = Object.entries(settings).map(([key, value]) => ({
    key,
    type: 'string',
    default: value,
    meaning: 'A value.',
  }));
  return [chart, {chart, source: '', values, ...(user !== undefined && {user})}];
}

it('shows what differs in a table, with a row for equal containers, and what all share in a sentence', () => {
  const charts: Charts = new Map([
    createChart(
      'two',
      {
        'scanner.securityContext.runAsNonRoot': 'true',
        'scanner.securityContext.capabilities.drop': '["all"]',
        'scanner.podSecurityContext': '{}',
        'proxy.securityContext.runAsNonRoot': 'false',
        'proxy.securityContext.capabilities.drop': '["all"]',
      },
      'UID `1001`',
    ),
    createChart('one', {
      'securityContext.runAsNonRoot': 'true',
      'securityContext.capabilities.drop': '["all"]',
    }),
    createChart(
      'three',
      {
        'scanner.securityContext.runAsNonRoot': 'true',
        'scanner.securityContext.capabilities.drop': '["all"]',
      },
      'UID `1001`',
    ),
    createChart('none', {securityContext: '{}', 'image.tag': '1'}),
  ]);
  const [sentence, table] = renderContainerTable(charts, link);
  expect(toString(sentence)).toBe('Each of these containers has capabilities.drop: [all].');
  const rows = table?.type === 'table' ? table.children : [];
  expect(rows.map(({children}) => children.map((cell) => toString(cell)))).toEqual([
    ['Charts', 'User of the image', 'runAsNonRoot'],
    ['two (proxy)', '–', 'false'],
    ['one', '–', 'true'],
    ['two, three', 'UID 1001', 'true'],
  ]);
});
