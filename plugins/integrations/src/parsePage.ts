import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {
  DEFAULT_PARSE_FRONT_MATTER,
  isDraft,
  isUnlisted,
  normalizeUrl,
  resolvePathname,
} from '@docusaurus/utils';

import type {IntegrationKind} from './catalogue';
import {describeField, describeReason} from './describeProblem';
import {findFieldLine} from './findFieldLine';
import type {Problem} from './problems';
import {kindFolders, type PageFile} from './readPages';
import {frontMatterSchemas, integrationKeys, type PageFrontMatter} from './schema';

/** What the site decides about all pages. */
export type SiteSettings = {
  baseUrl: string;
  /** `routeBasePath` of the docs plugin. */
  routeBasePath: string;
  /** The parser that the docs plugin uses: `markdown.parseFrontMatter` of the site's configuration. */
  parseFrontMatter: ParseFrontMatter;
};

/** A page whose front matter holds a valid entry. */
type ValidPage = {
  [Kind in IntegrationKind]: {kind: Kind; permalink: string; frontMatter: PageFrontMatter<Kind>};
}[IntegrationKind];

/** A scanner or hook page after parsing. */
export type ParsedPage = {
  kind: IntegrationKind;
  displayPath: string;
  /** Last part of the page's address, by which `replacement` names it. */
  slug: string;
  /** False for unlisted pages: they exist, but no list shows them. */
  isListed: boolean;
  /** The entry; undefined if it has problems. */
  valid: ValidPage | undefined;
  problems: Problem[];
  /** Line of a field in the file, for problems that show only when pages are put together. */
  findLine: (path: readonly string[]) => number | undefined;
};

/**
 * Parses the front matter of a page and checks its catalogue entry.
 *
 * @returns undefined for a draft, which is not a page of the published site
 */
export async function parsePage(file: PageFile, settings: SiteSettings): Promise<ParsedPage | undefined> {
  const {kind, filePath, displayPath, source} = file;
  const fileName = path.parse(filePath).name;
  const createPage = (page: Partial<ParsedPage>): ParsedPage => ({
    kind,
    displayPath,
    slug: fileName,
    isListed: true,
    valid: undefined,
    problems: [],
    findLine: (fieldPath) => findFieldLine(source, fieldPath),
    ...page,
  });

  let frontMatter: Record<string, unknown>;
  try {
    const parsed = await settings.parseFrontMatter({
      filePath,
      fileContent: source,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    frontMatter = parsed.frontMatter;
  } catch (error) {
    return createPage({problems: [createYamlProblem(displayPath, error)]});
  }
  // Drafts and unlisted pages are never in the lists, so that `npm start` shows the lists of the published site.
  if (isDraft({frontMatter, env: 'production'})) {
    return undefined;
  }

  const address = createAddress(kind, fileName, frontMatter);
  const checked = frontMatterSchemas[kind].validate(frontMatter);
  return createPage({
    slug: address.split('/').at(-1) ?? fileName,
    isListed: !isUnlisted({frontMatter, env: 'production'}),
    problems: (checked.error?.details ?? []).map((detail) => ({
      file: displayPath,
      line: findFieldLine(source, detail.path),
      field: describeField(detail.path),
      reason: describeReason(detail, integrationKeys[kind]),
    })),
    valid: checked.error
      ? undefined
      : ({
          kind,
          permalink: normalizeUrl([settings.baseUrl, settings.routeBasePath, address]),
          frontMatter: checked.value,
        } as ValidPage),
  });
}

/** Address of a page below the documentation, by the rules of the docs plugin: `slug`, else `id`, else the file name. */
function createAddress(
  kind: IntegrationKind,
  fileName: string,
  frontMatter: Record<string, unknown>,
): string {
  const {slug, id} = frontMatter;
  const own = [slug, id].find((value) => typeof value === 'string' && value !== '') ?? fileName;
  return resolvePathname(own as string, `/${kindFolders[kind]}/`);
}

/** Error of the YAML parser in one line. */
function createYamlProblem(displayPath: string, error: unknown): Problem {
  const {reason, mark} = error as {reason?: unknown; mark?: {line?: unknown}};
  const message =
    typeof reason === 'string' ? reason : error instanceof Error ? error.message : String(error);
  return {
    file: displayPath,
    // The parser counts from 0, beginning with the line of the opening `---`.
    line: typeof mark?.line === 'number' ? mark.line + 1 : undefined,
    field: undefined,
    reason: `the front matter is not valid YAML (a value that contains ": " needs quotes): ${message.split('\n')[0] ?? ''}`,
  };
}
