import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {applyEdits, modify} from 'jsonc-parser';
import * as prettier from 'prettier';
import {isCollection, parseDocument, type Document} from 'yaml';

import {textOf} from '../../text/loose';
import {readYamlFile} from '../../text/readYamlFile';
import {splitFrontMatter} from '../../text/yamlLines';
import {baseSchema} from '../chartSchema';
import {formatDefault, guessType} from './defaults';
import type {Facts, FactValue, Place} from './facts';
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
  return (text) =>
    applyEdits(text, modify(text, [...place], value, {formattingOptions: {insertSpaces: true, tabSize: 2}}));
}

/** Sets or removes the entry of a list whose field has a value. */
function setEntry(document: Document, list: string, field: string, name: string, entry: unknown): void {
  const entries = document.toJS() as Record<string, Record<string, unknown>[] | undefined>;
  const index = (entries[list] ?? []).findIndex((other) => other[field] === name);
  if (entry === undefined) {
    if (index >= 0) document.deleteIn([list, index]);
    if ((entries[list] ?? []).length === 1) document.delete(list);
  } else if (index >= 0) document.setIn([list, index], document.createNode(entry));
  else if (entries[list]) document.addIn([list], document.createNode(entry));
  else document.set(list, document.createNode([entry]));
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

function editValue(
  {old, next: there, here}: Change,
  chart: string,
  key: string,
  next: Facts,
  facts: Facts,
): Edit {
  return editYaml((document) => {
    const place = here?.place?.slice(0, -1);
    if (there && place) {
      document.setIn([...place, 'default'], formatDefault(there.value));
    } else if (there) {
      const hidden = facts.get(`charts/${chart}/reads/${key}`)?.place;
      if (hidden) {
        document.deleteIn(hidden);
        document.setIn([...hidden.slice(0, -1), 'default'], formatDefault(there.value));
        return;
      }
      const after = findPrevious(chart, key, next, facts);
      const inherited =
        after !== undefined && facts.get(`charts/${chart}/values/${after}`)?.place?.[0] === 'overrides';
      setEntry(document, 'values', 'key', key, {
        key,
        ...(inherited && {after}),
        type: guessType(key, there.value),
        default: formatDefault(there.value),
        meaning: TODO,
      });
    } else if (old && place?.[0] === 'values') {
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
    const entries = (document.toJS() as Record<string, Record<string, unknown>[] | undefined>)[list] ?? [];
    const index = entries.findIndex((entry) => entry.name === name);
    if (there) document.setIn([list, index, field], document.createNode(there.value));
    else document.deleteIn([list, index, field]);
  });
}

/** A field of a schema that is new, with a meaning to write. */
function toSchemaField(type: FactValue): unknown {
  return {description: TODO, type: textOf(type)};
}

function editSchema({fact, next: there, here}: Change, facts: Facts, place: Place): Edit | undefined {
  const keyword = /\/(enum|default|required)$/.exec(fact)?.[1];
  if (here?.place) return editJson(keyword || there ? here.place : here.place.slice(0, -1), there?.value);
  if (keyword !== undefined) return editJson([...place.slice(0, -1), keyword], there?.value);
  const name = fact.split(/[./]/).at(-1) ?? '';
  return there && editJson([...place.slice(0, -1), 'properties', name], toSchemaField(there.value));
}

/** The place of the field that contains another one: one that is here, or written before. */
function findParent(fact: string, facts: Facts): {file: string; place: Place} | undefined {
  const name = fact.replace(/(?:\.[^./]+|\[\]|\/[^/]+)$/, '');
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
      if (!here?.place || !there) return undefined;
      return [
        here.file,
        editYaml((document) =>
          document.setIn(here.place ?? [], toStyled(document, here.place ?? [], there.value)),
        ),
      ];
    default:
      return undefined;
  }
}

/** A value in the style of the one that it replaces: a list in one line stays in one line. */
function toStyled(document: Document, place: Place, value: FactValue): unknown {
  const old: unknown = document.getIn(place, true);
  if (!isCollection(old)) return value;
  const node = document.createNode(value);
  if (isCollection(node)) node.flow = old.flow;
  return node;
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
    if (target) edit(...target);
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
