/** The words of the integration catalogue and their labels. Pages import this file: it must not pull in Node code. */

/** Processor architectures that images are built for, in the order in which they are shown. */
export const architectures = ['linux/amd64', 'linux/arm64', 'linux/ppc64le', 'linux/s390x'] as const;
export type Architecture = (typeof architectures)[number];

/** Life-cycle states with their labels. `developing` means: not part of a release yet. */
export const stateLabels = {
  released: 'Released',
  developing: 'In development',
  deprecated: 'Deprecated',
} as const;
export type State = keyof typeof stateLabels;

export const scannerCategoryLabels = {
  Authentication: 'Authentication',
  CMS: 'CMS',
  Container: 'Container',
  Kubernetes: 'Kubernetes',
  Network: 'Network',
  Repository: 'Repository',
  SSH: 'SSH',
  SSL: 'TLS',
  WebApplication: 'Web application',
  Webserver: 'Web server',
  Website: 'Website',
} as const;

/** Headings of the table of scanners, each with its categories: one scanner alone needs no heading. */
export const scannerHeadings: Readonly<Record<string, readonly (keyof typeof scannerCategoryLabels)[]>> = {
  Network: ['Network'],
  'Web application': ['WebApplication'],
  'Web server and website': ['Webserver', 'Website'],
  CMS: ['CMS'],
  'Authentication, SSH and TLS': ['Authentication', 'SSH', 'SSL'],
  Repository: ['Repository'],
  Container: ['Container'],
  Kubernetes: ['Kubernetes'],
};

export const hookCategoryLabels = {
  persistenceProvider: 'Result store',
  processing: 'Start scans',
  dataProcessing: 'Change findings',
  integration: 'Notify and forward',
} as const;

export const hookHeadings: Readonly<Record<string, readonly (keyof typeof hookCategoryLabels)[]>> = {
  'Result store': ['persistenceProvider'],
  'Start scans': ['processing'],
  'Change findings': ['dataProcessing'],
  'Notify and forward': ['integration'],
};

export const targetLabels = {
  domain: 'Domain',
  host: 'Host',
  network: 'Network',
  url: 'Web URL',
  gitServer: 'Git server',
  repository: 'Git repository',
  files: 'Files',
  image: 'Container image',
  cluster: 'Kubernetes cluster',
} as const;
export type Target = keyof typeof targetLabels;
export const targets = Object.keys(targetLabels) as Target[];

/**
 * How a scanner touches its target with default options, with labels. `passive`: it sends nothing to the target or only
 * reads; `active`: it sends requests, or starts Jobs in the cluster that it scans; `invasive`: it attacks, guesses
 * logins or may change data.
 */
export const intrusivenessLabels = {
  passive: 'Passive',
  active: 'Active',
  invasive: 'Invasive',
} as const;

/** Labels of the fields of the front matter in "At a glance". The other rows come from chart data. */
export const glanceLabels = {
  scanner: {
    target: 'Target',
    scannedByDefault: 'Scanned by default',
    doesNotFind: 'Does not find',
    touchesTarget: 'Touches the target',
    privileges: 'Privileges',
    credentials: 'Credentials',
    outboundNetwork: 'Outbound, every scan',
    optionalNetwork: 'Outbound, with options',
  },
  hook: {
    reads: 'Reads',
    changes: 'Changes',
    sendsTo: 'Sends to',
    credentials: 'Credentials',
    outboundNetwork: 'Outbound network',
    onFailure: 'If it fails',
  },
} as const;

/** `ReadOnly` hooks read results, `ReadAndWrite` hooks may change them. */
export const hookTypes = ['ReadOnly', 'ReadAndWrite'] as const;
export type HookType = (typeof hookTypes)[number];

export type IntegrationKind = 'scanner' | 'hook';
