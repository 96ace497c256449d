import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

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

/** A short reference of the query syntax. */
export default function SearchHelp(): ReactNode {
  return (
    <ul className={styles.help}>
      {operators.map(({example, meaning}) => (
        <li key={example}>
          <code>{example}</code> {meaning}
        </li>
      ))}
    </ul>
  );
}
