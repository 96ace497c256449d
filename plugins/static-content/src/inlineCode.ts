import {splitNames} from '../../../text/splitNames';
import {splitOptions} from '../../../text/splitOptions';
import {createElement, type Element} from './hast';

function createNames(text: string): Element['children'] {
  return splitNames(text).flatMap((value, index) => [
    ...(index > 0 ? [createElement('wbr', {}, [])] : []),
    {type: 'text' as const, value},
  ]);
}

/**
 * Makes the content of code within a line. Browsers break lines behind hyphens, also behind the ones that begin a
 * command option. In tables, where columns are narrow, lines may also end between the parts of a name.
 */
export function createInlineCode(text: string, isInTable: boolean): Element['children'] {
  return splitOptions(text).flatMap(({text: value, isOption}) => {
    if (isOption) return [createElement('span', {className: ['code-option']}, [{type: 'text', value}])];
    return isInTable ? createNames(value) : [{type: 'text' as const, value}];
  });
}

/** The name of a field in a reference table: a link to itself, so that a reader can share the place. */
export function createFieldName(id: string, path: string): Element {
  const code = createElement('code', {}, createNames(path));
  return createElement('a', {id, href: `#${id}`, className: ['field-name']}, [code]);
}
