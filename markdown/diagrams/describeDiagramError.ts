import {DiagramError} from './DiagramError';

/**
 * One message for the author of a page: file, line, what to do.
 *
 * @param error what a diagram failed with; anything but a `DiagramError` is a fault of the renderer
 * @param page path as the author knows it
 * @param blockLine line of the opening fence in the file, counted from 1
 */
export function describeDiagramError(error: unknown, page: string, blockLine: number): Error {
  const line = blockLine + (error instanceof DiagramError ? error.line : 0);
  const reason =
    error instanceof DiagramError ? error.message : `the diagram could not be drawn: ${String(error)}`;
  return new Error(`${page}:${line}: ${reason}`, {cause: error});
}
