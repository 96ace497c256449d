import {findClosest} from '../../text/findClosest';
import type {SchemaError} from '../validateSchema';

/** Keywords whose errors only say that a schema inside theirs failed. */
const SUMMARIES = new Set(['if', 'anyOf', 'oneOf', 'propertyNames']);

/** Properties in the schema of the object that an error is about. */
export function getKnownProperties({parentSchema}: SchemaError): string[] {
  return Object.keys(parentSchema.properties ?? {});
}

/** Name of the property that an error reports as unknown, `undefined` for other errors. */
export function getUnknownProperty({keyword, property}: SchemaError): string | undefined {
  return keyword === 'required' ? undefined : property;
}

/** Name of the field that an error reports as missing, `undefined` for other errors. */
export function getMissingProperty({keyword, property}: SchemaError): string | undefined {
  return keyword === 'required' ? property : undefined;
}

function isAtOrBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** Errors of a branch (`then`, `else`) that was only taken because the property it depends on is itself wrong. */
function collectBranchErrors(condition: SchemaError, errors: readonly SchemaError[]): SchemaError[] {
  const {instancePath, schemaPath, parentSchema} = condition;
  const tested = (parentSchema as {if?: {properties?: object}}).if?.properties ?? {};
  const isTestedWrong = errors.some(
    (error) =>
      (['enum', 'const', 'type'].includes(error.keyword) &&
        Object.keys(tested).some((name) => error.instancePath === `${instancePath}/${name}`)) ||
      (error.instancePath === instancePath && (getMissingProperty(error) ?? '') in tested),
  );
  const branches = ['then/', 'else/'].map((branch) => schemaPath.replace(/if$/, branch));
  return isTestedWrong
    ? errors.filter(
        (error) =>
          branches.some((branch) => error.schemaPath.startsWith(branch)) &&
          isAtOrBelow(error.instancePath, instancePath),
      )
    : [];
}

/** Errors of the alternatives of an `anyOf` or `oneOf`. */
function collectAlternatives(summary: SchemaError, errors: readonly SchemaError[]): SchemaError[] {
  return errors.filter(
    (error) =>
      !SUMMARIES.has(error.keyword) &&
      isAtOrBelow(error.instancePath, summary.instancePath) &&
      error.propertyName === summary.propertyName &&
      error.schemaPath.startsWith(`${summary.schemaPath}/`),
  );
}

/**
 * Drops errors about missing fields, which a part of a resource may lack, except in the items of lists. Alternatives
 * that failed only because of such a field are dropped too.
 */
function dropMissingFields(errors: readonly SchemaError[]): SchemaError[] {
  const kept = errors.filter(
    ({keyword, instancePath}) => keyword !== 'required' || /\/\d+(?:\/|$)/.test(instancePath),
  );
  return kept.filter(
    (error) =>
      !SUMMARIES.has(error.keyword) ||
      collectAlternatives(error, errors).length === 0 ||
      collectAlternatives(error, kept).length > 0,
  );
}

/** The errors to report if all alternatives fail: those of the one that the writer most likely meant. */
function chooseAlternative(summary: SchemaError, alternatives: readonly SchemaError[]): SchemaError[] {
  const depth = ({instancePath}: SchemaError) => instancePath.split('/').length;
  const deepest = Math.max(...alternatives.map(depth));
  if (deepest > depth(summary)) return alternatives.filter((error) => depth(error) === deepest);
  if (alternatives.every(({keyword}) => keyword === 'required')) return [summary];
  const withoutType = alternatives.filter(({keyword}) => keyword !== 'type');
  return [withoutType[0] ?? summary];
}

/** Names of the fields that an error reports as missing: of which one is needed, if there are several. */
function getMissingNames(error: SchemaError): string[] {
  const missing = getMissingProperty(error);
  if (missing !== undefined) return [missing];
  if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') return [];
  return (error.parentSchema[error.keyword] as {required?: string[]}[]).flatMap(
    ({required}) => required ?? [],
  );
}

/** Whether another error of the same map says the same as this one, or explains it. */
function isFollowUp(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const isOfCount = error.keyword === 'minProperties' || error.keyword === 'maxProperties';
  const missing = getMissingNames(error);
  if (!isOfCount && missing.length === 0) return false;
  return errors.some((other) => {
    if (other === error || other.instancePath !== error.instancePath) return false;
    const unknown = getUnknownProperty(other);
    if (isOfCount) return other.keyword === 'required' || unknown !== undefined;
    // A misspelt field is one fault, not a missing and an unknown one.
    return unknown !== undefined && missing.includes(findClosest(unknown, getKnownProperties(other)) ?? '');
  });
}

/**
 * Selects the errors to report: one for each mistake of the writer.
 *
 * @param isPart whether the document shows a part of a resource: fields outside lists may be missing
 */
export function selectErrors(errors: readonly SchemaError[], isPart = false): SchemaError[] {
  const relevant = isPart ? dropMissingFields(errors) : [...errors];
  const hidden = new Set<SchemaError>();
  for (const error of relevant) {
    if (error.keyword === 'if') {
      hidden.add(error);
      collectBranchErrors(error, relevant).forEach((other) => hidden.add(other));
    } else if (error.keyword === 'propertyNames') {
      if (relevant.some((other) => other !== error && other.propertyName !== undefined)) hidden.add(error);
    } else if (SUMMARIES.has(error.keyword)) {
      const alternatives = collectAlternatives(error, relevant);
      if (alternatives.length === 0) continue;
      const chosen = chooseAlternative(error, alternatives);
      [error, ...alternatives]
        .filter((other) => !chosen.includes(other))
        .forEach((other) => hidden.add(other));
    }
  }
  const selected = relevant.filter((error) => !hidden.has(error));
  return selected.filter((error) => !isFollowUp(error, selected));
}
