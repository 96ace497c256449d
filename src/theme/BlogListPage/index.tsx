import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What the blog is, and the other ways into it. */
function Introduction({metadata}: Pick<Props, 'metadata'>): ReactNode {
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  return (
    <header className={styles.introduction}>
      <Heading as="h1" className={styles.title}>
        {blogTitle}
      </Heading>
      <p className={styles.description}>{blogDescription}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/blog/archive">Archive</Link>
        </li>
        <li>
          <Link to="/blog/tags">Tags</Link>
        </li>
        <li>
          {/* A file, not a page of the router. */}
          <Link to="pathname:///blog/rss.xml">RSS feed</Link>
        </li>
        {page > 1 && (
          <li>
            Page {page} of {totalPages}
          </li>
        )}
      </ul>
    </header>
  );
}

/** The list of posts. Unlike the theme's, it begins with a heading. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <Introduction metadata={metadata} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
