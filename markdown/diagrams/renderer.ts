import type * as BeautifulMermaid from 'beautiful-mermaid';

/** Empty space in pixels around flowcharts and state diagrams; the other kinds are cropped to it. */
export const PADDING = 8;

let loading: Promise<typeof BeautifulMermaid> | undefined;

/**
 * The package is ES module only. Docusaurus loads this plugin through jiti, which turns `import()` into `require()`,
 * and the package offers no entry for that: only the path of its file works there, in Node and in Vitest alike.
 * Loading takes a second, so pages without diagrams do not pay for it.
 */
async function loadRenderer(): Promise<typeof BeautifulMermaid> {
  loading ??= import('../../node_modules/beautiful-mermaid/dist/index.js');
  return loading;
}

/**
 * Draws a diagram with beautiful-mermaid.
 *
 * @param source as `createRendererInput` writes it
 * @returns the SVG as the library makes it, with a transparent background
 */
export async function drawDiagram(source: string): Promise<string> {
  const {renderMermaidSVG} = await loadRenderer();
  return renderMermaidSVG(source, {transparent: true, padding: PADDING});
}
