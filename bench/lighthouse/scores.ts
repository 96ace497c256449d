import type {Unit} from '../report/table';

/** What is read of a report of Lighthouse. */
export interface Report {
  categories: Partial<Record<string, {score: number | null}>>;
  audits: Partial<Record<string, {numericValue?: number}>>;
  runtimeError?: {message: string};
}

/** A measure of the table. */
export interface Measure {
  label: string;
  unit: Unit;
  get: (report: Report) => number;
}

/** A score of a category, from 0 to 100. */
const category = (id: string, label: string): Measure => ({
  label,
  unit: 'score',
  get: ({categories}) => (categories[id]?.score ?? NaN) * 100,
});
const audit = (id: string, label: string, unit: Unit): Measure => ({
  label,
  unit,
  get: ({audits}) => audits[id]?.numericValue ?? NaN,
});

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export const MEASURES: readonly Measure[] = [
  category('performance', 'performance'),
  category('accessibility', 'accessibility'),
  category('best-practices', 'best practices'),
  category('seo', 'SEO'),
  audit('largest-contentful-paint', 'LCP', 'ms'),
  audit('total-blocking-time', 'TBT', 'ms'),
  audit('cumulative-layout-shift', 'CLS', 'shift'),
];
