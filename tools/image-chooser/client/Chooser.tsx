import release from '@generated/image-chooser/default/release.json';
import {useDraft} from '@site/browser/lazy/useDraft';
import {Frame} from '@site/tools/frame/Frame';
import tool from '@site/tools/frame/tool.module.css';
import {
  renderCommands,
  FIRST_CHOICE,
  isRegistry,
  isSecretName,
  type Choice,
} from '@site/tools/image-chooser/client/renderCommands';
import {IMAGE_GROUPS} from '@site/platform/images';
import {formatCount} from '@site/text/formatCount';
import {useMemo, useState, type ReactNode} from 'react';

import Field from './Field';
import Group from './Group';
import Notes from './Notes';
import Script from './Script';
import styles from './styles.module.css';

export default function Chooser(): ReactNode {
  const [choice, setChoice] = useDraft<Choice>(FIRST_CHOICE);
  // Fields keep what is typed, also if it is not valid: a new key empties them.
  const [resets, setResets] = useState(0);
  const {copy, values, install, unnamed, withoutSecret} = useMemo(
    () => renderCommands(release.charts, release.version, choice),
    [choice],
  );
  const images = copy.match(/^skopeo /gm)?.length ?? 0;

  return (
    <Frame
      title="Choose charts, get the commands"
      isChanged={choice !== FIRST_CHOICE}
      onReset={() => {
        setChoice(FIRST_CHOICE);
        setResets(resets + 1);
      }}
    >
      <div className={`${tool.part} ${styles.fields}`} key={resets}>
        <Field
          label="Your registry, with a path if needed"
          initial={choice.registry}
          findFault={(text) =>
            isRegistry(text)
              ? undefined
              : 'Write host, port and path in lower case, without a scheme, spaces and a slash at the end: registry.example.com/mirror.'
          }
          onChange={(registry) => setChoice({...choice, registry})}
        />
        <Field
          label="Secret with its login, if it needs one"
          initial={choice.pullSecret}
          findFault={(text) =>
            text === '' || isSecretName(text)
              ? undefined
              : 'Write the name of a Secret: lower-case letters, digits, dots and hyphens.'
          }
          onChange={(pullSecret) => setChoice({...choice, pullSecret})}
        />
      </div>
      {IMAGE_GROUPS.map((group) => (
        <Group
          key={group}
          name={group}
          charts={release.charts.filter((entry) => entry.group === group)}
          choice={choice}
          onChange={setChoice}
        />
      ))}
      {/* Present from the start: screen readers only announce changes in a region that already exists. */}
      <p role="status" className={tool.status}>
        {choice.charts.size === 0
          ? 'Choose at least one chart.'
          : `${formatCount(choice.charts.size, 'chart')}, ${formatCount(images, 'image')}.`}
      </p>
      {choice.charts.size > 0 && (
        <div className={tool.result}>
          <Script label="1. With internet access: copy images and charts" code={copy} />
          {values !== '' && (
            <Script label="2. In the folder with the charts: write values files" code={values} />
          )}
          <Script label={`${values === '' ? 2 : 3}. With access to the cluster: install`} code={install} />
          <Notes unnamed={unnamed} withoutSecret={withoutSecret} />
        </div>
      )}
    </Frame>
  );
}
