import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, useState, type ReactNode} from 'react';

import {Frame, Status} from '../../../lazy-content/client/Frame';
import {useComponentFrame} from '../../client/useComponentFrame';
import {describeState} from '../../client/useSandbox';
import {COMPONENT_FRAME_PATH} from '../../protocol';
import CodeEditor from './CodeEditor';
import styles from './styles.module.css';

interface Props {
  title: string;
  code: string;
}

/** The editor of a component, and the component below it, in an isolated frame. */
export default function ComponentBlock({title, code}: Props): ReactNode {
  const [draft, setDraft] = useState(code);
  const frame = useRef<HTMLIFrameElement>(null);
  const {colorMode} = useColorMode();
  const state = useComponentFrame(frame, draft, colorMode);

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
        errorLine={state.error?.line}
        onChange={setDraft}
      />
      <Status isBad={state.error !== undefined}>
        {describeState(state.isRunning, state.error, 'The component is shown below')}
      </Status>
      {/* Allows only scripts: without allow-same-origin, the frame has an origin of its own. */}
      <iframe
        ref={frame}
        className={styles.component}
        hidden={state.isMissing}
        sandbox="allow-scripts"
        src={useBaseUrl(`/${COMPONENT_FRAME_PATH}`)}
        title={`Result: ${title}`}
        height={state.height}
      />
    </Frame>
  );
}
