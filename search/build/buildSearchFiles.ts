import {createHash} from 'node:crypto';

import type {SearchGlobalData, SearchSettings} from '../core/settings';
import {buildIndexFiles} from './buildIndex';
import type {IndexRecord} from './buildRecords';

/** Equal records give equal bytes and therefore equal URLs. */
export function buildSearchFiles(
  records: readonly IndexRecord[],
  locale: string,
  settings: SearchSettings,
  analyticsEndpoint: string | null,
) {
  /** Contents by URL path relative to the base path. */
  const files: Record<string, string> = {};
  /** Browsers can cache the URL forever, because of the hash in it. */
  const addFile = (part: string, file: unknown): string => {
    const name = `search-${part}-${locale}.json`;
    const text = JSON.stringify(file);
    files[name] = text;
    return `${name}?v=${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  };
  const {index, supplement, content} = buildIndexFiles(records);
  const globalData: SearchGlobalData = {
    index: addFile('index', index),
    supplement: addFile('supplement', supplement),
    content: addFile('content', content),
    settings,
    analyticsEndpoint,
  };
  return {files, globalData};
}
