import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import BlogIntroduction from '../../components/BlogIntroduction';
import {groupBy} from '../../../text/groupBy';

const DESCRIPTION = 'All subjects of the blog, with the number of posts on each.';

/** Tags by their first letter, both sorted as in English, whatever language the reader's browser has. */
function groupByLetter(tags: Props['tags']): [letter: string, tags: Props['tags']][] {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return [...groupBy(sorted, ({label}) => label.charAt(0).toUpperCase())];
}

/**
 * All tags by their first letter. Unlike the theme's page, it has a description and links to the blog's other lists, and
 * is the same in every browser.
 */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} description={DESCRIPTION} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <BlogIntroduction title={title} description={DESCRIPTION} current="/blog/tags" />
        <section>
          {groupByLetter(tags).map(([letter, letterTags]) => (
            <article key={letter}>
              <Heading as="h2" id={letter}>
                {letter}
              </Heading>
              <ul className="padding--none">
                {letterTags.map((tag) => (
                  <li key={tag.permalink}>
                    <Tag {...tag} />
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
