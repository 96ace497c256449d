import {join} from 'node:path';
import {parse, stringify} from 'yaml';

import {baseSchema} from '../chartSchema';
import {readText} from '../../text/readText';
import {readYamlFile} from '../../text/readYamlFile';
import {formatDefault, guessType} from './defaults';
import {areEqual, KEYS, type FactValue} from './facts';

/** Stands for what a person must write; no check lets it pass. */
export const TODO = 'TODO';

type Fields = Readonly<Record<string, FactValue>>;

/** An entry of a list from its facts: `command` of `scanTypes/nmap`. */
export function createEntry(list: string, name: string, fields: Fields): Record<string, unknown> {
  const {scanType: _scanType, others: _others, ...described} = fields;
  return {name, ...described, ...(list === 'cascadingRules' && {findingsOf: [TODO]})};
}

function createEntries(list: string, fields: Fields): Record<string, unknown>[] {
  const names = Object.keys(fields).flatMap(
    (field) => new RegExp(`^${list}/([^/]+)$`).exec(field)?.[1] ?? [],
  );
  return names.map((name) => {
    const inner = Object.entries(fields).filter(([field]) => field.startsWith(`${list}/${name}/`));
    return createEntry(
      list,
      name,
      Object.fromEntries(inner.map(([field, value]) => [field.split('/')[2] ?? '', value])),
    );
  });
}

/**
 * The file of a scanner chart that is new, with a TODO for each thing that only a person can write.
 *
 * @param fields facts of the chart, by their name in it
 * @param addedIn first release with the chart
 */
export function createChart(chart: string, fields: Fields, addedIn: string): string {
  const base = readYamlFile(join(__dirname, '../charts/base/scanner.yaml'), baseSchema).values;
  const overrides = base.flatMap(({key, default: text = ''}): [string, unknown][] => {
    const value = fields[`values/${key}`];
    if (value === undefined) return [[key, fields[`reads/${key}`] === undefined ? 'absent' : {hidden: true}]];
    const isInherited =
      areEqual(value, KEYS) || areEqual(value, parse(text.replaceAll('%chart%', chart)) as FactValue);
    return isInherited ? [] : [[key, {default: formatDefault(value)}]];
  });
  const values = Object.entries(fields).flatMap(([name, value]) => {
    const key = name.replace('values/', '');
    const isOwn =
      name.startsWith('values/') && !areEqual(value, KEYS) && !base.some((other) => other.key === key);
    return isOwn ? [{key, type: guessType(key, value), default: formatDefault(value), meaning: TODO}] : [];
  });
  const user = typeof fields.user === 'string' ? fields.user : undefined;
  const rules = createEntries('cascadingRules', fields);
  return stringify(
    {
      extends: 'scanner',
      addedIn,
      user: user !== undefined && /^\d+$/.test(user) ? `UID ${user}` : user && `\`${user}\``,
      egress: {rules: [{to: 'targets'}], notCovered: [TODO]},
      scanTypes: createEntries('scanTypes', fields),
      cascadingRules: rules.length > 0 ? rules : undefined,
      overrides: overrides.length > 0 ? Object.fromEntries(overrides) : undefined,
      values: values.length > 0 ? values : undefined,
    },
    {lineWidth: 0},
  );
}

/** The page of a scanner chart that is new: `scanner-page.txt` with its names. */
export function createPage(chart: string, fields: Fields): string {
  const scanTypes = createEntries('scanTypes', fields).map(({name}) => String(name));
  const names: Record<string, string> = {
    chart,
    title: chart.replace(/^\w/, (letter) => letter.toUpperCase()),
    scanType: scanTypes[0] ?? TODO,
    scanTypes: scanTypes.join(', '),
    appVersion: JSON.stringify(fields.appVersion ?? TODO),
    architectures: (fields.architectures as string[]).join(', '),
  };
  const template = readText(join(__dirname, 'scanner-page.txt'));
  const hasRules = createEntries('cascadingRules', fields).length > 0;
  const page = hasRules ? template : template.replace(/## Cascading rules\n[^#]*/, '');
  return page.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}
