import {describe, expect, it} from 'vitest';

import {createDocData, createPostData} from './createStructuredData';

const SITE = {title: 'The project', url: 'https://example.com', home: '/', language: 'en'};
const ARTICLE = {
  permalink: '/docs/scanners/nmap',
  title: 'Nmap',
  description: 'How to scan ports.',
  image: '/img/social/docs/scanners/nmap.png',
};

describe('createDocData', () => {
  const breadcrumbs = [
    {label: 'Getting started', path: undefined},
    {label: 'Scanners', path: '/docs/scanners'},
    {label: 'Nmap', path: '/docs/scanners/nmap'},
  ];

  it('describes the page, with absolute URLs', () => {
    expect(createDocData(SITE, ARTICLE, breadcrumbs)['@graph'][0]).toEqual({
      '@type': 'TechArticle',
      '@id': 'https://example.com/docs/scanners/nmap',
      url: 'https://example.com/docs/scanners/nmap',
      mainEntityOfPage: 'https://example.com/docs/scanners/nmap',
      headline: 'Nmap',
      description: 'How to scan ports.',
      image: 'https://example.com/img/social/docs/scanners/nmap.png',
      inLanguage: 'en',
      author: {'@type': 'Organization', name: 'The project', url: 'https://example.com/'},
      publisher: {'@type': 'Organization', name: 'The project', url: 'https://example.com/'},
    });
  });

  it('says when the page was last edited, if that is known', () => {
    const dateModified = '2026-11-26T15:09:02.000Z';
    expect(createDocData(SITE, {...ARTICLE, dateModified}, [])['@graph'][0]).toHaveProperty(
      'dateModified',
      dateModified,
    );
    expect(createDocData(SITE, ARTICLE, [])['@graph'][0]).not.toHaveProperty('dateModified');
  });

  it('numbers the steps that have a page, beginning with 1', () => {
    expect(createDocData(SITE, ARTICLE, breadcrumbs)['@graph'][1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Scanners', item: 'https://example.com/docs/scanners'},
        {'@type': 'ListItem', position: 2, name: 'Nmap', item: 'https://example.com/docs/scanners/nmap'},
      ],
    });
  });
});

describe('createPostData', () => {
  it('adds date, tags and authors', () => {
    const post = {
      ...ARTICLE,
      date: '2021-10-27T00:00:00.000Z',
      tags: ['SAST', 'case study'],
      authors: [{name: 'The team', url: 'https://example.org'}],
    };
    expect(createPostData(SITE, post, [])['@graph'][0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2021-10-27T00:00:00.000Z',
      keywords: 'SAST, case study',
      author: [{'@type': 'Organization', name: 'The team', url: 'https://example.org'}],
    });
  });
});
