import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {buildSync} from 'esbuild';

const FOLDER = join(__dirname, 'frame');

/** Browsers that the site supports run this as it is. */
const TARGET = 'es2020';

function bundle(file: string, define: Record<string, string> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(FOLDER, file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    define,
  });
  // The text of a script element ends at its closing tag, wherever that is.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}

/**
 * Makes the page that runs the code of live blocks: one HTML file that needs nothing else. Its policy allows its own
 * script and workers made by it, and nothing more: no requests, no pictures, no styles.
 */
export function createFrame(): string {
  const script = bundle('frame.ts', {WORKER_SCRIPT: JSON.stringify(bundle('worker.ts'))});
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; worker-src blob:`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Runs the code of live examples</title>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}
