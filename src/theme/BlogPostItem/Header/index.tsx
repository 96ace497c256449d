import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Authors from '@theme/BlogPostItem/Header/Authors';
import Title from '@theme/BlogPostItem/Header/Title';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageMenu from '../../../components/PageMenu';
import {formatDay} from '../../../../text/formatDay';
import styles from './styles.module.css';

/** Width and height of the drawings in `static/img/blog/`. */
const EMBLEM_SIZE = 160;

function Emblem({path}: {path: string}): ReactNode {
  // The title next to it says what the post is about.
  return (
    <img
      className={styles.emblem}
      src={useBaseUrl(path)}
      alt=""
      width={EMBLEM_SIZE}
      height={EMBLEM_SIZE}
      loading="lazy"
    />
  );
}

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, frontMatter, title, permalink, editUrl} = metadata;
  const emblem = typeof frontMatter.emblem === 'string' ? frontMatter.emblem : undefined;
  return (
    <header className={clsx(styles.header, isBlogPostPage && styles.page)}>
      <div>
        <Title />
        <div className={styles.line}>
          <p className="scb-muted scb-small margin-bottom--none">
            <time dateTime={date}>{formatDay(date)}</time>
            {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
          </p>
          {isBlogPostPage && <PageMenu title={title} permalink={permalink} editUrl={editUrl} />}
        </div>
        {isBlogPostPage && <Authors />}
      </div>
      {emblem !== undefined && <Emblem path={emblem} />}
    </header>
  );
}
