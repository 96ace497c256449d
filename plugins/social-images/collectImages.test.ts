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

it('lists title and section of each page', () => {
  const images = collectImages(CONTENT, HOME, LISTS).map(({permalink, kicker, title}) => [
    permalink,
    kicker,
    title,
  ]);
  expect(images).toEqual([
    ['/', 'OWASP Lab Project', 'The site'],
    ['/docs/scanners', 'Documentation', 'Scanners'],
    ['/docs/scanners/nmap', 'Documentation / Scanners', 'Nmap'],
    ['/docs/contributing/test/deep', 'Documentation / Contributing', 'Deep'],
    ['/docs/alone', 'Documentation', 'Alone'],
    ['/blog/2021/10/27/sast', 'Blog / 27 October 2021', 'Search all repositories'],
    ['/blog', 'Blog', 'The blog'],
    ['/blog/page/2', 'Blog', 'The blog'],
    ['/blog/tags/sast', 'Blog', 'Posts on SAST'],
    ['/blog/tags', 'Blog', 'Tags of all posts'],
    ['/blog/archive', 'Blog', 'All posts by year'],
  ]);
});

it('takes the emblem of a post from its front matter', () => {
  const emblems = collectImages(CONTENT, HOME, LISTS).filter(({emblem}) => emblem !== undefined);
  expect(emblems.map(({permalink, emblem}) => [permalink, emblem])).toEqual([
    ['/blog/2021/10/27/sast', 'img/blog/sast.svg'],
  ]);
});

it('knows the files of documents and posts, for messages', () => {
  const files = collectImages(CONTENT, HOME, LISTS).map(({file}) => file);
  expect(files.slice(0, 3)).toEqual([undefined, 'docs/scanners/index.md', 'docs/scanners/nmap.md']);
  expect(files).toContain('blog/2021-10-27-sast.md');
});
