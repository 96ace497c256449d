/** Decimal places of each unit. 1 KB is 1,000 bytes. */
const DIGITS = {KB: 1, ms: 0, score: 0, count: 0, shift: 3};
export type Unit = keyof typeof DIGITS;

export interface Row {
  label: string;
  unit: Unit;
  /** Of each site, one for each run. */
  runs: readonly (readonly number[])[];
}

/** The mean of the two in the middle if there are two; NaN if there are no values. */
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

/** Medians, and for each site but the first the ratio to the first one. */
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
