import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type * as WorkflowParser from '@actions/workflow-parser';
import {tsImport} from 'tsx/esm/api';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {createPlay, type Play} from './playScan';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const ROOT = join(__dirname, '../..');

interface GitLabFile {
  scan: {script: string[]; variables: Record<string, string>; artifacts: {when: string; paths: string[]}};
}

interface Workflow {
  jobs: {scan: {steps: {run?: string; env?: Record<string, string>; if?: string}[]}};
}

/** A scan with one finding of high severity, for which every job must fail and keep the findings. */
async function playSevereScan(): Promise<Play> {
  const play = await createPlay((link) => [
    {state: 'Scanning'},
    {
      state: 'Done',
      findings: {count: 1, severities: {high: 1}},
      findingDownloadLink: link('findings.json'),
    },
  ]);
  return play;
}

/** Runs the commands of a job, which must not change anything but settings of the script. */
async function runJob(commands: readonly string[], settings: NodeJS.ProcessEnv) {
  const play = await playSevereScan();
  const started = play.start(commands.join('\n'), {...settings, RUNNER_TEMP: play.dir});
  return {code: (await started.ended).code, findings: play.read('findings.json'), play};
}

const isSetting = (name: string) => new RegExp(`^# ${name} `, 'm').test(read('run-scan.sh'));

describe('the file for GitLab', () => {
  const file = parse(read('gitlab-ci.yaml')) as GitLabFile;

  /** Checks a file as GitLab's editor does, with GitLab's own schema, and lists its jobs. */
  async function listJobs(text: string) {
    const play = await playSevereScan();
    writeFileSync(join(play.dir, '.gitlab-ci.yml'), text);
    // The program needs a repository, and a method that Node 20 lacks.
    const commands = [
      'git init --quiet --initial-branch main',
      'git remote add origin https://gitlab.example.com/group/project.git',
      'git -c user.name=a -c user.email=a@example.com commit --quiet --allow-empty --message a',
      `exec node --require '${ROOT}/node_modules/core-js/actual/set' '${require.resolve('gitlab-ci-local')}' --home . --list-json`,
    ];
    return play.start(commands.join('\n'), {HOME: play.dir}).ended;
  }

  it('follows the schema of GitLab', async () => {
    const {code, output} = await listJobs(read('gitlab-ci.yaml'));
    expect({code, output}).toEqual({code: 0, output: expect.stringContaining('"name": "scan"') as string});
    expect(output).toContain('json schema validated');
  });

  it('would not follow it with a misspelt keyword', async () => {
    const {code, output} = await listJobs(read('gitlab-ci.yaml').replace('paths:', 'path:'));
    expect(code).not.toBe(0);
    expect(output).toContain("'path' property is not expected to be here");
  });

  it('runs the script, fails for a severe finding and keeps the findings', async () => {
    const {script, variables, artifacts} = file.scan;
    expect(Object.keys(variables).filter((name) => !isSetting(name))).toEqual([]);
    expect(artifacts).toMatchObject({when: 'always', paths: ['findings.json']});
    expect(await runJob(script, variables)).toMatchObject({code: 1, findings: '[]\n'});
  });
});

describe('the file for GitHub', () => {
  const text = read('github-workflow.yaml');
  const {steps} = (parse(text) as Workflow).jobs.scan;

  /** Errors of GitHub's own parser, which imports JSON in a way that Node alone refuses. */
  async function listErrors(content: string): Promise<string[]> {
    const {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} = (await tsImport(
      '@actions/workflow-parser',
      import.meta.url,
    )) as typeof WorkflowParser;
    const {context, value} = parseWorkflow({name: 'scan.yml', content}, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value);
    return context.errors.getErrors().map(({message}) => message);
  }

  it('is valid for the parser of GitHub', async () => {
    expect(await listErrors(text)).toEqual([]);
  });

  it('would not be valid with a misspelt keyword, or a context that a step does not have', async () => {
    expect(await listErrors(text.replace('runs-on', 'run-on'))).not.toEqual([]);
    expect(await listErrors(text.replace('runner.temp', 'runners.temp'))).not.toEqual([]);
  });

  it('runs the script, fails for a severe finding and keeps the findings', async () => {
    const settings = Object.assign({}, ...steps.map(({env}) => env ?? {})) as Record<string, string>;
    const own = ['SCAN_KUBECONFIG', 'KUBECONFIG'];
    expect(Object.keys(settings).filter((name) => !own.includes(name) && !isSetting(name))).toEqual([]);
    expect(settings.KUBECONFIG).toBe('${{ runner.temp }}/kubeconfig');
    const commands = steps.flatMap(({run}) => run ?? []);
    const {play, ...result} = await runJob(commands, {...settings, SCAN_KUBECONFIG: 'kind: Config'});
    expect(result).toEqual({code: 1, findings: '[]\n'});
    expect(play.read('kubeconfig')).toBe('kind: Config\n');
    expect(steps.at(-1)).toMatchObject({if: '${{ always() }}', with: {path: 'findings.json'}});
  });
});

it('the file for Jenkins runs the script, with settings that it knows, and keeps the findings', async () => {
  const file = read('Jenkinsfile');
  const [, block = ''] = /environment \{([^}]*)\}/.exec(file) ?? [];
  const settings = Object.fromEntries(
    [...block.matchAll(/(\w+) = '(.*)'/g)].map(([, name = '', value]) => [name, value]),
  );
  expect(Object.keys(settings)).toHaveLength(3);
  expect(Object.keys(settings).filter((name) => !isSetting(name))).toEqual([]);
  const commands = [...file.matchAll(/sh '(.*)'/g)].map(([, command = '']) => command);
  expect(await runJob(commands, settings)).toMatchObject({code: 1, findings: '[]\n'});
  expect(file).toContain("archiveArtifacts artifacts: 'findings.json'");
});
