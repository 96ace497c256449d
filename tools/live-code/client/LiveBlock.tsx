import useBaseUrl from '@docusaurus/useBaseUrl';
import {useMemo, useRef, useState, type ReactNode} from 'react';

import {Frame, Status} from '../../frame/Frame';
import tool from '../../frame/tool.module.css';
import {isMap} from '../../../text/loose';
import {checkFindings, parseFindings} from './findings';
import {describeState, useSandbox} from './useSandbox';
import {FRAME_PATH, type LiveKind, type Outcome, type Run} from '../protocol';
import CodeEditor from './CodeEditor';
import Result, {renderSummary} from './Result';
import styles from './styles.module.css';

interface Draft extends Omit<Run, 'id' | 'kind'> {
  kind: LiveKind;
}

interface Props {
  kind: LiveKind;
  title: string;
  code: string;
  /** What the code works on; findings as JSON for a hook. */
  input: string;
  /** `NAME=value` */
  env: string | undefined;
}

const labels: Record<LiveKind, {code: string; input: string}> = {
  parser: {code: 'Parser', input: 'Raw result of the scanner'},
  hook: {code: 'Hook', input: 'Findings before the hook'},
  finding: {code: 'Finding', input: ''},
};

const NOTHING: Outcome = {findings: [], error: undefined, log: []};
const MISSING: Outcome = {
  ...NOTHING,
  error: {message: 'The frame that runs the code did not load.', line: undefined},
};

const toMessage = (draft: Draft): Draft => draft;

function parseEnv(env: string | undefined): Record<string, string> {
  const [name, ...value] = env?.split('=') ?? [];
  return name === undefined ? {} : {[name]: value.join('=')};
}

export default function LiveBlock({kind, title, code, input, env}: Props): ReactNode {
  const original = useMemo<Draft>(() => ({kind, code, input, env: parseEnv(env)}), [kind, code, input, env]);
  const [newest, setNewest] = useState(original);
  const frame = useRef<HTMLIFrameElement>(null);
  const frameUrl = useBaseUrl(`/${FRAME_PATH}`);
  const {draft, answer, isMissing, ...sandbox} = useSandbox<Draft, Outcome>(frame, newest, toMessage);
  const isProgram = kind !== 'finding';
  const isRunning = isProgram ? sandbox.isRunning : draft !== newest;
  const result = useMemo(() => {
    const outcome = isProgram
      ? isMissing
        ? MISSING
        : (answer ?? NOTHING)
      : {...NOTHING, ...parseFindings(draft.code)};
    return {...outcome, problems: checkFindings(outcome.findings, kind === 'parser' ? 'parsed' : 'stored')};
  }, [isProgram, isMissing, answer, draft, kind]);
  const before = useMemo(
    () => (kind === 'hook' ? parseFindings(newest.input).findings.filter(isMap) : []),
    [kind, newest.input],
  );

  return (
    <Frame
      title={`Live example: ${title}`}
      code={newest.code}
      isChanged={newest !== original}
      onReset={() => setNewest(original)}
    >
      <CodeEditor
        label={labels[kind].code}
        language={isProgram ? 'javascript' : 'json'}
        value={newest.code}
        errorLine={result.error?.line}
        onChange={(value) => setNewest({...newest, code: value})}
      />
      <Status isBad={result.error !== undefined || result.problems.length > 0}>
        {describeState(isRunning, result.error, renderSummary(result))}
      </Status>
      {Object.entries(newest.env).map(([name, value]) => (
        <label key={name} className={`${tool.part} ${styles.setting}`}>
          <span className={tool.label}>
            Environment variable <code>{name}</code>
          </span>
          <input
            type="text"
            className={tool.input}
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={({target}) => setNewest({...newest, env: {...newest.env, [name]: target.value}})}
          />
        </label>
      ))}
      {isProgram && (
        <CodeEditor
          label={labels[kind].input}
          language={kind === 'hook' ? 'json' : 'text'}
          value={newest.input}
          isShort={true}
          onChange={(value) => setNewest({...newest, input: value})}
        />
      )}
      <Result kind={kind} result={result} before={before} />
      {isProgram && (
        // Allows only scripts: without allow-same-origin, the frame has an origin of its own.
        <iframe
          ref={frame}
          sandbox="allow-scripts"
          src={frameUrl}
          title="Runs the code of the example"
          hidden
        />
      )}
    </Frame>
  );
}
