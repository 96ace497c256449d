import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import BlogWays from '../../components/BlogWays';
import styles from './styles.module.css';

/** What the blog is, and links to its other lists. */
function Introduction({metadata}: Pick<Props, 'metadata'>): ReactNode {
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  return (
    <header className={styles.introduction}>
      <Heading as="h1" className={styles.title}>
        {blogTitle}
      </Heading>
      <p className={styles.description}>{blogDescription}</p>
      <BlogWays current="/blog" />
      {page > 1 && (
        <p className={styles.page}>
          Page {page} of {totalPages}
        </p>
      )}
    </header>
  );
}

/** The list of posts. Unlike the theme's, it begins with a heading. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata
        title={page > 1 ? `${blogTitle}, page ${page}` : blogTitle}
        description={blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <Introduction metadata={metadata} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
