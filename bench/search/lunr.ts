import lunr from 'lunr';

import {createShown, RESULTS, type Engine, type Shown} from './engines';

/** lunr with the boosts of the specification and its own stemmer and stop words. */
export const lunrSearch: Engine = {
  name: 'lunr',
  createFile(records) {
    const index = lunr((builder) => {
      builder.k1(1.2);
      builder.b(0.75);
      builder.ref('id');
      builder.field('title', {boost: 5});
      builder.field('content', {boost: 1});
      builder.field('tags', {boost: 3});
      for (const {id, title, content, tags} of records) builder.add({id, title, content, tags});
    });
    return JSON.stringify({documents: records.map(createShown), index});
  },
  load(file) {
    const {documents, index} = JSON.parse(file) as {documents: Shown[]; index: object};
    const loaded = lunr.Index.load(index);
    return (query) => {
      try {
        return loaded
          .search(query)
          .slice(0, RESULTS)
          .map(({ref}) => documents[Number(ref)]?.sectionRoute ?? '');
      } catch (error) {
        // Half-typed operators and unknown fields: `spec.x: y`.
        if (error instanceof lunr.QueryParseError) return [];
        throw error;
      }
    };
  },
};
