// cspell:ignore nosystem -- in the name of a variable of Git
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';

import {createFolder, writeFiles} from './createFolder';

/** A repository in the layout of the platform, with one chart of each kind. */
const FILES: Readonly<Record<string, string>> = {
  'operator/Chart.yaml': 'name: operator\n',
  'operator/values.yaml':
    'image: {repository: docker.io/probe/operator, tag: null}\nstore: {image: {repository: probe/store, tag: v1}}\n',
  'operator/templates/manager.yaml':
    'kind: Deployment\nmetadata:\n  name: manager\nspec:\n  image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.Version }}"\n---\nkind: StatefulSet\nmetadata:\n  name: store\nspec:\n  image: "{{ .Values.store.image.repository }}:{{ .Values.store.image.tag }}"\n',
  'operator/crds/scans.yaml': `spec:
  names: {kind: Scan}
  versions:
    - schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              required: [scanType]
              properties:
                scanType: {type: string}
                mode: {type: string, enum: [a, b]}
`,
  'scanners/nmap/Chart.yaml':
    "name: nmap\nappVersion: '7.0'\nannotations: {supported-platforms: 'linux/amd64,linux/arm64'}\n",
  'scanners/nmap/values.yaml': `parser:
  image: {repository: docker.io/probe/parser, tag: null}
scanner:
  image: {repository: docker.io/probe/nmap, tag: null}
  backoffLimit: 3
server: {enabled: true}
`,
  'scanners/nmap/scanner/Dockerfile': 'FROM --platform=amd64 alpine:3.20\nUSER root\nUSER 1001\n',
  'scanners/nmap/cascading-rules/smb.yaml': `kind: CascadingRule
metadata:
  name: nmap-smb
  labels: {securecodebox.io/invasive: non-invasive}
spec:
  matches: {anyOf: [{category: Open Port}]}
  scanSpec: {scanType: nmap, parameters: ['-p', '{{attributes.port}}']}
`,
  'scanners/nmap/templates/scan-type.yaml': `{{ if .Values.server.enabled }}
---
apiVersion: v1
kind: ServiceAccount
metadata:
  name: nmap
{{- end }}
---
apiVersion: execution.securecodebox.io/v1
kind: ScanType
metadata:
  name: "nmap{{ .Values.scanner.nameAppend | default ""}}"
spec:
  extractResults:
    type: nmap-xml
    location: /home/securecodebox/results.xml
  jobTemplate:
    spec:
      backoffLimit: {{ .Values.scanner.backoffLimit }}
      template:
        spec:
          restartPolicy: Never
          containers:
            - name: nmap
              image: "{{ .Values.scanner.image.repository }}:{{ .Values.scanner.image.tag | default .Chart.AppVersion }}"
              command:
                - nmap
                {{- if .Values.server.enabled }}
                - --server
                - http://{{ .Release.Namespace }}.svc
                {{- end }}
                - -oX
              env:
                {{- toYaml .Values.scanner.env | nindent 16 }}
`,
  'hooks/cascading-scans/Chart.yaml': 'name: cascading-scans\n',
  'hooks/cascading-scans/values.yaml': 'hook: {priority: 0}\n',
  'hooks/cascading-scans/templates/hook.yaml':
    'kind: ScanCompletionHook\nmetadata:\n  name: hook\n  labels:\n    type: Structured\nspec:\n  type: ReadOnly\n',
  'hooks/persistence-defectdojo/hook/src/main/java/io/securecodebox/persistence/util/ScanNameMapping.java':
    '  NMAP("nmap", ScanType.NMAP_XML_SCAN),\n  NEW("nuclei", ScanType.NEW_SCAN),\n',
  'parser-sdk/nodejs/findings-schema.json':
    '{"$defs": {"finding": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}}}',
  'scbctl/cmd/scans.go':
    'Use: "scan [scanType]",\nscanCmd.Flags().String("name", "")\ncmd.Flags().GetString("namespace")\n',
  '.github/workflows/ci.yaml': 'env:\n  KIND_NODE_IMAGE: "kindest/node:v1.30.0@sha256:0"\n',
};

/** Whoever runs the tests may sign commits, convert line ends or have no name: their configuration is not read. */
const IDENTITY = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
};

/**
 * Creates a clone of a small platform, with a tag for each set of changes to its files. It is removed after the test.
 *
 * @param releases files that each release changes, by its tag; `undefined` removes one
 * @returns path of the clone
 */
export function createPlatform(
  releases: Readonly<Record<string, Record<string, string | undefined>>>,
): string {
  const clone = createFolder({...FILES});
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, ...args], {stdio: 'pipe', env: {...process.env, ...IDENTITY}});
  git('init', '--quiet');
  for (const [tag, files] of Object.entries(releases)) {
    writeFiles(clone, files);
    for (const [path, text] of Object.entries(files)) if (text === undefined) rmSync(join(clone, path));
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', tag);
    git('tag', tag);
  }
  return clone;
}
