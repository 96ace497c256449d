import ts from 'typescript';

import {findFeature, indexFeatures, type Use} from './compatibility';
import {collectStyleUses} from './styleUses';

const GLOBALS = indexFeatures([['api'], 1], [['javascript', 'builtins'], 1]);
const MEMBERS = indexFeatures([['api'], 2], [['javascript', 'builtins'], 2]);
/** A style sheet that a script adds to the page. */
const STYLE_SHEET = /^[^{}$]+\{[\w-]+:[^{}]+\}(?:.*\})?$/s;

/** Whether a script only asks whether something exists. */
function isTest(node: ts.Expression): boolean {
  const {parent} = node;
  if (ts.isBinaryExpression(parent)) return /^(?:&&|\|\||\?\?|[!=]==?)$/.test(parent.operatorToken.getText());
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isCallExpression(parent)) return parent.questionDotToken !== undefined;
  return ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent) || ts.isIfStatement(parent);
}

/** Lists the globals and members that a script uses without asking whether they exist, and what its style sheets use. */
export function collectScriptUses(script: string): Use[] {
  const uses: (Use & {name?: string})[] = [];
  /** Names that the script declares, or of which it asks whether they exist. */
  const excused = new Set<string>();
  const visit = (node: ts.Node): void => {
    const {parent} = node;
    if (ts.isStringLiteralLike(node)) {
      if (STYLE_SHEET.test(node.text)) uses.push(...collectStyleUses(node.text));
      if (ts.isBinaryExpression(parent)) excused.add(node.text);
    } else if (ts.isPropertyAccessExpression(node)) {
      const name = node.name.text;
      const owners = GLOBALS.get(node.expression.getText()) ?? [];
      const members = owners.flatMap((path) => [name, `${name}_static`].map((member) => [...path, member]));
      const known = members.filter(findFeature);
      const paths = known.length > 0 ? known : (MEMBERS.get(name) ?? []);
      if (isTest(node)) excused.add(name);
      else uses.push({name, paths, text: node.getText().slice(-80)});
    } else if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(parent) && parent.name === node)) {
      if (isTest(node) || ('name' in parent && parent.name === node)) excused.add(node.text);
      else uses.push({name: node.text, paths: GLOBALS.get(node.text) ?? [], text: node.text});
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true));
  return uses.filter(({name}) => name === undefined || !excused.has(name));
}
