import {type Approval, type ScannerEntry} from './catalogue';
import {glanceLabels, intrusivenessLabels} from '../../platform/catalogue/labels';
import type {IntegrationFrontMatter} from '../../platform/catalogue/schema';
import type {ChartImages} from '../../platform/images';
import type {Page} from './collectPages';

/** The answers of "At a glance" by which a scanner is approved. */
const FIELDS = ['touchesTarget', 'privileges', 'credentials', 'outboundNetwork', 'optionalNetwork'] as const;

/** The images that a scan pulls, with their tags, in Markdown; with a purpose if no value of the chart names them. */
function listImages(name: string, all: readonly ChartImages[]): string {
  const find = (chart: string) => all.find((entry) => entry.chart === chart)?.images ?? [];
  // Every scan pod has it.
  const lurker = find('operator').filter(({value}) => value === 'lurker.image');
  return [...find(name), ...lurker]
    .map(({repository, tag, value, name: purpose}) => {
      const image = `\`${repository}:${tag}\``;
      return value === undefined ? `${image} (${purpose})` : image;
    })
    .join(', ');
}

/**
 * Creates the table by which a security team approves scanners, from the front matter of their pages and their images.
 */
export function buildApproval(
  scanners: readonly ScannerEntry[],
  pages: readonly Page[],
  images: readonly ChartImages[],
): Approval {
  const rows = scanners.map(({title, permalink, chart, intrusiveness}) => {
    const page = pages.find((candidate) => candidate.permalink === permalink);
    const {atAGlance} = page?.frontMatter.integration as IntegrationFrontMatter<'scanner'>;
    const answers = FIELDS.map((field) =>
      field === 'touchesTarget'
        ? `${intrusivenessLabels[intrusiveness]}. ${atAGlance[field]}`
        : atAGlance[field],
    );
    return {title, permalink, cells: [...answers, listImages(chart, images)]};
  });
  return {columns: [...FIELDS.map((field) => glanceLabels.scanner[field]), 'Images'], rows};
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Creates the table as CSV (RFC 4180), with a header: scanner, answers without Markdown, URL of the page. No cell
 * begins like a formula, because the schema of the catalogue refuses such answers.
 */
export function renderApprovalCsv({columns, rows}: Approval, origin: string): string {
  const lines = [
    ['Scanner', ...columns, 'Page'],
    ...rows.map(({title, permalink, cells}) => [title, ...cells, origin + permalink]),
  ];
  return lines
    .map((cells) => `${cells.map((cell) => quote(cell.replaceAll('`', ''))).join(',')}\r\n`)
    .join('');
}
