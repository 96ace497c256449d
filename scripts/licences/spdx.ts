import parse, {type Expression} from 'spdx-expression-parse';

function isExpressionAllowed(expression: Expression, isAllowed: (id: string) => boolean): boolean {
  if ('conjunction' in expression) {
    const {left, conjunction, right} = expression;
    const sides = [left, right].map((side) => isExpressionAllowed(side, isAllowed));
    return conjunction === 'or' ? sides.includes(true) : !sides.includes(false);
  }
  // "Or later" leaves the choice of the version that is named. An exception only adds to what is permitted.
  return 'license' in expression && isAllowed(expression.license);
}

/**
 * Whether an SPDX expression can be satisfied with allowed licences: one side of `OR`, both sides of `AND`.
 * What is no SPDX expression cannot.
 *
 * @param isAllowed tells for one identifier, such as `MIT`
 */
export function isLicenceAllowed(licence: string, isAllowed: (id: string) => boolean): boolean {
  let expression: Expression;
  try {
    expression = parse(licence);
  } catch {
    return false;
  }
  return isExpressionAllowed(expression, isAllowed);
}
