import {describe, expect, it} from 'vitest';

import {toEditUrl} from './toEditUrl';

describe('toEditUrl', () => {
  it.each([
    ['getting-started/installation.md', 'documentation/docs/getting-started/installation.md'],
    ['scanners/nmap.md', 'scanners/nmap/.helm-docs.gotmpl'],
    ['scanners/zap-automation-framework.mdx', 'scanners/zap-automation-framework/.helm-docs.gotmpl'],
    ['hooks/cascading-scans.md', 'hooks/cascading-scans/.helm-docs.gotmpl'],
    ['hooks/notification-webhook.md', 'hooks/notification/.helm-docs.gotmpl'],
    ['security.md', 'documentation/docs/10-security.md'],
    ['telemetry.md', 'documentation/docs/11-telemetry.md'],
    ['mentions.md', 'documentation/docs/12-mentions.md'],
    ['api/crds/index.mdx', 'documentation/docs/api/crds/crds.md'],
    ['architecture/glossary.md', 'documentation/docs/architecture/12_glossary.md'],
    [
      'architecture/architecture_decisions/adr_0001.md',
      'documentation/docs/architecture/09_architecture_decisions/adr_0001.md',
    ],
    [
      'contributing/integrating-a-hook/index.md',
      'documentation/docs/contributing/integrating-a-hook/integrating-a-hook.md',
    ],
    // Not renamed, unlike the index files of other folders.
    ['contributing/test-concept/index.md', 'documentation/docs/contributing/test-concept/index.md'],
  ])('leads %s to its file in the repository', (docPath, file) => {
    expect(toEditUrl(docPath)).toBe(`https://github.com/secureCodeBox/secureCodeBox/edit/main/${file}`);
  });

  it.each(['how-tos/index.mdx', 'operations/network.md', 'hooks/static-report.md', 'hooks/no-such-hook.md'])(
    'gives %s no address: there is no file to edit',
    (docPath) => expect(toEditUrl(docPath)).toBeUndefined(),
  );
});
