import type {IntegrationKind} from '../../markdown/catalogue/catalogue';
import type {Page} from './collectPages';
import {describeError} from '../../markdown/catalogue/describeError';
import {
  findKnownKeys,
  frontMatterSchemas,
  type IntegrationFrontMatter,
} from '../../markdown/catalogue/schema';

/** An invalid field of the front matter. Its line is looked up only when it is reported. */
export interface FieldFault {
  path: readonly (string | number)[];
  message: string;
}

type ParsedEntry = {
  [Kind in IntegrationKind]: {kind: Kind; integration: IntegrationFrontMatter<Kind>};
}[IntegrationKind];

export interface ParsedPage {
  page: Page;
  entry: ParsedEntry | undefined;
  faults: FieldFault[];
}

export function parsePage(page: Page): ParsedPage {
  const {kind, frontMatter} = page;
  const result = frontMatterSchemas[kind].validate(frontMatter);
  if (result.error) {
    const faults = result.error.details.map((detail) => ({
      path: detail.path,
      message: describeError(detail, findKnownKeys(kind, detail.path)),
    }));
    return {page, entry: undefined, faults};
  }
  return {page, entry: {kind, integration: result.value.integration} as ParsedEntry, faults: []};
}
