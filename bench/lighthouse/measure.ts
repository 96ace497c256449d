import type {Bench} from '../bench';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row} from '../report/table';
import {withDebuggedChromium} from './debuggedChromium';
import {CATEGORIES, MEASURES, type Report} from './scores';

const RUNS = 5;

/**
 * Lets Lighthouse look at a page as it does by default: a phone on a slow line, both simulated. Used as a library it
 * reports to nobody; only its command line can.
 *
 * @param port where the browser is spoken to
 * @throws if the page cannot be measured
 */
async function measurePage(url: string, port: number): Promise<Report> {
  // It is an ES module, which can only be loaded this way from here.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {port, output: [], logLevel: 'silent', onlyCategories: CATEGORIES});
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const report: Report = result.lhr;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Measures every page with Lighthouse. Returns a Markdown table with the median of each measure. */
export async function measureLighthouse({sites, pages, runs = RUNS}: Bench): Promise<string> {
  const rows: Row[] = [];
  for (const page of pages) {
    const reports = await interleave(sites, runs, ({address}) =>
      // A browser that has done nothing before, each time.
      withDebuggedChromium((port) => measurePage(address + page, port)),
    );
    for (const {label, unit, get} of MEASURES) {
      rows.push({labels: [page, label], unit, values: reports.map((all) => getMedian(all.map(get)))});
    }
  }
  return renderTable(
    ['Page', 'Measure'],
    sites.map(({name}) => name),
    rows,
  );
}
