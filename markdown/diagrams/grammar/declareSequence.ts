import type {DeclaredElement} from '../DiagramElement';
import {createShortNames} from './names';
import type {SequenceDiagram} from './parseSequence';

/** Everything that the drawing of a sequence diagram must show. */
export function declareSequence({participants, steps}: SequenceDiagram): DeclaredElement[] {
  const names = createShortNames('a', participants.keys());
  const nameOf = (id: string): string => names.get(id) ?? id;
  const describe = (id: string): string => `"${participants.get(id)?.label ?? id}"`;
  const elements: DeclaredElement[] = [];

  for (const [id, {label, line}] of participants) {
    const element = {names: [nameOf(id)], line: line.number};
    elements.push(
      {...element, kind: 'participant', text: label, description: `the participant ${describe(id)}`},
      {...element, kind: 'life line', description: `the life line of ${describe(id)}`},
    );
  }
  let block = '';
  for (const step of steps) {
    const {number: line} = step.line;
    switch (step.kind) {
      case 'message': {
        const {from, to, text, arrow, activation} = step;
        const description = `the message "${text}" from ${describe(from)} to ${describe(to)}`;
        elements.push({
          kind: 'message',
          names: [nameOf(from), nameOf(to)],
          text,
          look: arrow,
          line,
          description,
        });
        if (activation === '+') {
          const activated = `the bar on the life line of ${describe(to)}`;
          elements.push({kind: 'activation', names: [nameOf(to)], line, description: activated});
        }
        break;
      }
      case 'note': {
        const {over, text} = step;
        const [side] = step.side.split(' ');
        const description = `the note "${text}"`;
        elements.push({kind: 'note', names: over.map(nameOf), text, look: side, line, description});
        break;
      }
      case 'block':
      case 'divider': {
        const {kind, type, text} = step;
        if (kind === 'block') block = type;
        const title = kind === 'block' ? `${type} [${text}]` : `[${text}]`;
        elements.push({kind, names: [block], text: title, line, description: `the part "${type} ${text}"`});
        break;
      }
      case 'end':
    }
  }
  return elements;
}
