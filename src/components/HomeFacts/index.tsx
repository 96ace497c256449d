import Link from '@docusaurus/Link';
import {catalogue} from '@site/markdown/catalogue/client/catalogue';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const facts = [
  {
    amount: catalogue.scanners.length,
    unit: 'scanners',
    detail: 'for networks, web, code, images and clusters',
    to: '/docs/scanners',
  },
  {
    amount: catalogue.hooks.length,
    unit: 'hooks',
    detail: 'that store, change, report and react',
    to: '/docs/hooks',
  },
  {amount: 1, unit: 'finding format', detail: 'for the results of all of them', to: '/docs/api/finding'},
];

export default function HomeFacts(): ReactNode {
  return (
    <ul className={`container ${styles.facts}`}>
      {facts.map(({amount, unit, detail, to}) => (
        <li key={unit}>
          <Link to={to}>
            <strong>{amount}</strong> {unit}
          </Link>
          <span className="scb-note">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
