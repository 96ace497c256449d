import {loadCharts} from '../platform/loadPlatform';

const EDIT_URL = 'https://github.com/secureCodeBox/secureCodeBox/edit/main';

export const DOCUMENTATION_EDIT_URL = `${EDIT_URL}/documentation/`;

/**
 * Pages whose file has a different name in the repository, or no file at all (`undefined`), because it is generated
 * there. Keys are relative to the docs folder.
 */
const EXCEPTIONS: Readonly<Record<string, string | undefined>> = {
  'api/crds/index.md': 'api/crds/crds.md',
  'architecture/building_block_view.md': 'architecture/05_building_block_view.md',
  'architecture/concepts.md': 'architecture/08_concepts.md',
  'architecture/deployment_view.md': 'architecture/07_deployment_view.md',
  'architecture/glossary.md': 'architecture/12_glossary.md',
  'architecture/introduction_and_goals.md': 'architecture/01_introduction_and_goals.md',
  'architecture/quality_requirements.md': 'architecture/10_quality_requirements.md',
  'architecture/runtime_view.md': 'architecture/06_runtime_view.md',
  'architecture/solution_strategy.md': 'architecture/04_solution_strategy.md',
  'architecture/system_scope_and_context.md': 'architecture/03_system_scope_and_context.md',
  'architecture/technical_risks.md': 'architecture/11_technical_risks.md',
  'contributing/integrating-a-hook/index.md': 'contributing/integrating-a-hook/integrating-a-hook.md',
  'contributing/integrating-a-scanner/index.md':
    'contributing/integrating-a-scanner/integrating-a-scanner.md',
  'how-tos/index.md': undefined,
  'mentions.md': '12-mentions.md',
  'scbctl/index.md': undefined,
  'security.md': '10-security.md',
  'telemetry.md': '11-telemetry.md',
};

/** Pages that the repository does not have. */
const OWN = /^(?:operations\/|how-tos\/pipelines|getting-started\/messages)/;

/** Adds the number of the decisions folder, the only folder in the repository that has one. */
function numberFolders(path: string): string {
  return path.replace(/^architecture\/architecture_decisions\//, 'architecture/09_architecture_decisions/');
}

/**
 * Finds the URL at which the source of a docs page is edited. The project keeps scanner and hook pages as templates
 * next to the chart, and some other pages under different names than this site.
 *
 * @param docPath path of the page below the docs folder, such as `scanners/nmap.md`
 * @returns the URL, or `undefined` if the project has no file for the page
 */
export function toEditUrl(docPath: string): string | undefined {
  const path = docPath.replace(/\.mdx$/, '.md');
  if (OWN.test(path)) return undefined;
  if (path in EXCEPTIONS) {
    const file = EXCEPTIONS[path];
    return file === undefined ? undefined : `${DOCUMENTATION_EDIT_URL}docs/${file}`;
  }
  const [, route, kind] = /^((scanners|hooks)\/[^/]+)\.md$/.exec(path) ?? [];
  if (route === undefined) return `${DOCUMENTATION_EDIT_URL}docs/${numberFolders(path)}`;
  // A hook that is only planned has no chart, and no template to edit.
  const chart = [...loadCharts().values()].find(({page}) => page === `/docs/${route}`)?.chart;
  return chart && `${EDIT_URL}/${kind}/${chart}/.helm-docs.gotmpl`;
}
