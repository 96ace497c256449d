import MiniSearch from 'minisearch';

import {createShown, RESULTS, type Engine, type Shown} from './engines';

const options = {fields: ['title', 'content', 'tags'], idField: 'id'};

/** MiniSearch without any option but the names of the fields. */
export const defaultMiniSearch: Engine = {
  name: 'MiniSearch',
  createFile(records) {
    const index = new MiniSearch(options);
    index.addAll(records.map(({id, title, content, tags}) => ({id, title, content, tags: tags.join(' ')})));
    return JSON.stringify({documents: records.map(createShown), index});
  },
  load(file) {
    const {documents, index} = JSON.parse(file) as {documents: Shown[]; index: object};
    const loaded = MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], options);
    return (query) =>
      loaded
        .search(query)
        .slice(0, RESULTS)
        .map(({id}) => documents[Number(id)]?.sectionRoute ?? '');
  },
};
