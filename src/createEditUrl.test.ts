import {describe, expect, it} from 'vitest';

import {createEditUrl} from './createEditUrl';

const REPOSITORY = 'https://github.com/secureCodeBox/secureCodeBox/edit/main';

describe('createEditUrl', () => {
  it.each([
    ['getting-started/installation.md', 'documentation/docs/getting-started/installation.md'],
    ['api/crds/scan.md', 'documentation/docs/api/crds/scan.md'],
    ['contributing/test-concept/index.md', 'documentation/docs/contributing/test-concept/index.md'],
  ])('leads %s to the file of the same name', (docPath, file) => {
    expect(createEditUrl(docPath)).toBe(`${REPOSITORY}/${file}`);
  });

  it.each([
    ['scanners/nmap.md', 'scanners/nmap/.helm-docs.gotmpl'],
    ['scanners/zap-automation-framework.mdx', 'scanners/zap-automation-framework/.helm-docs.gotmpl'],
    ['hooks/cascading-scans.md', 'hooks/cascading-scans/.helm-docs.gotmpl'],
    ['hooks/notification-webhook.md', 'hooks/notification/.helm-docs.gotmpl'],
  ])('leads %s to the template beside the chart', (docPath, file) => {
    expect(createEditUrl(docPath)).toBe(`${REPOSITORY}/${file}`);
  });

  it.each([
    ['security.md', '10-security.md'],
    ['telemetry.md', '11-telemetry.md'],
    ['mentions.md', '12-mentions.md'],
    ['api/crds/index.md', 'api/crds/crds.md'],
    ['api/crds/index.mdx', 'api/crds/crds.md'],
    ['architecture/glossary.md', 'architecture/12_glossary.md'],
    ['architecture/architecture_decisions/adr_0001.md', 'architecture/09_architecture_decisions/adr_0001.md'],
    ['contributing/integrating-a-hook/index.md', 'contributing/integrating-a-hook/integrating-a-hook.md'],
  ])('leads %s to the name that the file has in the repository', (docPath, file) => {
    expect(createEditUrl(docPath)).toBe(`${REPOSITORY}/documentation/docs/${file}`);
  });

  it.each([
    'how-tos/index.mdx',
    'scanners/index.mdx',
    'hooks/index.mdx',
    'scbctl/index.mdx',
    'hooks/static-report.md',
    'hooks/no-such-hook.md',
  ])('gives %s no address: there is no file to edit', (docPath) => {
    expect(createEditUrl(docPath)).toBeUndefined();
  });
});
