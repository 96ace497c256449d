import {join} from 'node:path';

import {readText} from '../../text/readText';
import {bundleScript} from '../../framework/bundleScript';
import {toHashSource} from '../../framework/security/collectPage';

function bundle(file: string, define?: Record<string, string>): string {
  return bundleScript({entry: join(__dirname, file), define});
}

/** Creates a self-contained HTML file. Its policy allows only what `policy` adds. */
function renderPage(title: string, policy: string, style: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy}">
<meta name="robots" content="noindex">
<title>${title}</title>
${style}</head>
<body>
<main></main>
<script>${script}</script>
</body>
</html>
`;
}

/**
 * Creates the page that runs the code of parsers and hooks. Its policy allows only its own script, and workers and
 * scripts that it creates: no requests, no images, no styles.
 */
export function bundleFrame(): string {
  const script = bundle('frame/frame.ts', {
    CHECKER_SCRIPT: JSON.stringify(bundle('frame/checker.ts')),
    WORKER_SCRIPT: JSON.stringify(bundle('frame/worker.ts')),
  });
  const policy = `script-src ${toHashSource(script)} blob:; worker-src blob:`;
  return renderPage('Runs the code of live examples', policy, '', script);
}

/**
 * Creates the page that shows components. Its policy allows only its own script and style, styles of components, and
 * scripts that it creates: no requests, no images, no form submissions.
 */
export function bundleComponentFrame(): string {
  const script = bundle('component/frame.ts', {'process.env.NODE_ENV': '"production"'});
  const css = readText(join(__dirname, 'component/frame.css')).trim();
  const policy = `script-src ${toHashSource(script)} blob:; style-src 'unsafe-inline'; form-action 'none'`;
  return renderPage('Result of the live example', policy, `<style>\n${css}\n</style>\n`, script);
}
