// cspell:ignore quasis -- a field of the syntax tree
import type {Nodes} from 'mdast';

import type {JsxElement} from '../sources/parsePage';

/** An attribute with a name, as opposed to `{...others}`. */
export type Attribute = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}>;

/** Code in MDX: between braces, or an import or export. */
export type CodeNode = Extract<Nodes, {type: 'mdxjsEsm' | 'mdxFlowExpression' | 'mdxTextExpression'}>;

type Statement = NonNullable<NonNullable<CodeNode['data']>['estree']>['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];
type ObjectEntry = Extract<Expression, {type: 'ObjectExpression'}>['properties'][number];
type PropertyValue = Extract<ObjectEntry, {type: 'Property'}>['value'];

/** The program that the parser makes of the code between the braces of an attribute. */
function getExpression({value}: Attribute): Expression | undefined {
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** The value of a text, number or template without variables; `undefined` if it is known only on the rendered page. */
function readLiteral(expression: PropertyValue | undefined): string | undefined {
  switch (expression?.type) {
    case 'Literal':
      return String(expression.value);
    case 'UnaryExpression':
      return readLiteral(expression.argument);
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? '') : undefined;
    default:
      return undefined;
  }
}

/** The text of an attribute; `undefined` if it is known only on the rendered page. */
export function readAttribute(attribute: Attribute): string | undefined {
  const {value} = attribute;
  return typeof value === 'object' && value !== null ? readLiteral(getExpression(attribute)) : (value ?? '');
}

/** The values of `style={{…}}`; `undefined` if one of them is known only on the rendered page. */
export function readStyle(attribute: Attribute): string[] | undefined {
  const expression = getExpression(attribute);
  if (expression?.type !== 'ObjectExpression') {
    const text = readAttribute(attribute);
    return text === undefined ? undefined : [text];
  }
  const values = expression.properties.map((property) =>
    property.type === 'Property' ? readLiteral(property.value) : undefined,
  );
  return values.every((value) => value !== undefined) ? values : undefined;
}
