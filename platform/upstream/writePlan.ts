import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {applyEdits, modify} from 'jsonc-parser';
import * as prettier from 'prettier';
import {isCollection, isScalar, parseDocument, visit, type Document} from 'yaml';

import {entriesOf, listOf, textOf} from '../../text/loose';
import {readText} from '../../text/readText';
import {splitFrontMatter} from '../../text/yamlLines';
import {formatDefault, guessType} from './defaults';
import {collectBelow, findParentField, type Facts} from './facts';
import {resolveSteps, type Place, type Step} from './places';
import type {Change} from './planUpdate';
import type {Here} from './readHere';
import {createChart, createEntry, createPage, TODO} from './skeletons';

/** Texts of files by path; undefined for a file to remove. */
export type Files = Map<string, string | undefined>;

/** In place of a position: the end of a list. */
const END = Infinity;
/** In place of a value: its own entry is removed, and an inherited one made absent. */
const ABSENT = Symbol('absent');

/** Sets what is at a place, or removes it (`value` undefined), in the style of the file. */
type SetAt = (place: Place, value: unknown) => void;

function editYaml(source: string, steps: readonly Step[], value: unknown): string {
  const isPage = source.startsWith('---\n');
  const document = parseDocument(isPage ? splitFrontMatter(source).yaml : source);
  setInDocument(document, resolveSteps(document, steps), value);
  const yaml = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return isPage ? `---\n${yaml}---\n${splitFrontMatter(source).text}` : yaml;
}

/** Keeps the quotes of a text, and a list in one line; removes a list with its last entry. */
function setInDocument(document: Document, path: (string | number)[], value: unknown): void {
  const old: unknown = document.getIn(path, true);
  const parent = path.slice(0, -1);
  if (value === ABSENT && path[0] === 'overrides') {
    document.setIn(path, 'absent');
    return;
  }
  if (value === undefined || value === ABSENT) {
    const list = document.getIn(parent) as {toJSON?: () => unknown} | undefined;
    const isLast = typeof path.at(-1) === 'number' && entriesOf(list?.toJSON?.()).length === 1;
    document.deleteIn(isLast ? parent : path);
    return;
  }
  const node = document.createNode(value);
  if (isCollection(old) && isCollection(node)) node.flow = old.flow;
  visit(node, {
    // In quotes, because YAML would read some defaults as numbers.
    Pair: (_, {key, value: text}) => {
      if (isScalar(key) && key.value === 'default' && isScalar(text)) text.type = 'QUOTE_SINGLE';
    },
  });
  if (path.at(-1) === END && document.hasIn(parent)) document.addIn(parent, node);
  else if (typeof path.at(-1) === 'number' && !document.hasIn(parent))
    document.setIn(parent, document.createNode([value]));
  else document.setIn(path, isScalar(old) && isScalar(node) ? value : node);
}

/** Without formatting, which would also change what is next to it: Prettier follows. */
function editJson(source: string, steps: readonly Step[], value: unknown): string {
  return applyEdits(source, modify(source, steps as (string | number)[], value, {}));
}

/** The value of a chart that comes before another one there and is listed here. */
function findPrevious(prefix: string, fact: string, next: Facts, {facts}: Here): string | undefined {
  const names = [...next.keys()].filter((name) => name.startsWith(`${prefix}/values/`));
  return names
    .slice(0, names.indexOf(fact))
    .findLast((name) => facts.has(name))
    ?.slice(`${prefix}/values/`.length);
}

function writeValue({fact, next: there}: Change, next: Facts, here: Here, set: SetAt): void {
  const [, chart = '', , ...rest] = fact.split('/');
  const key = rest.join('/');
  const prefix = `charts/${chart}`;
  const file = `platform/charts/${chart}.yaml`;
  const at = (...steps: Step[]) => ({file, steps: ['values', {key}, ...steps]});
  const isHidden = here.facts.has(`${prefix}/reads/${key}`);
  if (there === undefined) {
    set(at(), ABSENT);
  } else if (here.facts.has(fact) || isHidden) {
    set(at('default'), formatDefault(there));
    if (isHidden) set(at('hidden'), undefined);
  } else {
    const after = findPrevious(prefix, fact, next, here);
    const base = here.charts.get(chart)?.values.find((value) => value.key === after);
    const place = base?.shared && {after};
    const entry = {key, ...place, type: guessType(key, there), default: formatDefault(there), meaning: TODO};
    set({file, steps: ['values', END]}, entry);
  }
}

/** The place of the field that contains another one: one that is here, or was written before. */
function findParentPlace(fact: string, {places}: Here): Place | undefined {
  const name = findParentField(fact);
  const known = places.get(name);
  if (known) return {...known, steps: known.steps.slice(0, known.steps.at(-1) === 'type' ? -1 : undefined)};
  const above = name === fact ? undefined : findParentPlace(name, {places} as Here);
  return above && {...above, steps: [...above.steps, 'properties', name.split(/[./]/).at(-1) ?? '']};
}

/** Writes a field of a schema, or what is allowed in it. Returns whether its place is known. */
function writeField({fact, next: there, here: said}: Change, here: Here, set: SetAt): boolean {
  const keyword = /\/(enum|default|required)$/.exec(fact)?.[1];
  const own = here.places.get(fact);
  const parent = findParentPlace(fact, here);
  if (own && keyword === 'required') {
    // In the order of the file.
    const known = listOf(said).filter((name) => listOf(there).includes(name));
    set(own, [...known, ...listOf(there).filter((name) => !known.includes(name))]);
  } else if (own) {
    set(keyword !== undefined || there !== undefined ? own : {...own, steps: own.steps.slice(0, -1)}, there);
  } else if (parent && keyword !== undefined) {
    set({...parent, steps: [...parent.steps, keyword]}, there);
  } else if (parent) {
    set(
      {...parent, steps: [...parent.steps, 'properties', fact.split(/[./]/).at(-1) ?? '']},
      {description: TODO, type: textOf(there)},
    );
  }
  return own !== undefined || parent !== undefined;
}

/** Writes a change to the texts of files. Returns whether the program knows where. */
function writeChange(change: Change, next: Facts, here: Here, set: SetAt): boolean {
  const {fact, next: there} = change;
  const [kind, chart = '', group = '', name = '', field] = fact.split('/');
  const file = `platform/charts/${chart}.yaml`;
  const own = here.places.get(fact);
  const isConstant = /^(?:[A-Z_]+$|unknown)/.test(textOf(there));
  if (kind === 'crds' || kind === 'finding') return writeField(change, here, set);
  if (kind !== 'charts') {
    if (own && !isConstant) set(own, there);
    return own !== undefined && !isConstant;
  }
  if (group === 'values') writeValue(change, next, here, set);
  else if (/^(?:scanTypes|cascadingRules)$/.test(group) && field === undefined) {
    const entry = there === undefined ? undefined : createEntry(group, name, collectBelow(next, fact));
    set({file, steps: [group, {name}]}, entry);
  } else if (group === 'subcharts') {
    set(
      {file, steps: [group, {name}, ...(there === undefined || !own ? [] : ['version'])]},
      own ? there : {name, version: there},
    );
  } else if (group === 'images' && own) {
    const repository = fact.split('/images/')[1] ?? '';
    set(
      there === undefined ? {...own, steps: own.steps.slice(0, -1)} : own,
      there && `${repository}:${textOf(there)}`,
    );
  } else if (
    own &&
    !/^(?:user|objects|withoutEffect|withoutPullSecrets)$/.test(group) &&
    (there !== undefined || own.file === file)
  ) {
    // An empty list of values without effect is left out.
    set(own, field === 'withoutEffect' && listOf(there).length === 0 ? undefined : there);
  } else return false;
  return true;
}

/** What an update writes, and the changes for which it knows no place. */
export interface Written {
  files: Files;
  done: Change[];
  left: Change[];
}

/**
 * Computes the new texts of all files that a plan changes. Writes nothing.
 *
 * @param root folder of the site
 * @param release version of the release to document
 * @param next its facts
 * @param findRelease the first release with a path of the platform
 */
export function buildFiles(
  root: string,
  release: string,
  changes: readonly Change[],
  next: Facts,
  here: Here,
  findRelease: (path: string) => string,
): Written {
  const written: Written = {files: new Map(), done: [], left: []};
  const {files} = written;
  const set: SetAt = ({file, steps}, value) => {
    // What is in the file of a chart that goes, goes with it.
    if (files.has(file) && files.get(file) === undefined) return;
    const source = files.get(file) ?? readText(join(root, file));
    files.set(file, (file.endsWith('.json') ? editJson : editYaml)(source, steps, value));
  };
  set({file: 'platform/release.yaml', steps: ['version']}, release);
  for (const change of changes) {
    const [, chart = ''] = change.fact.split('/');
    const file = `platform/charts/${chart}.yaml`;
    const folder = textOf(change.next);
    const isChart = change.fact === `charts/${chart}`;
    if (isChart && change.next === undefined) files.set(file, undefined);
    else if (isChart && folder.startsWith('scanners/')) {
      const fields = collectBelow(next, change.fact);
      files.set(file, createChart(chart, fields, findRelease(folder)));
      files.set(`docs/scanners/${chart}.md`, createPage(chart, fields));
    } else if (isChart || !writeChange(change, next, here, set)) {
      written.left.push(change);
      continue;
    }
    written.done.push(change);
  }
  return written;
}

/** Sets the release in which a page was checked. */
export function renewClaim(root: string, file: string, release: string, files: Files): void {
  const source = files.get(file) ?? readText(join(root, file));
  files.set(file, editYaml(source, ['checked', 'release'], release));
}

/** Writes all files or none: formatted next to the old ones, then in their place. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  const temporary: [string, string][] = [];
  try {
    for (const [file, text] of files) {
      if (text === undefined) continue;
      const options = await prettier.resolveConfig(join(root, file));
      temporary.push([`${join(root, file)}.new`, join(root, file)]);
      writeFileSync(`${join(root, file)}.new`, await prettier.format(text, {...options, filepath: file}));
    }
  } catch (error) {
    for (const [path] of temporary) if (existsSync(path)) rmSync(path);
    throw error;
  }
  for (const [path, target] of temporary) renameSync(path, target);
  for (const [file, text] of files) if (text === undefined) rmSync(join(root, file));
}
