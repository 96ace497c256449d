import type {DeclaredElement, DiagramElement} from '../DiagramElement';
import {DiagramError} from '../DiagramError';
import {ARROW_HELP} from './checkEdges';

const HELP = 'Write it in another way, or describe it in the text';

/** Elements of the same kind and names are the same thing, even if one of them looks or reads differently. */
function isSameThing(declared: DiagramElement, drawn: DiagramElement): boolean {
  return declared.kind === drawn.kind && declared.names.join() === drawn.names.join();
}

function isEqual(declared: DiagramElement, drawn: DiagramElement): boolean {
  return (
    isSameThing(declared, drawn) &&
    (['text', 'look', 'frame'] as const).every((key) => (declared[key] ?? '') === (drawn[key] ?? ''))
  );
}

/** Takes the first element of a list that meets the condition out of it. */
function take(
  elements: DiagramElement[],
  condition: (element: DiagramElement) => boolean,
): DiagramElement | undefined {
  const index = elements.findIndex(condition);
  return index === -1 ? undefined : elements.splice(index, 1)[0];
}

function describeDifference(declared: DeclaredElement, drawn: DiagramElement): string {
  const [text, drawnText] = [declared.text ?? '', drawn.text ?? ''];
  if (text !== drawnText)
    return drawnText === ''
      ? `without its text "${text}"`
      : `with the text "${drawnText}" instead of "${text}"`;
  const [look, drawnLook] = [declared.look ?? '', drawn.look ?? ''];
  return look === drawnLook ? 'in the wrong frame' : `as "${drawnLook}" instead of "${look}"`;
}

/**
 * Compares what a drawing shows with what the diagram declares, as the renderer drops or misreads things silently.
 *
 * @param declared everything that the drawing must show
 * @param drawn everything that it shows
 * @param line line of the block that the error names for something that no line declares
 * @throws DiagramError for the first element that is missing or drawn differently, or that nobody has declared
 */
export function checkElements(
  declared: readonly DeclaredElement[],
  drawn: readonly DiagramElement[],
  line: number,
): void {
  const others = [...drawn];
  const missing = declared.filter((element) => !take(others, (other) => isEqual(element, other)));
  const [element] = missing;
  if (element) {
    const help = element.kind === 'arrow' ? ARROW_HELP : HELP;
    const similar = take(others, (other) => isSameThing(element, other));
    throw new DiagramError(
      element.line,
      similar
        ? `${element.description} is drawn ${describeDifference(element, similar)}. ${help}.`
        : `${element.description} is missing in the drawing. ${help}.`,
    );
  }
  const [surplus] = others;
  if (surplus) {
    throw new DiagramError(
      line,
      `the drawing shows a ${surplus.kind} "${surplus.text ?? ''}" (${surplus.names.join(', ')}) that no line declares. Simplify the diagram.`,
    );
  }
}
