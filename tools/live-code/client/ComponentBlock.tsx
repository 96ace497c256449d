import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useMemo, useRef, type ReactNode} from 'react';

import {useDraft} from '../../../browser/lazy/useDraft';
import {Frame, Status} from '../../frame/Frame';
import {describeState, useSandbox} from './useSandbox';
import {COMPONENT_FRAME_PATH, type ShowMessage} from '../protocol';
import {readShown} from '../readAnswers';
import CodeEditor from './CodeEditor';
import styles from './styles.module.css';

const COLOUR_NAMES = ['--scb-ink', '--scb-ink-muted', '--scb-surface', '--scb-line-strong', '--scb-focus'];

type Draft = Pick<ShowMessage, 'code' | 'scheme'>;

function toMessage(draft: Draft): Omit<ShowMessage, 'id'> {
  const style = getComputedStyle(document.documentElement);
  const colours = COLOUR_NAMES.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return {...draft, colours: Object.fromEntries(colours)};
}

interface Props {
  title: string;
  code: string;
}

export default function ComponentBlock({title, code}: Props): ReactNode {
  const [draft, setDraft] = useDraft(code);
  const frame = useRef<HTMLIFrameElement>(null);
  const {colorMode} = useColorMode();
  const message = useMemo<Draft>(() => ({code: draft, scheme: colorMode}), [draft, colorMode]);
  const sandbox = useSandbox(frame, message, toMessage, readShown);
  const {problem} = sandbox;
  const error = problem === undefined ? sandbox.answer?.error : {message: problem, line: undefined};
  const url = useBaseUrl(`/${COMPONENT_FRAME_PATH}`);

  return (
    <Frame
      title={`Live example: ${title}`}
      code={draft}
      isChanged={draft !== code}
      onReset={() => setDraft(code)}
    >
      <CodeEditor
        label="Component"
        language="jsx"
        value={draft}
        errorLine={error?.line}
        onChange={setDraft}
      />
      <Status isBad={error !== undefined}>
        {describeState(sandbox.isRunning, error, 'The component is shown below')}
      </Status>
      {/* Without the frame, its code stops. Each draft gets a new one, because code can change all that is in it. */}
      {!sandbox.isStopped && (
        // Allows only scripts: without allow-same-origin, the frame has an origin of its own.
        <iframe
          key={sandbox.run}
          ref={frame}
          className={styles.component}
          hidden={problem !== undefined}
          sandbox="allow-scripts"
          src={url}
          title={`Result: ${title}`}
          height={sandbox.height}
          onLoad={sandbox.handleLoad}
        />
      )}
    </Frame>
  );
}
