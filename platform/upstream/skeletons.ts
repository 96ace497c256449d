import {parse, stringify} from 'yaml';

import type {BaseValue} from '../chartSchema';
import {formatDefault, guessType} from './defaults';
import {areEqual, type FactValue} from './facts';

/** Stands for what a person must write; no check lets it pass. */
export const TODO = 'TODO';

type Fields = Readonly<Record<string, FactValue>>;

/** The fields of each entry of a list: `scanTypes/nmap/command` → `nmap`, with `command`. */
function collectEntries(fields: Fields, list: string): Record<string, FactValue>[] {
  const names = Object.keys(fields).flatMap((name) =>
    new RegExp(`^${list}/[^/]+$`).test(name) ? [name] : [],
  );
  return names.map((name) => {
    const inner = Object.entries(fields).filter(([field]) => field.startsWith(`${name}/`));
    return {
      name: name.slice(list.length + 1),
      ...Object.fromEntries(inner.map(([field, value]) => [field.slice(name.length + 1), value])),
    };
  });
}

/** How the values of a chart differ from those of its base. */
function describeValues(chart: string, fields: Fields, base: readonly BaseValue[]) {
  const overrides: Record<string, unknown> = {};
  const preset = (key: string) => fields[`values/${key}`];
  for (const {key, default: text} of base) {
    const value = preset(key);
    if (Object.keys(fields).some((name) => name.startsWith(`values/${key}.`))) continue;
    const inherited =
      text === undefined ? undefined : (parse(text.replaceAll('%chart%', chart)) as FactValue);
    if (value === undefined && fields[`reads/${key}`] === undefined) overrides[key] = 'absent';
    else if (value === undefined) overrides[key] = {hidden: true};
    else if (inherited !== undefined && !areEqual(inherited, value))
      overrides[key] = {default: formatDefault(value)};
  }
  const known = new Set(base.map(({key}) => key));
  const values = Object.entries(fields).flatMap(([name, value]) => {
    const key = name.replace('values/', '');
    const hasKeys = Object.keys(fields).some((other) => other.startsWith(`${name}.`));
    if (!name.startsWith('values/') || known.has(key) || hasKeys) return [];
    return [{key, type: guessType(key, value), default: formatDefault(value), meaning: TODO}];
  });
  return {...(Object.keys(overrides).length > 0 && {overrides}), ...(values.length > 0 && {values})};
}

/**
 * The file of a scanner chart that is new, with a TODO for each thing that only a person can write.
 *
 * @param fields facts of the chart, by their name in it
 * @param addedIn first release with the chart
 * @param base values of `charts/base/scanner.yaml`
 */
export function createChart(
  chart: string,
  fields: Fields,
  addedIn: string,
  base: readonly BaseValue[],
): string {
  const user = fields.user as string | undefined;
  const rules = collectEntries(fields, 'cascadingRules').map(
    ({scanType: _scanType, others: _others, ...rule}) => ({
      ...rule,
      findingsOf: [TODO],
    }),
  );
  return stringify(
    {
      extends: 'scanner',
      addedIn,
      ...(user !== undefined && {user: /^\d+$/.test(user) ? `UID ${user}` : `\`${user}\``}),
      egress: {rules: [{to: 'targets'}], notCovered: [TODO]},
      scanTypes: collectEntries(fields, 'scanTypes'),
      ...(rules.length > 0 && {cascadingRules: rules}),
      ...describeValues(chart, fields, base),
    },
    {lineWidth: 0},
  );
}

/** The page of a scanner chart that is new, with all sections, and a TODO for each thing that only a person can write. */
export function createPage(chart: string, fields: Fields): string {
  const scanTypes = collectEntries(fields, 'scanTypes').map(({name}) => name);
  const [scanType = TODO] = scanTypes as string[];
  const rules = collectEntries(fields, 'cascadingRules');
  const answers = [
    'target',
    'scannedByDefault',
    'doesNotFind',
    'touchesTarget',
    'privileges',
    'credentials',
    'outboundNetwork',
    'optionalNetwork',
  ];
  const frontMatter = {
    title: chart.replace(/^\w/, (letter) => letter.toUpperCase()),
    description: TODO,
    keywords: [TODO],
    subjects: [TODO],
    integration: {
      chart,
      scanTypes,
      category: TODO,
      state: 'released',
      appVersion: fields.appVersion ?? TODO,
      architectures: fields.architectures ?? [],
      useCase: TODO,
      targets: [TODO],
      intrusiveness: TODO,
      atAGlance: Object.fromEntries(answers.map((answer) => [answer, TODO])),
    },
  };
  const sections = [
    TODO,
    '## At a glance\n\n<AtAGlance />',
    `## What a scan does\n\n${TODO}`,
    `## Install\n\nInstall the chart into the namespace of your scans:\n\n\`\`\`bash\nhelm upgrade --install ${chart} oci://ghcr.io/securecodebox/helm/${chart} \\\n  --version %release.version%\n\`\`\`\n\n\`kubectl get scantypes\` now lists \`${scanType}\`.`,
    `## First scan\n\n${TODO}\n\n\`\`\`yaml title="scan.yaml"\napiVersion: "execution.securecodebox.io/v1"\nkind: Scan\nmetadata:\n  name: "${scanType}-first"\nspec:\n  scanType: "${scanType}"\n  parameters:\n    - "${TODO}"\n\`\`\``,
    `## Findings and severities\n\n${TODO}`,
    `## Recipes\n\n${TODO}`,
    `## Options\n\n${TODO}`,
    ...(rules.length > 0 ? [`## Cascading rules\n\n${TODO}\n\n<CascadingRules chart="${chart}" />`] : []),
    `## Pitfalls\n\n${TODO}`,
    `## Chart values\n\n<ChartValues chart="${chart}" />`,
    `## What the chart installs\n\n<Installed chart="${chart}" />`,
    '## Next steps\n\n- [All scanners](./index.mdx): what they have in common, logs of failed scans included',
  ];
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${sections.join('\n\n')}\n`;
}
