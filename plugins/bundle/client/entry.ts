/**
 * What the bundler begins with, in place of Docusaurus' `clientEntry`, which is the last step. Each step is a task of its
 * own, so that the browser can respond to the reader in between. What a step needs is in the same files as before:
 * `eager` makes no chunk.
 */
const steps: (() => unknown)[] = [
  // The first comparison loads the rules of the language. The theme compares names while it renders.
  () => 'a'.localeCompare('b'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/docusaurusContext'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () =>
    import(/* webpackMode: "eager" */ '../../router/client/repairAddress').then(
      ({whenRepaired}) => whenRepaired,
    ),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
