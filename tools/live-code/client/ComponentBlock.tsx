import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useMemo, useRef, useState, type ReactNode} from 'react';

import {Frame, Status} from '../../frame/Frame';
import {describeState, useSandbox} from './useSandbox';
import {COMPONENT_FRAME_PATH, type CodeError, type ShowMessage, type Shown} from '../protocol';
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
  const [draft, setDraft] = useState(code);
  const frame = useRef<HTMLIFrameElement>(null);
  const {colorMode} = useColorMode();
  const message = useMemo<Draft>(() => ({code: draft, scheme: colorMode}), [draft, colorMode]);
  const sandbox = useSandbox<Draft, Shown>(frame, message, toMessage);
  let error: CodeError | undefined = sandbox.answer?.error;
  if (sandbox.isMissing)
    error = {message: 'The frame that shows the component did not load.', line: undefined};
  if (sandbox.isSilent) {
    error = {message: 'The component did not appear. Does it contain an endless loop?', line: undefined};
  }

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
        {describeState(sandbox.isRunning && !sandbox.isSilent, error, 'The component is shown below')}
      </Status>
      {/* Allows only scripts: without allow-same-origin, the frame has an origin of its own. */}
      <iframe
        ref={frame}
        className={styles.component}
        hidden={sandbox.isMissing}
        sandbox="allow-scripts"
        src={useBaseUrl(`/${COMPONENT_FRAME_PATH}`)}
        title={`Result: ${title}`}
        height={sandbox.height}
      />
    </Frame>
  );
}
