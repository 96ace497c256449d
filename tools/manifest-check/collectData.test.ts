import {expect, it} from 'vitest';

import type {Chart} from '../../platform/charts';
import {loadCharts, loadSchemaFiles} from '../../platform/loadPlatform';
import type {Schema} from '../../platform/schemas';
import {Schemas} from '../../platform/validateSchema';
import {collectData, stripSchema} from './collectData';

it('leaves out what only readers need, but no field of that name', () => {
  const schema = {
    title: 'A',
    description: 'B.',
    'x-kubernetes-type': 'C',
    properties: {
      title: {description: 'D.', type: 'string', examples: ['a']},
      default: {description: 'Has no effect: E.', 'x-no-effect': true, enum: ['title']},
    },
  };
  expect(stripSchema(schema)).toEqual({
    'x-kubernetes-type': '',
    properties: {
      title: {type: 'string'},
      default: {description: 'Has no effect: E.', 'x-no-effect': true, enum: ['title']},
    },
  });
});

it('has every schema that another one refers to', () => {
  const files = new Map(Object.entries(collectData('/').schemas));
  const schemas = new Schemas(files);
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('$ref' in node) expect(schemas.resolve(node as Schema), JSON.stringify(node)).toBeDefined();
    Object.values(node).forEach(collect);
  };
  collect([...files.values()]);
  expect(files.size).toBe(loadSchemaFiles().size - 3);
});

it('has all charts that are known completely, with what decides about their values', () => {
  const pick = ({chart, scanTypes, values}: Chart) => ({
    chart,
    scanTypes: scanTypes?.map(({name}) => name),
    values: values.map(
      ({default: _default, meaning: _meaning, hidden: _hidden, shared: _shared, ...rest}) => rest,
    ),
  });
  const known = [...loadCharts().values()].filter(({partial}) => !partial);
  expect(new Set(collectData('/').charts.map(pick))).toEqual(new Set(known.map(pick)));
});
