/**
 * The bundler's entry. Replaces Docusaurus' `clientEntry`, which is the last step here. Each step is a task of its own,
 * so that the browser can respond to input in between. The imports are `eager`, so they create no chunks.
 */
const steps: (() => unknown)[] = [
  // The first comparison loads the collation rules, which the theme needs while it renders.
  // eslint-disable-next-line no-restricted-syntax -- as the theme compares: its order is not shown
  () => 'a'.localeCompare('b'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/docusaurusContext'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () =>
    import(/* webpackMode: "eager" */ './router/client/repairAddress').then(({whenRepaired}) => whenRepaired),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
