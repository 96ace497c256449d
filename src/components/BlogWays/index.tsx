import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const WAYS = [
  {path: '/blog', label: 'Latest posts'},
  {path: '/blog/archive', label: 'Archive'},
  {path: '/blog/tags', label: 'Tags'},
];

/**
 * Links between the lists of the blog: posts, tags, archive, feeds.
 *
 * @param props.current path of the list that is shown
 */
export default function BlogWays({current}: {current: string}): ReactNode {
  const others = WAYS.filter(({path}) => path !== current);
  return (
    <ul className={styles.ways}>
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
  );
}
