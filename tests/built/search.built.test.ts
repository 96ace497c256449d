import {describe, expect, it} from 'vitest';

import {parseIndexFile} from '../../search/core/index/format';
import {readBuiltFile, readGlobalData, readScripts} from '../buildPages';

describe('Search: what the build contains', () => {
  it('the site searches with the numbers of the specification, and sends no analytics', () => {
    expect(readGlobalData()['local-search']?.default).toMatchObject({
      settings: {
        maxSearchResults: 8,
        titleBoost: 5,
        contentBoost: 1,
        tagsBoost: 3,
        parentCategoriesBoost: 2,
        k1: 1.2,
        b: 0.75,
      },
      analyticsEndpoint: null,
    });
  });

  it('a record has the fields of the specification; parent categories are not indexed', () => {
    const {documents} = parseIndexFile(JSON.parse(readBuiltFile('search-index-en.json').toString()));
    const record = documents.find(({sectionRoute}) => sectionRoute === '/docs/scanners/nmap#install');
    expect(record).toMatchObject({
      id: documents.findIndex((document) => document === record),
      title: 'Install',
      sectionTitle: 'Install',
      pageTitle: 'Nmap',
      type: 'docs',
      tags: [],
    });
    expect(new Set(documents.map(({type}) => type))).toEqual(new Set(['docs', 'blog']));
    expect(documents.filter(({sidebarParentCategories}) => sidebarParentCategories.length > 0)).toEqual([]);
    const {content} = JSON.parse(readBuiltFile('search-content-en.json').toString()) as {content: string[]};
    expect(content).toHaveLength(documents.length);
    expect(content[record?.id ?? -1]).toContain('helm');
  });

  it('the texts of the panel have the ids under which they are translated', () => {
    const scripts = readScripts();
    const texts = {
      placeholder: 'Search...',
      noResults: 'No results found.',
      clearButtonTitle: 'Clear',
      detachedCancelButtonText: 'Cancel',
      submitButtonTitle: 'Submit',
    };
    const missing = Object.entries(texts).filter(
      ([name, text]) => !new RegExp(`id:"cmfcmf/d-s-l\\.searchBar\\.${name}",[^}]*"${text}"`).test(scripts),
    );
    expect(missing).toEqual([]);
  });
});
