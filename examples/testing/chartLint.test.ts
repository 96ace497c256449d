import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {formatFault} from '../../text/fault';
import {collectTemplateFaults, renderChart} from './chartLint';

const PARSE_DEFINITION = `apiVersion: execution.securecodebox.io/v1
kind: ParseDefinition
metadata:
  name: tool-json
spec:
  image: "{{ .Values.image }}:{{ .Chart.Version }}"
`;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'chart-'));
  write('Chart.yaml', 'name: tool\nversion: 1.2.3\nappVersion: "7"\n');
  write('values.yaml', 'image: parser\n');
  write('templates/parser.yaml', PARSE_DEFINITION);
});

afterEach(() => rmSync(dir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), {recursive: true});
  writeFileSync(join(dir, file), text);
}

function listFaults(overrides?: object): string[] {
  return collectTemplateFaults(dir, overrides).map(formatFault);
}

describe('collectTemplateFaults', () => {
  it('has nothing to say about a right chart', () => {
    expect(listFaults()).toEqual([]);
  });

  it.each([
    ['{{ .Values.image', 'the "{{" has no "}}".'],
    [
      'env: {{ - toYaml .Values.image }}',
      '"{{ - toYaml .Values.image }}" is not understood at "- toYaml .Values.image".',
    ],
    ['{{- if .Values.image }}', '"{{ if .Values.image }}" has no "{{ end }}".'],
    ['{{- end }}', '"end" closes no block.'],
    [
      'env: {{ toYml .Values.image }}',
      'the function "toYml" is not one that examples/testing/goFunctions.ts knows.',
    ],
    ['env: {{ .Values }}', 'a list or a map needs toYaml or toJson.'],
    ['env: {{ $name }}', 'the variable "$name" is not known.'],
    ['env: {{ include "tool.name" . }}', 'there is no template "tool.name" to include.'],
    ['env: {{ .Values.image | }}', 'an expression or a part of it is empty.'],
    ['env: {{ (quote .Values.image }}', 'a "(" has no ")".'],
    ['env: {{ .Values.image "x" }}', 'a value cannot take arguments.'],
    [' image: twice', 'rendered, it is not valid YAML: All mapping items must start at the same column'],
  ])('reports "%s"', (line, message) => {
    write('templates/parser.yaml', `${PARSE_DEFINITION}${line.startsWith('{') ? '' : '  '}${line}\n`);
    expect(listFaults()).toContain(`templates/parser.yaml:7: ${message}`);
  });

  it('reports a value that values.yaml lacks, and one that no template uses', () => {
    write('values.yaml', 'images: {}\ndeep:\n  key: 1\n');
    expect(listFaults()).toEqual([
      'templates/parser.yaml:6: .Values.image is not in values.yaml.',
      'values.yaml:1: no template uses images.',
      'values.yaml:3: no template uses deep.key.',
    ]);
  });

  it('counts a map that is used as a whole, and one whose parts are', () => {
    write('values.yaml', 'image: parser\nenv:\n  key: 1\n');
    write('templates/notes.txt', '{{ if .Values.env }}{{ toJson .Values.env }}{{ end }}');
    expect(listFaults()).toEqual([]);
  });

  it('reports what does not fit the kind, at the line of the template', () => {
    write('values.yaml', 'image: parser\nskip: true\n');
    write(
      'templates/parser.yaml',
      PARSE_DEFINITION.replace('spec:\n', '{{- if .Values.skip }}\nspec:\n{{- end }}\n') +
        '  imagePullPolicy: Sometimes\n',
    );
    const [fault, ...others] = listFaults();
    expect(fault).toMatch(
      /^templates\/parser.yaml:9: ParseDefinition\.spec\.imagePullPolicy must be equal to one of/,
    );
    expect(others).toEqual([]);
  });

  it('reports a kind that the platform does not have', () => {
    write('templates/parser.yaml', PARSE_DEFINITION.replace('ParseDefinition', 'Parser'));
    expect(listFaults()).toEqual([
      'templates/parser.yaml:1: Parser with the version execution.securecodebox.io/v1 is not a known kind.',
    ]);
  });

  it('looks into optional parts if values reach them', () => {
    write('values.yaml', 'image: parser\nenv: []\n');
    write(
      'templates/parser.yaml',
      `${PARSE_DEFINITION}{{- with .Values.env }}\n  env: {{ . }}\n{{- end }}\n`,
    );
    expect(listFaults()).toEqual([]);
    expect(listFaults({env: [{name: 'A', value: 'b'}]})).toEqual([
      'templates/parser.yaml:8: a list or a map needs toYaml or toJson.',
    ]);
  });
});

describe('renderChart', () => {
  it('knows variables, helpers, alternatives and lists as "helm create" writes them', () => {
    write('values.yaml', 'image: ""\nenv: [{name: A}, {name: B}]\n');
    write(
      'templates/_helpers.tpl',
      `{{/* Name. */}}
{{- define "tool.name" -}}
{{- $name := default .Chart.Name .Values.image }}
{{- if contains "x" .Release.Name -}}
{{- .Release.Name -}}
{{- else if not .Values.env -}}
none
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 63 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}
`,
    );
    write(
      'templates/parser.yaml',
      `apiVersion: execution.securecodebox.io/v1
kind: ParseDefinition
metadata:
  name: {{ include "tool.name" . }}
spec:
  image: {{ .Values.image | default "none" | quote }}
  env:
    {{- range $index, $entry := .Values.env }}
    - name: {{ $entry.name }}
      value: "{{ $index }}"
    {{- end }}
`,
    );
    expect(listFaults()).toEqual([]);
    expect(renderChart(dir)[0]).toMatchObject({
      metadata: {name: 'tool-tool'},
      spec: {
        image: 'none',
        env: [
          {name: 'A', value: '0'},
          {name: 'B', value: '1'},
        ],
      },
    });
  });

  it('reads files of the chart', () => {
    write('rules/a.yaml', 'apiVersion: v1\nkind: A\n');
    write(
      'templates/rules.yaml',
      '{{ range $path, $_ := .Files.Glob "rules/*" }}\n{{ $.Files.Get $path }}\n---\n{{ end }}',
    );
    expect(renderChart(dir).map(({kind}) => kind)).toEqual(['ParseDefinition', 'A']);
  });
});
