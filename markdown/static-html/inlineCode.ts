import type {Element} from 'hast';
import {h} from 'hastscript';

import {splitNames} from '../../text/splitNames';
import {splitOptions} from '../../text/splitOptions';

function createNames(text: string): (Element | string)[] {
  return splitNames(text).flatMap((name, index) => (index > 0 ? [h('wbr'), name] : [name]));
}

/**
 * Makes the content of code within a line. Browsers break lines after hyphens, also after the ones that begin a
 * command option. In tables, where columns are narrow, lines may also end between the parts of a name.
 */
export function createInlineCode(text: string, isInTable: boolean): Element['children'] {
  const parts = splitOptions(text).flatMap(({text: part, isOption}) => {
    if (isOption) return [h('span.code-option', part)];
    return isInTable ? createNames(part) : [part];
  });
  return h('code', parts).children;
}

/** The name of a field in a reference table: a link to itself, so that a reader can share the place. */
export function createFieldName(id: string, path: string): Element {
  return h('a', {id, href: `#${id}`, className: ['field-name']}, h('code', createNames(path)));
}
