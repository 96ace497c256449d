import {
  glanceLabels,
  intrusivenessLabels,
  type Approval,
  type ScannerEntry,
} from '../../markdown/catalogue/catalogue';
import type {IntegrationFrontMatter} from '../../markdown/catalogue/schema';
import {readDefault, type Charts} from '../../platform/charts';
import type {Page} from './collectPages';

/** The answers of "At a glance" by which a scanner is approved. */
const FIELDS = ['touchesTarget', 'privileges', 'credentials', 'outboundNetwork', 'optionalNetwork'] as const;

interface Context {
  charts: Charts;
  /** Version of the platform, which is that of its charts and of most images. */
  release: string;
}

/**
 * The images that a scan pulls, with their tags, in Markdown: scanner, side container, parser, the one that every scan
 * pod has, and those that no value of the chart names.
 */
function collectImages(name: string, appVersion: string, {charts, release}: Context): string[] {
  const chart = charts.get(name);
  const tag = chart?.scannerTag === 'chart version' ? release : appVersion;
  const places = [
    [name, 'scanner', tag],
    [name, 'zapContainer', appVersion],
    [name, 'parser', release],
    ['operator', 'lurker', release],
  ] as const;
  const named = places.flatMap(([owner, part, version]) => {
    const value = charts.get(owner)?.values.find(({key}) => key === `${part}.image.repository`);
    const repository = value && readDefault(value);
    return repository === undefined ? [] : [`\`${repository}:${version}\``];
  });
  const listed = (chart?.images ?? []).map((image) => `\`${image.image}\` (${image.name})`);
  return [...named, ...listed];
}

/**
 * Creates the table by which a security team approves scanners, from the front matter of their pages and the charts.
 *
 * @param scanners the scanners of the catalogue, in its order
 * @param pages all pages, whose front matter the catalogue has checked
 */
export function createApproval(
  scanners: readonly ScannerEntry[],
  pages: readonly Page[],
  context: Context,
): Approval {
  const rows = scanners.map(({title, permalink, chart, appVersion, intrusiveness}) => {
    const page = pages.find((candidate) => candidate.permalink === permalink);
    const {atAGlance} = page?.frontMatter.integration as IntegrationFrontMatter<'scanner'>;
    const answers = FIELDS.map((field) =>
      field === 'touchesTarget'
        ? `${intrusivenessLabels[intrusiveness]}. ${atAGlance[field]}`
        : atAGlance[field],
    );
    const images = collectImages(chart, appVersion, context);
    return {title, permalink, cells: [...answers, images.join(', ')]};
  });
  return {columns: [...FIELDS.map((field) => glanceLabels.scanner[field]), 'Images'], rows};
}
