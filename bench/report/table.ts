/** Unit of the numbers in a row, which decides their format. 1 KB is 1,000 bytes. */
export type Unit = 'KB' | 'ms' | 'score' | 'count' | 'shift';

/** One measure of all sites. */
export interface Row {
  /** One label for each leading column. */
  labels: readonly string[];
  unit: Unit;
  /** One value for each site, in the order of the sites; NaN if a site has none. */
  values: readonly number[];
}

const DIGITS: Record<Unit, number> = {KB: 1, ms: 0, score: 0, count: 0, shift: 3};
/** Units that are not printed, because the label says what is counted. */
const SILENT: readonly Unit[] = ['score', 'count', 'shift'];
const NONE = '–';

/** Formats a number with its unit; a missing number is a dash. */
export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return NONE;
  const number = value.toLocaleString('en', {
    minimumFractionDigits: DIGITS[unit],
    maximumFractionDigits: DIGITS[unit],
  });
  return SILENT.includes(unit) ? number : `${number} ${unit}`;
}

/** Formats a value as a multiple of the first site's. */
export function formatRatio(first: number, other: number): string {
  const ratio = other / first;
  return Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : NONE;
}

/** An unescaped pipe would end the cell. */
const escapeCell = (text: string) => text.replaceAll('|', '\\|');
const renderLine = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;

/**
 * Renders a Markdown table: labels, one column per site, and for each site but the first the ratio to the first one's
 * value.
 *
 * @param headings of the leading columns, as many as every row has labels
 * @param sites names of the sites, first the one that the others are compared with
 */
export function renderTable(
  headings: readonly string[],
  sites: readonly string[],
  rows: readonly Row[],
): string {
  const [firstSite = '', ...others] = sites;
  const heads = [...headings, ...sites, ...others.map((other) => `${other} ÷ ${firstSite}`)];
  const rule = heads.map((_, index) => (index < headings.length ? '---' : '--:'));
  const lines = rows.map(({labels, unit, values}) => {
    const [first = NaN, ...rest] = values;
    return renderLine([
      ...labels,
      ...values.map((value) => formatValue(value, unit)),
      ...rest.map((value) => formatRatio(first, value)),
    ]);
  });
  return [renderLine(heads), renderLine(rule), ...lines].join('\n');
}
