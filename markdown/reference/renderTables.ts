import type {PhrasingContent, Table} from 'mdast';

import {isIgnored, type Chart, type ChartValue} from '../../platform/charts';
import {toFieldAnchor} from '../../platform/fieldAnchors';
import type {FieldRow} from './buildFieldRows';
import {
  PROPERTIES_CLASS,
  code,
  enumerateCode,
  joinCode,
  parsePhrasing,
  strong,
  table,
  text,
  textElement,
} from '../nodes';

function fieldName(path: string): PhrasingContent {
  return textElement('FieldName', {id: toFieldAnchor(path)}, path);
}

function allowedValues(values: readonly (string | number | boolean)[]): PhrasingContent[] {
  if (values.length === 0) return [];
  return [...text(' One of '), ...joinCode(values.map(String)), ...text('.')];
}

/** Type, required and default share one narrow column, because the meaning needs the width. */
function typeAndDefault(
  type: string,
  isRequired: boolean,
  defaultValue: string | undefined,
): PhrasingContent[] {
  const required: PhrasingContent[] = isRequired ? [...text(', '), strong('required')] : [];
  const byDefault = defaultValue === undefined ? [] : [...text(', default '), code(defaultValue)];
  return [...parsePhrasing(type), ...required, ...byDefault];
}

export function renderFieldTable(rows: readonly FieldRow[]): Table {
  return table(
    PROPERTIES_CLASS,
    ['Field', 'Type', 'Meaning'],
    rows.map((field) => [
      [fieldName(field.path)],
      typeAndDefault(field.type, field.required, field.default),
      [...parsePhrasing(field.meaning), ...allowedValues(field.allowed)],
    ]),
  );
}

export function lacksEffect({scanTypes = [], withoutEffect = []}: Chart, key: string): boolean {
  return withoutEffect.includes(key) || scanTypes.some((scanType) => scanType.withoutEffect?.includes(key));
}

function describeMissingEffect(chart: Chart, key: string): PhrasingContent[] {
  const {scanTypes = []} = chart;
  if (!lacksEffect(chart, key)) return [];
  if (isIgnored(chart, key)) return text(' No effect in this chart.');
  const names = scanTypes.filter((scanType) => scanType.withoutEffect?.includes(key)).map(({name}) => name);
  if (names.length === scanTypes.length) return text(' No effect on the scan pod.');
  return [...text(' No effect on '), ...enumerateCode(names), ...text('.')];
}

export function renderValuesTable(chart: Chart, values: readonly ChartValue[]): Table {
  return table(
    PROPERTIES_CLASS,
    ['Key', 'Type', 'Meaning'],
    values.map((value) => [
      [fieldName(value.key)],
      typeAndDefault(value.type, false, value.default),
      [
        ...parsePhrasing(value.meaning),
        ...allowedValues(value.allowed ?? []),
        ...describeMissingEffect(chart, value.key),
      ],
    ]),
  );
}
