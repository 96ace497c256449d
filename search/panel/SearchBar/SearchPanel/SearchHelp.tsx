import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './SearchHelp.module.css';

/** Examples of operators, with their meaning. */
const operators = [
  {example: '+word', meaning: <Translate id="localSearch.help.required">required</Translate>},
  {example: '-word', meaning: <Translate id="localSearch.help.excluded">excluded</Translate>},
  {example: '"two words"', meaning: <Translate id="localSearch.help.phrase">in order</Translate>},
  {example: 'title:word', meaning: <Translate id="localSearch.help.field">in titles</Translate>},
  {example: 'wor*', meaning: <Translate id="localSearch.help.prefix">prefix</Translate>},
  {example: 'word~1', meaning: <Translate id="localSearch.help.distance">similar</Translate>},
  {example: 'word^2', meaning: <Translate id="localSearch.help.boost">boost</Translate>},
];

/** The keys that work in the panel, with their effect. */
const keys = [
  {key: '↑↓', effect: <Translate id="localSearch.keys.select">select</Translate>},
  {key: '↵', effect: <Translate id="localSearch.keys.open">open</Translate>},
  {key: 'esc', effect: <Translate id="localSearch.keys.close">close</Translate>},
];

interface Props {
  /** Whether there is something to select. */
  hasItems: boolean;
}

/** The foot of the panel: its keys, and a short reference of the query syntax behind a word. */
export default function SearchHelp({hasItems}: Props): ReactNode {
  return (
    <div className={styles.help}>
      <p className={styles.keys}>
        {(hasItems ? keys : keys.slice(-1)).map(({key, effect}) => (
          <span key={key}>
            <kbd>{key}</kbd> {effect}
          </span>
        ))}
      </p>
      <details>
        <summary>
          <Translate id="localSearch.help.title" description="Opens the reference of the query syntax">
            Syntax
          </Translate>
        </summary>
        <ul>
          {operators.map(({example, meaning}) => (
            <li key={example}>
              <code>{example}</code> {meaning}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
