import {MODAL, WORKS_WITHOUT_SCRIPTS} from '../../../browser/protocol';
import {create} from '../../../browser/create';
import {PATTERNS, type Kind} from './names';
import {readOwnNames, storeOwnNames, type OwnNames} from './storage';

/** What a field accepts, as the browser's message says it. */
const HINTS: Record<Kind, string> = {
  host: 'A host name or an IP address, with a port if needed',
  namespace: 'Lower-case letters, digits and hyphens, at most 63 characters',
};

function createField(name: string, kind: Kind, own = ''): HTMLLabelElement {
  const input = create('input', {
    name,
    value: own,
    placeholder: name,
    pattern: PATTERNS[kind],
    title: HINTS[kind],
    autocapitalize: 'off',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  return create(
    'label',
    {},
    create('span', {}, `${kind === 'host' ? 'Host' : 'Namespace'} `, create('code', {}, name)),
    input,
  );
}

/**
 * Opens the form for the names of a page.
 *
 * @param names of the page, with their kind
 * @param onChange receives all names of the reader when they have changed
 * @param onClose returns the focus to where it belongs
 */
export function openForm(
  names: ReadonlyMap<string, Kind>,
  onChange: (ownNames: OwnNames) => void,
  onClose: () => void,
): void {
  const ownNames = readOwnNames();
  const cancel = create('button', {type: 'button'}, 'Cancel');
  const reset = create('button', {type: 'button'}, 'Reset all names');
  const form = create(
    'form',
    {},
    ...[...names].map(([name, kind]) => createField(name, kind, ownNames[name])),
    create('div', {}, create('button', {}, 'Use these names'), reset, cancel),
  );
  const dialog = create(
    'dialog',
    {class: 'own-names', [MODAL]: '', [WORKS_WITHOUT_SCRIPTS]: '', 'aria-labelledby': 'own-names-title'},
    create('h2', {id: 'own-names-title'}, 'Your own names'),
    create(
      'p',
      {},
      'Commands and files show and copy your names instead of these, on all pages. An empty field keeps the name. Your names stay on this device.',
    ),
    form,
  );
  const apply = (changed: OwnNames): void => {
    storeOwnNames(changed);
    onChange(changed);
    dialog.close();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = [...new FormData(form)].map(([name, own]): [string, string] => [
      name,
      (own as string).trim(),
    ]);
    const changed = Object.entries({...ownNames, ...Object.fromEntries(entered)});
    apply(Object.fromEntries(changed.filter(([, own]) => own !== '')));
  });
  reset.addEventListener('click', () => apply({}));
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
}
