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
import {useMemo, type ReactNode} from 'react';

import Field from './Field';
import Group from './Group';
import Notes from './Notes';
import Script from './Script';
import styles from './styles.module.css';

/** The choice, and what is in the fields, which need not be valid. */
const FIRST_DRAFT = {
  choice: FIRST_CHOICE,
  typed: {registry: FIRST_CHOICE.registry, pullSecret: FIRST_CHOICE.pullSecret},
};
type Name = keyof typeof FIRST_DRAFT.typed;

const FIELDS: Readonly<Record<Name, {label: string; isValid: (text: string) => boolean; advice: string}>> = {
  registry: {
    label: 'Your registry, with a path if needed',
    isValid: isRegistry,
    advice:
      'Write host, port and path in lower case, without a scheme, spaces and a slash at the end: registry.example.com/mirror.',
  },
  pullSecret: {
    label: 'Secret with its login, if it needs one',
    isValid: (text) => text === '' || isSecretName(text),
    advice: 'Write the name of a Secret: lower-case letters, digits, dots and hyphens.',
  },
};

export default function Chooser(): ReactNode {
  const [draft, setDraft] = useDraft(FIRST_DRAFT);
  const {choice, typed} = draft;
  const setChoice = (changed: Choice) => setDraft({typed, choice: changed});
  const type = (name: Name, text: string) =>
    setDraft({
      typed: {...typed, [name]: text},
      choice: FIELDS[name].isValid(text) ? {...choice, [name]: text} : choice,
    });
  const {copy, values, install, unnamed, withoutSecret} = useMemo(
    () => renderCommands(release.charts, release.version, choice),
    [choice],
  );
  const images = copy.match(/^skopeo /gm)?.length ?? 0;

  return (
    <Frame
      title="Choose charts, get the commands"
      isChanged={draft !== FIRST_DRAFT}
      onReset={() => setDraft(FIRST_DRAFT)}
    >
      <div className={`${tool.part} ${styles.fields}`}>
        {(['registry', 'pullSecret'] as const).map((name) => (
          <Field
            key={name}
            label={FIELDS[name].label}
            text={typed[name]}
            fault={FIELDS[name].isValid(typed[name]) ? undefined : FIELDS[name].advice}
            onChange={(text) => type(name, text)}
          />
        ))}
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
