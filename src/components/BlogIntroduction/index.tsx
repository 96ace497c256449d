import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const WAYS = [
  {path: '/blog', label: 'Latest posts'},
  {path: '/blog/archive', label: 'Archive'},
  {path: '/blog/tags', label: 'Tags'},
];

interface Props {
  title: string;
  description: string | undefined;
  /** Path of the list that is shown, unless it is a tag's. */
  current?: string;
  /** Where in a list of several pages the reader is. */
  place?: string | false;
}

export default function BlogIntroduction({title, description, current, place}: Props): ReactNode {
  const others = WAYS.filter(({path}) => path !== current);
  return (
    <header className={`scb-muted ${styles.introduction}`}>
      <Heading as="h1">{title}</Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <ul className="scb-list">
        {others.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li>
          {/* A file, not a route. */}
          <Link to="pathname:///blog/rss.xml">RSS feed</Link>
        </li>
      </ul>
      {place && <p className={styles.place}>{place}</p>}
    </header>
  );
}
