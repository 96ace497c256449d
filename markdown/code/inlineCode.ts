import type {Element} from 'hast';
import {h} from 'hastscript';

import {splitNames} from '../../text/splitNames';
import {splitOptions} from '../../text/splitOptions';

function renderNames(text: string): (Element | string)[] {
  return splitNames(text).flatMap((name, index) => (index > 0 ? [h('wbr'), name] : [name]));
}

/**
 * Creates the content of inline code. Browsers wrap lines after hyphens, even the leading ones of a command option,
 * which this prevents. In tables, where columns are narrow, lines can also wrap between the parts of a name.
 */
export function renderInlineCode(text: string, isInTable: boolean): Element['children'] {
  const parts = splitOptions(text).flatMap(({text: part, isOption}) => {
    if (isOption) return [h('span.code-option', part)];
    return isInTable ? renderNames(part) : [part];
  });
  return h('code', parts).children;
}

/** The name of a field in a reference table: a link to itself, so that readers can share it. */
export function renderFieldName(id: string, path: string): Element {
  return h('a', {id, href: `#${id}`, className: ['field-name']}, h('code', renderNames(path)));
}
