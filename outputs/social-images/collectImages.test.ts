import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';

import {collectImages} from './collectImages';

const HOME = {permalink: '/', title: 'The site'};

const createDoc = (id: string, permalink: string, title: string) => ({
  id,
  source: `@site/docs/${id}.md`,
  permalink,
  title,
  tags: [],
});

/** The parts of the loaded content that the images are made from. */
const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            createDoc('scanners/index', '/docs/scanners', 'Scanners'),
            createDoc('scanners/nmap', '/docs/scanners/nmap', 'Nmap'),
            createDoc('deep', '/docs/contributing/test/deep', 'Deep'),
            createDoc('alone', '/docs/alone', 'Alone'),
          ],
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Scanners',
                link: {type: 'doc', id: 'scanners/index'},
                items: [{type: 'doc', id: 'scanners/nmap'}],
              },
              {
                type: 'category',
                label: 'Contributing',
                items: [{type: 'category', label: 'Tests', items: [{type: 'doc', id: 'deep'}]}],
              },
              {type: 'doc', id: 'alone'},
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {
          metadata: {
            permalink: '/blog/2021/10/27/sast',
            source: '@site/blog/2021-10-27-sast.md',
            title: 'Search all repositories',
            date: new Date('2021-10-27T00:00:00Z'),
            tags: [],
            frontMatter: {emblem: 'img/blog/sast.svg'},
          },
        },
      ],
      blogTags: {sast: {label: 'SAST', pages: [{metadata: {permalink: '/blog/tags/sast'}}]}},
      blogTagsListPath: '/blog/tags',
    },
  },
} as unknown as AllContent;

const LISTS = {blogTitle: 'The blog', paths: ['/', '/blog', '/blog/page/2', '/blog/tags/sast/page/2']};

it('lists file, section and title of each page, and the emblem of a post', () => {
  const images = collectImages(CONTENT, HOME, LISTS).map(({permalink, file, kicker, title, emblem = []}) =>
    [permalink, file, kicker, title, emblem].flat(),
  );
  expect(images).toEqual([
    ['/', undefined, 'OWASP Lab Project', 'The site'],
    ['/docs/scanners', 'docs/scanners/index.md', 'Documentation', 'Scanners'],
    ['/docs/scanners/nmap', 'docs/scanners/nmap.md', 'Documentation / Scanners', 'Nmap'],
    ['/docs/contributing/test/deep', 'docs/deep.md', 'Documentation / Contributing', 'Deep'],
    ['/docs/alone', 'docs/alone.md', 'Documentation', 'Alone'],
    [
      '/blog/2021/10/27/sast',
      'blog/2021-10-27-sast.md',
      'Blog / 27 October 2021',
      'Search all repositories',
      'img/blog/sast.svg',
    ],
    ['/blog', undefined, 'Blog', 'The blog'],
    ['/blog/page/2', undefined, 'Blog', 'The blog'],
    ['/blog/tags/sast', undefined, 'Blog', 'Posts on SAST'],
    ['/blog/tags', undefined, 'Blog', 'Tags of all posts'],
    ['/blog/archive', undefined, 'Blog', 'All posts by year'],
  ]);
});
