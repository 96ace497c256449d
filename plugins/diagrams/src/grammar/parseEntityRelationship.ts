import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';
import {shieldText} from '../shieldText';
import {NAME} from './names';

/** How many, left and right of the line. The renderer knows "none or more" only in the spelling of the right side. */
const LEFT: Readonly<Record<string, string>> = {'||': '||', '|o': '|o', '}o': 'o{', '}|': '}|'};
const RIGHT = ['||', 'o|', 'o{', '|{'];

const ENTITY = new RegExp(`^(${NAME})(\\s*\\{)?$`, 'u');
const RELATION = new RegExp(`^(${NAME})\\s+([|{}o]{2})(--|\\.\\.)([|{}o]{2})\\s+(${NAME})\\s*:(.*)$`, 'u');
const ATTRIBUTE = /^([\p{L}\p{N}_[\]()-]+)\s+([\p{L}\p{N}_-]+)((?:[\s,]+(?:PK|FK|UK))*)$/u;
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^direction\b/, 'entity relationship diagrams go from left to right: remove the line'],
  [/\[/, 'an entity has no second name: write the name without brackets'],
  [/(?:classDef|class|style)\s|:::/, 'colours are those of the site: remove it'],
  [
    /--|\.\./,
    `write A ||--o{ B : text, with ${Object.keys(LEFT).join(' ')} on the left and ${RIGHT.join(' ')} on the right`,
  ],
];
const KNOWN_LINES = 'A ||--o{ B : text, A, A {, attributes, }';

function fail(line: Line, reason: string): never {
  throw new DiagramError(line.number, `cannot read "${line.text}": ${reason}.`);
}

function parseAttribute(line: Line): string {
  const match = ATTRIBUTE.exec(line.text);
  if (!match) {
    fail(
      line,
      line.text.includes('"')
        ? 'comments are not drawn: remove the text in quotes'
        : 'write an attribute as type name, with PK, FK or UK behind it',
    );
  }
  const [, type = '', name = '', keys = ''] = match;
  return [type, name, ...keys.split(/[\s,]+/).filter(Boolean)].join(' ');
}

function parseRelation(match: RegExpExecArray, line: Line): string {
  const [, from = '', left = '', stroke = '', right = '', to = '', label = ''] = match;
  if (from === to)
    fail(line, 'a relation of an entity with itself is drawn wrongly: describe it in the text');
  const leftCount = LEFT[left];
  if (leftCount === undefined || !RIGHT.includes(right)) {
    fail(line, `known are ${Object.keys(LEFT).join(' ')} on the left and ${RIGHT.join(' ')} on the right`);
  }
  const text = label.trim().replace(/^"([^"]*)"$/, '$1');
  if (text === '') fail(line, 'write a text behind the colon');
  return `${from} ${leftCount}${stroke}${right} ${to} : ${shieldText(text)}`;
}

/**
 * Reads an entity relationship diagram and writes it in the part of the syntax that the renderer reads reliably.
 * Every line must belong to it.
 *
 * @returns source for the renderer
 * @throws DiagramError for the first line that does not
 */
export function parseEntityRelationship(header: Line, statements: readonly Line[]): string {
  const lines = ['erDiagram'];
  let open: Line | undefined;
  for (const line of statements) {
    const entity = ENTITY.exec(line.text);
    const relation = RELATION.exec(line.text);
    if (open && line.text === '}') {
      open = undefined;
      lines.push('}');
    } else if (open) {
      lines.push(parseAttribute(line));
    } else if (entity) {
      lines.push(`${entity[1] ?? ''} {`);
      if (entity[2] === undefined) lines.push('}');
      else open = line;
    } else if (relation) {
      lines.push(parseRelation(relation, line));
    } else {
      fail(
        line,
        UNSUPPORTED.find(([pattern]) => pattern.test(line.text))?.[1] ?? `expected one of ${KNOWN_LINES}`,
      );
    }
  }
  if (open) throw new DiagramError(open.number, `"${open.text}" is not closed: add "}".`);
  if (lines.length === 1)
    throw new DiagramError(
      header.number,
      'the diagram is empty: add entities, e.g. SCAN ||--o{ FINDING : has.',
    );
  return lines.join('\n');
}
