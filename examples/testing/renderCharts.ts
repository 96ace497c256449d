/** Renders the charts of the examples with an installed Helm: `npx tsx examples/testing/renderCharts.ts`. */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {relative} from 'node:path';

import {renderHeader, GOLDEN_CHARTS} from './goldenCharts';

function runHelm(...args: string[]): string {
  try {
    return execFileSync('helm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
  } catch (error) {
    console.error(`renderCharts: "helm ${args.join(' ')}" failed: ${(error as Error).message}`);
    process.exit(1);
  }
}

const engine = runHelm('version', '--short').trim();
// Render all before writing any, so that an error changes nothing.
const rendered = GOLDEN_CHARTS.map((golden) => {
  const {chart, folder, values} = golden;
  const manifests = runHelm('template', chart, folder, ...(values === undefined ? [] : ['--values', values]));
  return {file: golden.file, text: renderHeader(golden, engine) + manifests};
});
for (const {file, text} of rendered) {
  writeFileSync(file, text);
  console.log(`renderCharts: ${relative(process.cwd(), file)}`);
}
