import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';

import type {Fault} from '../../text/fault';
import {findClosest} from '../../text/suggest';
import type {PageHead} from '../sources/parsePage';
import {readPageHeads} from '../sources/readPages';
import {readPageRules, type FieldRule, type PageRules} from './rules';

/** The allowed entries of lists, by the file that they come from: `blog/tags.yml` → agile, architecture, …. */
export type Vocabularies = ReadonlyMap<string, readonly string[]>;

/** Reads the files that the rules name in `keysOf`; a missing file allows no entry. */
export function readVocabularies(siteDir: string, {fields}: PageRules): Vocabularies {
  const files = Object.values(fields).flatMap(({keysOf}) => keysOf ?? []);
  return new Map(
    files.map((file) => {
      const path = join(siteDir, file);
      const content: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {};
      return [file, Object.keys(content ?? {})];
    }),
  );
}

const TYPE_WORDS = {
  text: 'text',
  number: 'a number',
  list: 'a list with at least one entry',
  map: 'a block of keys',
} satisfies Record<FieldRule['type'], string>;

function hasType(value: unknown, type: FieldRule['type']): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'number':
      return typeof value === 'number';
    case 'list':
      return Array.isArray(value) && value.length > 0 && value.every((entry) => hasType(entry, 'text'));
    case 'map':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

function describeMissing(field: string, {length, purpose}: Partial<FieldRule> = {}): string {
  const bounds = length ? ` of ${length.min} to ${length.max} characters` : '';
  return `${field} is missing. Add "${field}: …"${bounds} to the front matter${purpose ? `; ${purpose}` : ''}.`;
}

function describeUnknownEntry(
  field: string,
  entry: string,
  file: string,
  entries: readonly string[],
): string {
  const closest = findClosest(entry, entries);
  return `${field} holds "${entry}", which ${file} does not list. ${
    closest ? `Write "${closest}"` : 'Choose one of its keys'
  }, or add it there.`;
}

function collectValueFaults(
  field: string,
  value: unknown,
  rule: FieldRule,
  vocabularies: Vocabularies,
): string[] {
  if (!hasType(value, rule.type)) return [`${field} must be ${TYPE_WORDS[rule.type]}.`];
  if (rule.length && typeof value === 'string') {
    const {min, max} = rule.length;
    if (value.length < min || value.length > max) {
      return [`${field} has ${value.length} characters. Write ${min} to ${max}.`];
    }
  }
  if (rule.keysOf !== undefined) {
    const file = rule.keysOf;
    const entries = vocabularies.get(file) ?? [];
    return (value as string[])
      .filter((entry) => !entries.includes(entry))
      .map((entry) => describeUnknownEntry(field, entry, file, entries));
  }
  return [];
}

function describeUnknownField(field: string, allowed: readonly string[]): string {
  const closest = findClosest(field, allowed);
  return `the front matter field "${field}" is not known here. ${
    closest ? `Write "${closest}".` : 'Remove it, or allow it in checks/pages/rules.yaml.'
  }`;
}

/** Lists what is wrong with the front matter of a page. An empty title or description counts as missing. */
export function collectFrontMatterFaults(
  page: PageHead,
  rules: PageRules,
  vocabularies: Vocabularies,
): Fault[] {
  const {file, frontMatter, frontMatterLines} = page;
  const {required, optional} = rules.kinds[page.kind];
  const isEmpty = (field: string) => {
    const value = frontMatter[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  };

  const missing = required
    .filter(isEmpty)
    .map((field) => ({file, message: describeMissing(field, rules.fields[field])}));

  const wrong = Object.entries(frontMatter).flatMap(([field, value]) => {
    const rule = [...required, ...optional].includes(field) ? rules.fields[field] : undefined;
    if (rule && required.includes(field) && isEmpty(field)) return [];
    const messages = rule
      ? collectValueFaults(field, value, rule, vocabularies)
      : [describeUnknownField(field, [...required, ...optional])];
    return messages.map((message) => ({file, line: frontMatterLines.get(field), message}));
  });
  return [...missing, ...wrong];
}

/**
 * Checks the front matter of every page and post of a site: the fast part of the page check, with which a build starts.
 * Front matter that is not valid YAML is a fault too.
 */
export async function collectSiteFrontMatterFaults(siteDir: string): Promise<Fault[]> {
  const rules = readPageRules();
  const vocabularies = readVocabularies(siteDir, rules);
  const {pages, faults} = await readPageHeads(siteDir);
  return [...faults, ...pages.flatMap((page) => collectFrontMatterFaults(page, rules, vocabularies))];
}
