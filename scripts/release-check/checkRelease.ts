import {AUDIT_ITEM, QUICK_ITEMS, SLOW_ITEMS, type Item, type Machine} from './items';

/** How to check a release. */
export interface ReleaseOptions {
  /** Leave out what asks the registry. */
  withoutAudit: boolean;
}

/**
 * Reads the arguments of the command.
 *
 * @throws for an argument that it does not know
 */
export function parseReleaseOptions(args: readonly string[]): ReleaseOptions {
  const unknown = args.find((arg) => arg !== '--without-audit');
  if (unknown !== undefined) {
    throw new Error(`the option ${unknown} is not known. There is one: --without-audit.`);
  }
  return {withoutAudit: args.includes('--without-audit')};
}

function runItem({name, check}: Item, machine: Machine): {line: string; passed: boolean} {
  try {
    return {line: `passed   ${name}: ${check(machine)}`, passed: true};
  } catch (error) {
    return {
      line: `FAILED   ${name}: ${error instanceof Error ? error.message : String(error)}`,
      passed: false,
    };
  }
}

/**
 * Checks everything that must hold before a release, what takes seconds first. What takes minutes does not begin after
 * a fault, and each of its items needs the one before it.
 *
 * @returns one line for each item, and whether the release may go out
 */
export function checkRelease(
  machine: Machine,
  {withoutAudit}: ReleaseOptions,
): {lines: string[]; passed: boolean} {
  const quick = [...QUICK_ITEMS, ...(withoutAudit ? [] : [AUDIT_ITEM])].map((item) => runItem(item, machine));
  const lines = quick.map(({line}) => line);
  if (withoutAudit) lines.push(`LEFT OUT ${AUDIT_ITEM.name}: nobody asked for known vulnerabilities`);
  let passed = quick.every((result) => result.passed);
  for (const item of SLOW_ITEMS) {
    if (!passed) {
      lines.push(`not run  ${item.name}: correct what failed first`);
      continue;
    }
    const result = runItem(item, machine);
    lines.push(result.line);
    passed = result.passed;
  }
  return {lines, passed};
}
