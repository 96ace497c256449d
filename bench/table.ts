/** Unit of the numbers in a row, with the number of its decimal places. 1 KB is 1,000 bytes. */
const DIGITS = {KB: 1, ms: 0, score: 0, count: 0, shift: 3};
export type Unit = keyof typeof DIGITS;

/** One measure of all sites. */
export interface Row {
  label: string;
  unit: Unit;
  /** The values of each site, one for each run. */
  runs: readonly (readonly number[])[];
}

/** The middle value, or the mean of the two in the middle; NaN if there are no values. */
export function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–';
  const digits = {minimumFractionDigits: DIGITS[unit], maximumFractionDigits: DIGITS[unit]};
  const number = value.toLocaleString('en', digits);
  return unit === 'KB' || unit === 'ms' ? `${number} ${unit}` : number;
}

const formatRatio = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–');

const renderLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * Renders a Markdown table of medians: a column for each site, and for each but the first the ratio to the first one's
 * value.
 *
 * @param sites their names, first the one that the others are compared with
 */
export function renderTable(sites: readonly string[], rows: readonly Row[]): string {
  const [ours = '', ...others] = sites;
  const heads = ['Measure', ...sites, ...others.map((other) => `${other} ÷ ${ours}`)];
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  const lines = rows.map(({label, unit, runs}) => {
    const values = runs.map(getMedian);
    const [first = NaN, ...rest] = values;
    const ratios = rest.map((value) => formatRatio(value / first));
    return renderLine([label, ...values.map((value) => formatValue(value, unit)), ...ratios]);
  });
  return [renderLine(heads), renderLine(rule), ...lines].join('\n');
}
