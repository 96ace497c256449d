import useBaseUrl from '@docusaurus/useBaseUrl';
import {useMemo, useRef, useState, type ReactNode} from 'react';

import {Frame, Status} from '../../../lazy-content/client/Frame';
import tool from '../../../lazy-content/client/tool.module.css';
import {selectObjects} from '../../client/findChanges';
import {parseFindings} from '../../client/parseFindings';
import {useLiveResult, type Draft, type LiveKind} from '../../client/useLiveResult';
import {describeState} from '../../client/useSandbox';
import {FRAME_PATH} from '../../protocol';
import CodeEditor from './CodeEditor';
import Result, {renderSummary} from './Result';
import styles from './styles.module.css';

interface Props {
  kind: LiveKind;
  /** Name of the file. */
  title: string;
  code: string;
  /** What the code works on; findings as JSON for a hook. */
  input: string;
  /** `NAME=value` */
  env: string | undefined;
}

/** Labels of the two editors. */
const labels: Record<LiveKind, {code: string; input: string}> = {
  parser: {code: 'Parser', input: 'Raw result of the scanner'},
  hook: {code: 'Hook', input: 'Findings before the hook'},
  finding: {code: 'Finding', input: ''},
};

function parseEnv(env: string | undefined): Record<string, string> {
  const [name, ...value] = env?.split('=') ?? [];
  return name === undefined ? {} : {[name]: value.join('=')};
}

function readFindings(text: string) {
  const parsed = parseFindings(text);
  return 'findings' in parsed ? selectObjects(parsed.findings) : [];
}

/** The editor of a live block, its input, and the result below. */
export default function LiveBlock({kind, title, code, input, env}: Props): ReactNode {
  const original = useMemo<Draft>(() => ({kind, code, input, env: parseEnv(env)}), [kind, code, input, env]);
  const [draft, setDraft] = useState(original);
  const frame = useRef<HTMLIFrameElement>(null);
  const frameUrl = useBaseUrl(`/${FRAME_PATH}`);
  const result = useLiveResult(draft, frame);
  const before = useMemo(() => (kind === 'hook' ? readFindings(draft.input) : []), [kind, draft.input]);

  return (
    <Frame
      title={`Live example: ${title}`}
      code={draft.code}
      isChanged={draft !== original}
      onReset={() => setDraft(original)}
    >
      <CodeEditor
        label={labels[kind].code}
        language={kind === 'finding' ? 'json' : 'javascript'}
        value={draft.code}
        errorLine={result.error?.line}
        onChange={(value) => setDraft({...draft, code: value})}
      />
      <Status isBad={result.error !== undefined || result.problems.length > 0}>
        {describeState(result.isRunning, result.error, renderSummary(result))}
      </Status>
      {Object.entries(draft.env).map(([name, value]) => (
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
            onChange={(event) => setDraft({...draft, env: {...draft.env, [name]: event.target.value}})}
          />
        </label>
      ))}
      {kind !== 'finding' && (
        <CodeEditor
          label={labels[kind].input}
          language={kind === 'hook' ? 'json' : 'text'}
          value={draft.input}
          isShort={true}
          onChange={(value) => setDraft({...draft, input: value})}
        />
      )}
      <Result kind={kind} result={result} before={before} />
      {kind !== 'finding' && (
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
