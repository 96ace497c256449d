import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {applyEdits, modify} from 'jsonc-parser';
import * as prettier from 'prettier';
import {isCollection, isScalar, parseDocument, type Document} from 'yaml';

import {textOf} from '../../text/loose';
import {readYamlFile} from '../../text/readYamlFile';
import {splitFrontMatter} from '../../text/yamlLines';
import {baseSchema} from '../chartSchema';
import {formatDefault, guessType} from './defaults';
import {findParentField, type Facts, type FactValue, type Place} from './facts';
import {collectFields, type Change} from './planUpdate';
import {createChart, createPage, TODO} from './skeletons';

/** New text of a file from its old one. */
type Edit = (text: string) => string;

/** Texts of files by path; undefined for a file to remove. */
export type Files = Map<string, string | undefined>;

/** An edit of YAML, or of the front matter of a page, in the file's own style. */
function editYaml(change: (document: Document) => void): Edit {
  return (source) => {
    const isPage = source.startsWith('---\n');
    const document = parseDocument(isPage ? splitFrontMatter(source).yaml : source);
    change(document);
    const yaml = document.toString({lineWidth: 0});
    return isPage ? `---\n${yaml}---\n${splitFrontMatter(source).text}` : yaml;
  };
}

/** `value` undefined removes what is at the place. */
function editJson(place: Place, value: unknown): Edit {
  // Without formatting, which would also change what is next to it: Prettier follows.
  return (text) => applyEdits(text, modify(text, [...place], value, {}));
}

/** Sets a value in the style of the one that it replaces: its quotes, or a list in one line. */
function setStyled(document: Document, place: Place, value: unknown): void {
  const old: unknown = document.getIn(place, true);
  const node = document.createNode(value);
  if (isCollection(old) && isCollection(node)) node.flow = old.flow;
  // A scalar keeps its quotes.
  document.setIn(place, isScalar(old) && isScalar(node) ? value : node);
}

/** A default is always in quotes, because YAML would read some of them as numbers. */
function quoteDefault(document: Document, value: FactValue): unknown {
  const node = document.createNode(formatDefault(value));
  node.type = 'QUOTE_SINGLE';
  return node;
}

/** The entries of a list of a document. */
function listEntries(document: Document, list: string): Record<string, unknown>[] {
  return ((document.toJS() as Record<string, unknown>)[list] ?? []) as Record<string, unknown>[];
}

function findEntry(document: Document, list: string, field: string, name: string): number {
  return listEntries(document, list).findIndex((entry) => entry[field] === name);
}

/** Sets fields of the entry of a list whose `field` has a value, adds it, or removes it (`entry` undefined). */
function setEntry(
  document: Document,
  list: string,
  field: string,
  name: string,
  entry: Readonly<Record<string, unknown>> | undefined,
): void {
  const index = findEntry(document, list, field, name);
  const {length} = listEntries(document, list);
  if (entry === undefined) {
    if (index >= 0) document.deleteIn(length === 1 ? [list] : [list, index]);
  } else if (index >= 0) {
    for (const [key, value] of Object.entries(entry)) setStyled(document, [list, index, key], value);
  } else if (length > 0) {
    document.addIn([list], document.createNode(entry));
  } else {
    document.set(list, document.createNode([entry]));
  }
}

/** The value of a chart that comes before another one there and is listed here. */
function findPrevious(chart: string, key: string, next: Facts, here: Facts): string | undefined {
  const keys = [...next.keys()].filter((fact) => fact.startsWith(`charts/${chart}/values/`));
  const before = keys.slice(0, keys.indexOf(`charts/${chart}/values/${key}`));
  return before
    .findLast((fact) => here.has(fact))
    ?.split('/')
    .slice(3)
    .join('/');
}

/** Sets fields of a value in the file of a chart: in its own entry, or in what overrides the inherited one. */
function setValue(document: Document, key: string, fields: Readonly<Record<string, unknown>>): void {
  if (findEntry(document, 'values', 'key', key) >= 0) setEntry(document, 'values', 'key', key, fields);
  else for (const [name, value] of Object.entries(fields)) document.setIn(['overrides', key, name], value);
}

function editValue({next: there, here}: Change, chart: string, key: string, next: Facts, facts: Facts): Edit {
  return editYaml((document) => {
    const hidden = facts.get(`charts/${chart}/reads/${key}`);
    if (there && (here || hidden)) {
      setValue(document, key, {default: formatDefault(there.value)});
      if (hidden?.place?.[0] === 'values')
        document.deleteIn(['values', findEntry(document, 'values', 'key', key), 'hidden']);
    } else if (there) {
      const after = findPrevious(chart, key, next, facts);
      const isInherited = facts.get(`charts/${chart}/values/${after ?? ''}`)?.place?.[0] === 'overrides';
      setEntry(document, 'values', 'key', key, {
        key,
        ...(isInherited && {after}),
        type: guessType(key, there.value),
        default: quoteDefault(document, there.value),
        meaning: TODO,
      });
    } else if (findEntry(document, 'values', 'key', key) >= 0) {
      setEntry(document, 'values', 'key', key, undefined);
    } else {
      document.setIn(['overrides', key], 'absent');
    }
  });
}

/** A field of a ScanType or rule, or the whole of it. */
function editEntry(
  {next: there}: Change,
  list: string,
  name: string,
  field: string | undefined,
  fields: Record<string, FactValue>,
): Edit {
  return editYaml((document) => {
    if (field === undefined) {
      const {scanType: _scanType, others: _others, ...described} = fields;
      const isRule = list === 'cascadingRules';
      setEntry(
        document,
        list,
        'name',
        name,
        there && {name, ...described, ...(isRule && {findingsOf: [TODO]})},
      );
      return;
    }
    const index = findEntry(document, list, 'name', name);
    if (there) setStyled(document, [list, index, field], there.value);
    else document.deleteIn([list, index, field]);
  });
}

/** A field of a schema that is new, with a meaning to write. */
function toSchemaField(type: FactValue): unknown {
  return {description: TODO, type: textOf(type)};
}

function editSchema({fact, next: there, here}: Change, facts: Facts, place: Place): Edit | undefined {
  const keyword = /\/(enum|default|required)$/.exec(fact)?.[1];
  if (here?.place && keyword === 'required' && Array.isArray(here.value)) {
    // In the order of the file.
    const names = Array.isArray(there?.value) ? there.value : [];
    const known = here.value.filter((name) => names.includes(name));
    return editJson(here.place, [...known, ...names.filter((name) => !known.includes(name))]);
  }
  if (here?.place) return editJson(keyword || there ? here.place : here.place.slice(0, -1), there?.value);
  if (keyword !== undefined) return editJson([...place.slice(0, -1), keyword], there?.value);
  const name = fact.split(/[./]/).at(-1) ?? '';
  return there && editJson([...place.slice(0, -1), 'properties', name], toSchemaField(there.value));
}

/** The place of the field that contains another one: one that is here, or written before. */
function findParent(fact: string, facts: Facts): {file: string; place: Place} | undefined {
  const name = findParentField(fact);
  const parent = facts.get(name);
  if (parent?.place) return {file: parent.file, place: parent.place};
  const above = name === fact ? undefined : findParent(name, facts);
  return (
    above && {
      ...above,
      place: [...above.place.slice(0, -1), 'properties', name.split(/[./]/).at(-1) ?? '', 'type'],
    }
  );
}

/** The file that a change is written to, and how; undefined if only a person can write it. */
function toEdit(change: Change, next: Facts, facts: Facts): [file: string, edit: Edit] | undefined {
  const {fact, next: there, here} = change;
  const [kind, chart = '', group, ...rest] = fact.split('/');
  const name = rest.join('/');
  const file = `platform/charts/${chart}.yaml`;
  if (kind === 'crds' || kind === 'finding') {
    const parent = findParent(fact, facts);
    const target = here ?? parent;
    const edit = target && editSchema(change, facts, parent?.place ?? []);
    return edit && [target.file, edit];
  }
  if (kind === 'kubernetes') {
    if (!/^[\d.]+$/.test(textOf(there?.value))) return undefined;
    return ['platform/release.yaml', editYaml((document) => document.set('kubernetes', there?.value))];
  }
  if (kind === 'importers') {
    if (!here?.place || there) return undefined;
    const {place} = here;
    return [here.file, editYaml((document) => document.deleteIn(place))];
  }
  if (kind !== 'charts') return undefined;
  switch (group) {
    case 'values':
      return [file, editValue(change, chart, name, next, facts)];
    case 'scanTypes':
    case 'cascadingRules': {
      const [entry = '', field] = rest;
      return [
        file,
        editEntry(change, group, entry, field, collectFields(next, `charts/${chart}/${group}/${entry}`)),
      ];
    }
    case 'subcharts':
      return [
        file,
        editYaml((document) =>
          setEntry(document, group, 'name', name, there && {name, version: there.value}),
        ),
      ];
    case 'images':
      if (!here?.place) return undefined;
      return [file, editYaml((document) => editImage(document, name, there?.value))];
    case 'appVersion':
    case 'architectures':
    case 'hookTypes':
    case 'typeLabel':
    case 'port': {
      const place = here?.place;
      if (!place || (!there && here.file !== file)) return undefined;
      return [
        here.file,
        editYaml((document) => (there ? setStyled(document, place, there.value) : document.deleteIn(place))),
      ];
    }
    default:
      return undefined;
  }
}

function editImage(document: Document, repository: string, tag: FactValue | undefined): void {
  const images = (document.toJS() as {images?: {image: string}[]}).images ?? [];
  const index = images.findIndex(({image}) => image.startsWith(`${repository}:`));
  if (tag !== undefined) document.setIn(['images', index, 'image'], `${repository}:${textOf(tag)}`);
  else setEntry(document, 'images', 'image', images[index]?.image ?? '', undefined);
}

/** What {@link writePlan} would write, and the changes for which it knows no place. */
export interface Written {
  files: Files;
  done: Change[];
  left: Change[];
}

/** Where the release to document is written. */
export interface Target {
  /** Folder of the site. */
  root: string;
  /** Of the release to document. */
  version: string;
  /** The first release with a path of the platform. */
  findRelease: (path: string) => string;
}

/**
 * Computes the new texts of all files that a plan changes. Writes nothing.
 *
 * @param next facts of the release to document
 * @param facts facts of the site
 */
export async function buildFiles(
  {root, version, findRelease}: Target,
  changes: readonly Change[],
  next: Facts,
  facts: Facts,
): Promise<Written> {
  const base = readYamlFile(join(root, 'platform/charts/base/scanner.yaml'), baseSchema).values;
  const files = new Map<string, string | undefined>();
  const edit = (file: string, change: Edit) => {
    files.set(file, change(files.get(file) ?? readFileSync(join(root, file), 'utf8')));
  };
  const done: Change[] = [];
  const left: Change[] = [];
  edit(
    'platform/release.yaml',
    editYaml((document) => document.set('version', version)),
  );
  for (const change of changes) {
    const [, chart, ...rest] = change.fact.split('/');
    if (change.fact.startsWith('charts/') && rest.length === 0 && chart !== undefined) {
      const fields = collectFields(next, change.fact);
      const folder = change.next?.file.split('/')[0];
      if (!change.next) files.set(`platform/charts/${chart}.yaml`, undefined);
      else if (folder === 'scanners') {
        files.set(
          `platform/charts/${chart}.yaml`,
          createChart(chart, fields, findRelease(change.next.file), base),
        );
        files.set(`docs/scanners/${chart}.md`, createPage(chart, fields));
      } else {
        left.push(change);
        continue;
      }
      done.push(change);
      continue;
    }
    const target = toEdit(change, next, facts);
    // What is in the file of a chart that goes, goes with it.
    const isGone = target && files.has(target[0]) && files.get(target[0]) === undefined;
    if (target && !isGone) edit(...target);
    (target ? done : left).push(change);
  }
  for (const [file, text] of files) {
    if (text === undefined) continue;
    const options = await prettier.resolveConfig(join(root, file));
    files.set(file, await prettier.format(text, {...options, filepath: file}));
  }
  return {files, done, left};
}

/** Writes all files or none: first next to the old ones, then in their place. */
export function writeFiles(root: string, files: Files): void {
  const written = [...files].filter(([, text]) => text !== undefined);
  const toTemporary = (file: string) => join(root, `${file}.new`);
  try {
    for (const [file, text] of written) writeFileSync(toTemporary(file), text ?? '');
  } catch (error) {
    for (const [file] of written) rmSync(toTemporary(file), {force: true});
    throw error;
  }
  for (const [file] of written) renameSync(toTemporary(file), join(root, file));
  for (const [file, text] of files) if (text === undefined) rmSync(join(root, file));
}
