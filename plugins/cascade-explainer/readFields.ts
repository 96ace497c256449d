import {isNode, LineCounter, parseAllDocuments} from 'yaml';

import {readList, readMap, readPath, readText, type Fields} from './values';

/** What a field contains, or one sentence about why it cannot be used. */
export type Reading<Value> = {value: Value; problem?: undefined} | {value?: undefined; problem: string};

interface Manifest {
  fields: Fields;
  /** Line at which it begins, counted from 1. */
  line: number;
}

/** Characters of a text that are read: more would make the page slow. */
const LONGEST = 500_000;

function parseYaml(text: string): Reading<Manifest[]> {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, prettyErrors: false});
  const error = documents.flatMap(({errors}) => errors)[0];
  if (error) return {problem: `Line ${lines.linePos(error.pos[0]).line}: ${error.message}.`};
  try {
    const manifests = documents.flatMap((document) => {
      const value: unknown = document.toJS();
      const line = isNode(document.contents) ? lines.linePos(document.contents.range[0]).line : 1;
      const items = Array.isArray(value) ? value : readList(readMap(value).items);
      const isList = Array.isArray(value) || readMap(value).kind === 'List' || items.length > 0;
      if (value === null) return [];
      return (isList ? items : [value]).map((fields) => ({fields: readMap(fields), line}));
    });
    return {value: manifests};
  } catch (cause) {
    // Too many aliases.
    return {problem: `${(cause as Error).message}.`};
  }
}

/** Reads YAML or JSON: documents, lists, and lists as `kubectl` prints them. */
function parseManifests(text: string): Reading<Manifest[]> {
  if (text.length > LONGEST) {
    return {problem: `The text has ${text.length} characters, of which at most ${LONGEST} are read.`};
  }
  if (/^\s*[[{]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text);
      const {kind, items} = readMap(value);
      const list = Array.isArray(value) ? value : kind === 'List' ? readList(items) : [value];
      return {value: list.map((fields) => ({fields: readMap(fields), line: 1}))};
    } catch {
      // The YAML parser knows the line of the fault, and reads JSON too.
    }
  }
  return parseYaml(text);
}

const describeKind = ({fields, line}: Manifest, wanted: string) =>
  `Line ${line}: this is ${readText(fields.kind) === '' ? 'an object without `kind`' : `a ${readText(fields.kind)}`}, not a ${wanted}.`;

/** Reads the parent, and the aliases of a ParseDefinition if there is one beside it. */
export function readScan(text: string): Reading<{scan: Fields; aliases: Fields}> {
  const {value: manifests, problem} = parseManifests(text);
  if (problem !== undefined) return {problem};
  const ofKind = (kind: string) => manifests.filter(({fields}) => fields.kind === kind);
  const [scan] = ofKind('Scan');
  const other = manifests.find(({fields}) => fields.kind !== 'Scan' && fields.kind !== 'ParseDefinition');
  if (other) return {problem: describeKind(other, 'Scan')};
  if (!scan) return {problem: 'There is no Scan in this field.'};
  const aliases = readMap(readPath(ofKind('ParseDefinition')[0]?.fields, 'spec.scopeLimiterAliases'));
  return {value: {scan: scan.fields, aliases}};
}

/** Reads one finding or a list of findings. */
export function readFindings(text: string): Reading<Fields[]> {
  const {value: manifests, problem} = parseManifests(text);
  if (problem !== undefined) return {problem};
  if (manifests.length === 0) return {problem: 'There is no finding in this field.'};
  const strange = manifests.find(({fields}) => Object.keys(fields).length === 0 || fields.kind === 'Scan');
  if (strange) return {problem: `Line ${strange.line}: this is not a finding.`};
  return {value: manifests.map(({fields}) => fields)};
}

/** Reads CascadingRules; an empty text has none. */
export function readRules(text: string): Reading<Fields[]> {
  const {value: manifests, problem} = parseManifests(text);
  if (problem !== undefined) return {problem};
  const other = manifests.find(({fields}) => fields.kind !== 'CascadingRule');
  if (other) return {problem: describeKind(other, 'CascadingRule')};
  const unnamed = manifests.find(({fields}) => readText(readPath(fields, 'metadata.name')) === '');
  if (unnamed) return {problem: `Line ${unnamed.line}: the rule has no \`metadata.name\`.`};
  return {value: manifests.map(({fields}) => fields)};
}
