import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';
import {shieldText} from '../shieldText';
import {NAME} from './names';

const RELATION_ARROWS = [
  '<|--',
  '--|>',
  '<|..',
  '..|>',
  '*--',
  '--*',
  'o--',
  '--o',
  '-->',
  '<--',
  '..>',
  '<..',
];
const ARROW = RELATION_ARROWS.map((arrow) => arrow.replace(/[|*.]/g, String.raw`\$&`)).join('|');
const RELATION = new RegExp(
  `^(${NAME})\\s*(?:"([^"]+)"\\s*)?(${ARROW})(?![-.>|*])\\s*(?:"([^"]+)"\\s*)?(${NAME})(?:\\s*:(.*))?$`,
  'u',
);
const CLASS = new RegExp(`^class\\s+(${NAME})(?:~([^~]+)~)?(\\s*\\{)?$`, 'u');
const MEMBER_OF = new RegExp(`^(${NAME})\\s*:(.*)$`, 'u');
const ANNOTATION = /^<<\w+>>$/;
/** `+handle(Finding finding) bool*`: `*` means abstract, `$` static. */
const METHOD = /^([+\-#~]?[\p{L}\p{N}_]+)\(([^(){}]*)\)(?:\s*([^\s:(){}*$]+))?([*$]?)$/u;
const ATTRIBUTE = /^[+\-#~]?(?:[^\s:(){}*$]+\s+)?[\p{L}\p{N}_]+\$?$/u;
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^direction\b/, 'class diagrams go from top to bottom: remove the line'],
  [/^note\b/, 'notes are not drawn: put the text below the diagram'],
  [/^namespace\b/, 'namespaces are not drawn: remove the line and its }'],
  [/^<<\w+>>\s/, 'write the annotation inside the class, class A { and <<interface>> on lines of their own'],
  [
    /^(?:link|click|callback|cssClass|classDef|style)\s|:::/,
    'colours are those of the site, and a diagram has no links: remove it',
  ],
  [/\s(?:--|\.\.)\s/, `a line without a head is drawn with one: use one of ${RELATION_ARROWS.join(' ')}`],
  [/^class\s.*[[{]/, 'write class A {, then one member a line, then }'],
];
const KNOWN_LINES = `class A, class A {, members, }, A : +member, A ${RELATION_ARROWS.join('|')} B : text`;

function fail(line: Line, reason: string): never {
  throw new DiagramError(line.number, `cannot read "${line.text}": ${reason}.`);
}

/** `List~Finding~` is how Mermaid writes `List<Finding>`. The first `~` of a line means visibility in the package. */
function parseMember(text: string, line: Line): string {
  const visibility = /^[+\-#~]/.exec(text)?.[0] ?? '';
  const member = visibility + text.slice(visibility.length).replace(/~([^~]+)~/g, '<$1>');
  const method = METHOD.exec(member);
  if (method) {
    const [, name = '', parameters = '', type = '', classifier = ''] = method;
    // The renderer prints a classifier that stands anywhere else.
    return `${name}${classifier}(${parameters}) ${type}`.trimEnd();
  }
  if (!ATTRIBUTE.test(member)) {
    fail(
      line,
      'write a member as +Type name or as +name(Type parameter) Type, type before name and without colon; $ (static) and * (abstract) come last',
    );
  }
  return member;
}

/**
 * Reads a class diagram and writes it in the part of the syntax that the renderer reads reliably. Every line must
 * belong to it.
 *
 * @returns source for the renderer
 * @throws DiagramError for the first line that does not
 */
export function parseClass(header: Line, statements: readonly Line[]): string {
  const lines = ['classDiagram'];
  let open: Line | undefined;
  for (const line of statements) {
    const relation = RELATION.exec(line.text);
    const declaration = CLASS.exec(line.text);
    const member = MEMBER_OF.exec(line.text);
    if (open && line.text === '}') {
      open = undefined;
      lines.push('}');
    } else if (open) {
      lines.push(ANNOTATION.test(line.text) ? line.text : parseMember(line.text, line));
    } else if (relation) {
      const [, from = '', fromCount, arrow = '', toCount, to = '', label] = relation;
      if (label?.trim() === '') fail(line, 'write a text behind the colon, or remove the colon');
      const parts = [
        from,
        fromCount && `"${shieldText(fromCount)}"`,
        arrow,
        toCount && `"${shieldText(toCount)}"`,
        to,
      ];
      lines.push(parts.filter(Boolean).join(' ') + (label === undefined ? '' : ` : ${shieldText(label)}`));
    } else if (declaration) {
      const [, name = '', generic, brace] = declaration;
      if (brace !== undefined) open = line;
      lines.push(
        `class ${name}${generic === undefined ? '' : `~${generic}~`}${brace === undefined ? '' : ' {'}`,
      );
    } else if (member) {
      lines.push(`${member[1] ?? ''} : ${parseMember((member[2] ?? '').trim(), line)}`);
    } else {
      fail(
        line,
        UNSUPPORTED.find(([pattern]) => pattern.test(line.text))?.[1] ?? `expected one of ${KNOWN_LINES}`,
      );
    }
  }
  if (open) throw new DiagramError(open.number, `"${open.text}" is not closed: add "}".`);
  if (lines.length === 1)
    throw new DiagramError(header.number, 'the diagram is empty: add classes, e.g. class Scan.');
  return lines.join('\n');
}
