import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {formatDayOfYear} from '../../../text/formatDay';
import BlogIntroduction from '../../components/BlogIntroduction';
import styles from './styles.module.css';

/** Posts by the year of their date; years and posts keep the order of the list, newest first. */
function groupByYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const byYear = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), post]);
  }
  return [...byYear];
}

/** All posts of the blog on one page, as a list of titles by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'All posts of the blog by year.',
    description: 'The page & hero description of the blog archive page',
  });

  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <BlogIntroduction title={title} description={description} current="/blog/archive" />
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} aria-labelledby={year} className={styles.year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className="scb-list">
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <time className="scb-muted scb-small" dateTime={metadata.date}>
                    {formatDayOfYear(metadata.date)}
                  </time>
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
