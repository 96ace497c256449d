import {shieldText} from '../shieldText';
import {createGraphNames} from './createGraphNames';
import type {Group} from './Groups';
import {START_OR_END, type StateDiagram, type Transition} from './parseState';
import {createTitlePadding} from './renderFlowchart';

/**
 * Writes a state diagram in the part of the syntax that the renderer reads reliably: short ids, states before
 * transitions. Transitions with `[*]` stay inside their composite state, as they belong to its level.
 */
export function renderState({direction, states, transitions, composites}: StateDiagram): string {
  const nameOf = createGraphNames(states, composites);
  const lines = ['stateDiagram-v2', `direction ${direction}`];
  const drawn = new Set<string>();

  const addTransition = ({from, to, label}: Transition): void => {
    lines.push(`${nameOf(from)} --> ${nameOf(to)}${label === undefined ? '' : ` : ${shieldText(label)}`}`);
  };
  const addState = (id: string, padding = ''): void => {
    drawn.add(id);
    const label = states.get(id)?.label ?? id;
    lines.push(`state "${padding}${shieldText(label)}${padding}" as ${nameOf(id)}`);
  };
  const belongsTo = (scope: string | undefined) => (transition: Transition) =>
    transition.scope === scope && (transition.from === START_OR_END || transition.to === START_OR_END);
  const addComposite = (group: Group): void => {
    // The renderer breaks lines in every text but this one.
    const title = shieldText(group.title).replaceAll('<br>', ' ');
    lines.push(`state "${title}" as ${nameOf(group.id)} {`);
    if (group.direction !== undefined) lines.push(`direction ${group.direction}`);
    const labels = group.members.map((id) => states.get(id)?.label ?? id);
    const padding = createTitlePadding(group.title, labels);
    for (const [index, id] of group.members.entries()) addState(id, index === 0 ? padding : '');
    for (const inner of group.groups) addComposite(inner);
    transitions.filter(belongsTo(group.id)).forEach(addTransition);
    lines.push('}');
  };

  for (const composite of composites) addComposite(composite);
  for (const id of states.keys()) if (!drawn.has(id)) addState(id);
  for (const transition of transitions) {
    const isDrawn = transition.scope !== undefined && belongsTo(transition.scope)(transition);
    if (!isDrawn) addTransition(transition);
  }
  return lines.join('\n');
}
