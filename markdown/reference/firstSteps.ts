interface FirstStep {
  title: string;
  outcome: string;
  to: string;
}

/** From an empty cluster to a cascade: on the landing page, and by `<FirstSteps />` on the pages themselves. */
export const firstSteps: readonly FirstStep[] = [
  {
    title: 'Install the operator',
    outcome: 'The operator runs in your cluster and waits for scans.',
    to: '/docs/getting-started/installation',
  },
  {
    title: 'Start a first scan',
    outcome: 'Nmap scans a host, and you watch the scan until it is done.',
    to: '/docs/getting-started/first-scans',
  },
  {
    title: 'Read the findings',
    outcome: 'You download the findings and know what their fields mean.',
    to: '/docs/getting-started/first-scans#viewing-the-scan-results',
  },
  {
    title: 'Let one scan start the next',
    outcome: 'ssh-audit checks every SSH port that Nmap finds.',
    to: '/docs/hooks/cascading-scans#install',
  },
];
