import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, useMemo, useRef, useState, type ReactNode} from 'react';

import {selectObjects} from '../../client/findChanges';
import {parseFindings} from '../../client/parseFindings';
import {useLiveResult, type Draft, type LiveKind} from '../../client/useLiveResult';
import {FRAME_PATH} from '../../framePath';
import CodeEditor from './CodeEditor';
import CopyButton from './CopyButton';
import Result, {Status} from './Result';
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

/** Headings of the two editors. */
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

/** The editor of a live block, what its code works on, and the result below. */
export default function LiveBlock({kind, title, code, input, env}: Props): ReactNode {
  const original = useMemo<Draft>(() => ({code, input, env: parseEnv(env)}), [code, input, env]);
  const [draft, setDraft] = useState(original);
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const result = useLiveResult(kind, draft, useBaseUrl(`/${FRAME_PATH}`), box);
  const before = useMemo(() => (kind === 'hook' ? readFindings(draft.input) : []), [kind, draft.input]);

  return (
    <section ref={box} className={styles.block} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <span id={`${id}-title`} className={styles.title}>
          Live example: {title}
        </span>
        <div className={styles.buttons}>
          <CopyButton text={draft.code} />
          <button
            type="button"
            className={styles.button}
            disabled={draft === original}
            onClick={() => setDraft(original)}
          >
            Reset
          </button>
        </div>
      </div>
      <CodeEditor
        label={labels[kind].code}
        language={kind === 'finding' ? 'json' : 'javascript'}
        value={draft.code}
        errorLine={result.error?.line}
        onChange={(value) => setDraft({...draft, code: value})}
      />
      <Status result={result} />
      {Object.entries(draft.env).map(([name, value]) => (
        <label key={name} className={styles.setting}>
          <span className={styles.label}>
            Environment variable <code>{name}</code>
          </span>
          <input
            type="text"
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
    </section>
  );
}
