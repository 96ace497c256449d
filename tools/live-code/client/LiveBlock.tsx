import useBaseUrl from '@docusaurus/useBaseUrl';
import {useMemo, useRef, type ReactNode} from 'react';

import {useDraft} from '../../../browser/lazy/useDraft';
import {Frame, Status} from '../../frame/Frame';
import tool from '../../frame/tool.module.css';
import {describeState, useSandbox} from './useSandbox';
import {FRAME_PATH, type LiveKind, type Run} from '../protocol';
import {readOutcome} from '../readAnswers';
import CodeEditor from './CodeEditor';
import Result from './Result';
import styles from './styles.module.css';

type Draft = Omit<Run, 'id'>;

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

const NOTHING = readOutcome({});

const toMessage = (draft: Draft): Draft => draft;

function parseEnv(env: string | undefined): Record<string, string> {
  const [name, ...value] = env?.split('=') ?? [];
  return name === undefined ? {} : {[name]: value.join('=')};
}

export default function LiveBlock({kind, title, code, input, env}: Props): ReactNode {
  const original = useMemo<Draft>(() => ({kind, code, input, env: parseEnv(env)}), [kind, code, input, env]);
  const [newest, setNewest] = useDraft(original);
  const frame = useRef<HTMLIFrameElement>(null);
  const frameUrl = useBaseUrl(`/${FRAME_PATH}`);
  const {problem, isRunning, answer} = useSandbox(frame, newest, toMessage, readOutcome);
  const isProgram = kind !== 'finding';
  const result = problem === undefined ? (answer ?? NOTHING) : readOutcome({error: {message: problem}});
  // Not the same object after a failure of the block, which keeps the draft.
  const isChanged = useMemo(() => JSON.stringify(newest) !== JSON.stringify(original), [newest, original]);

  return (
    <Frame
      title={`Live example: ${title}`}
      code={newest.code}
      isChanged={isChanged}
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
        {describeState(isRunning, result.error, result.summary)}
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
      <Result {...result} />
      {/* Allows only scripts: without allow-same-origin, the frame has an origin of its own. */}
      <iframe ref={frame} sandbox="allow-scripts" src={frameUrl} title="Runs the example" hidden />
    </Frame>
  );
}
