import {flattenGroups, type Group} from './Groups';
import {createShortNames} from './names';

/**
 * Names for the renderer of everything in a flowchart or state diagram that an arrow can lead to.
 *
 * @returns name of an id; an id that is neither node nor frame, such as `[*]`, keeps its own
 */
export function createGraphNames(
  nodes: ReadonlyMap<string, unknown>,
  groups: readonly Group[],
): (id: string) => string {
  const names = new Map([
    ...createShortNames('n', nodes.keys()),
    ...createShortNames(
      'g',
      flattenGroups(groups).map(({id}) => id),
    ),
  ]);
  return (id) => names.get(id) ?? id;
}
