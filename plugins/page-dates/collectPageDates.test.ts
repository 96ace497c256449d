import {describe, expect, it} from 'vitest';

import {collectPageDates} from './collectPageDates';

/** A commit as git prints it: each day one, with the first hash digit as its name. */
function createCommit(digit: number, ...changes: string[][]): string {
  const header = `${getRevision(digit)} ${digit * 86_400}\0`;
  return `${header}\n${changes.map((change) => `${change.join('\0')}\0`).join('')}`;
}

function getRevision(digit: number): string {
  return String(digit).repeat(40);
}

/** The dates as days, that is, as digits of commits. */
function collectDays(log: string, ...ignored: number[]): Record<string, number> {
  const dates = collectPageDates(log, new Set(ignored.map(getRevision)));
  return Object.fromEntries([...dates].map(([path, date]) => [path, date / 86_400_000]));
}

describe('collectPageDates', () => {
  it('gives each page the date of the last commit that changed it', () => {
    const log =
      createCommit(1, ['A', 'docs/a.md'], ['A', 'docs/b.md']) +
      createCommit(2, ['M', 'docs/a.md'], ['T', 'docs/c.md']);
    expect(collectDays(log)).toEqual({'docs/a.md': 2, 'docs/b.md': 1, 'docs/c.md': 2});
  });

  it('leaves out ignored commits', () => {
    const log =
      createCommit(1, ['A', 'a.md']) +
      createCommit(2, ['M', 'a.md']) +
      createCommit(3, ['M', 'a.md']) +
      createCommit(4, ['M', 'a.md']);
    expect(collectDays(log, 3, 4)).toEqual({'a.md': 2});
  });

  it('gives a page that only ignored commits have changed the date of the first one', () => {
    const log = createCommit(1, ['A', 'a.md']) + createCommit(2, ['M', 'a.md']);
    expect(collectDays(log, 1, 2)).toEqual({'a.md': 1});
  });

  it('keeps the date of a page that is renamed without an edit, or in an ignored commit', () => {
    const log =
      createCommit(1, ['A', 'a.md'], ['A', 'b.md'], ['A', 'c.md']) +
      createCommit(2, ['R100', 'a.md', 'new/a.md'], ['R087', 'b.md', 'new/b.md']) +
      createCommit(3, ['R087', 'c.md', 'new/c.md']);
    expect(collectDays(log, 3)).toMatchObject({'new/a.md': 1, 'new/b.md': 2, 'new/c.md': 1});
  });

  it('reads names with spaces, quotes, line feeds and other scripts', () => {
    const names = ['docs/two words.md', 'docs/"a".md', 'docs/a\nb.md', 'docs/größe.md', 'docs/A'];
    expect(Object.keys(collectDays(createCommit(1, ...names.map((name) => ['A', name]))))).toEqual(names);
  });

  it('finds nothing in an empty log', () => {
    expect(collectDays('')).toEqual({});
  });
});
