import {OWN_NAMES_KEY, RECENT_KEY, toNextPageKey, TYPED_KEY} from '../../browser/protocol';

/** Texts that no part of the site stores. */
export const WRONG_TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  'no JSON': '{',
  'no number': 'NaN',
  'a number that is too large': '1e999',
  null: 'null',
  'a text': '"text"',
  'a value': 'true',
  'an object like a list': '{"length":3}',
  'a list of texts': '["text"]',
  'another prototype': '{"__proto__":{"0":null,"length":1}}',
  'a long text': JSON.stringify({'demo-targets': ';'.repeat(1e5)}),
  'deep lists': '['.repeat(1e5) + ']'.repeat(1e5),
};

/** Each is wrong in the place of any part of what is stored. The first leaves the part out. */
const WRONG_VALUES = [undefined, null, true, [null], {length: 3}];

/** What is stored for a page as JSON, by key. */
export function createStored({href, pathname, hash}: Pick<URL, 'href' | 'pathname' | 'hash'>) {
  const result = {route: pathname + hash, title: 'Title', path: ['Docs']};
  return new Map<string, unknown>([
    [toNextPageKey({pathname, hash}), [Date.now(), ['scan'], result]],
    [RECENT_KEY, [result]],
    [OWN_NAMES_KEY, {'demo-targets': 'team-a'}],
    [TYPED_KEY, [href, {query: 'nmap', keys: ['ArrowDown']}]],
  ]);
}

/** The value with one part replaced by a wrong one: each part, also of parts, by each. */
export function spoil(value: unknown, wrongValues: readonly unknown[] = WRONG_VALUES): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    [...wrongValues, ...spoil(part, wrongValues)].map((wrong) =>
      Array.isArray(value) ? (value as unknown[]).with(Number(name), wrong) : {...value, [name]: wrong},
    ),
  );
}
