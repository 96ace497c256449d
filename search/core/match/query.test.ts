import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyQuery} from '../../../tests/support/search/testQueries';
import {parseQuery, type Clause} from './query';

const options = ['-pn', '-sv', '-p', '-type', '-xmx512m'];
const parse = (input: string) => parseQuery(input, (term) => options.includes(term));
const first = (input: string): Partial<Clause> => {
  const {text, field, presence, editDistance, boost, prefix} = parse(input).clauses[0] ?? {};
  return {text, field, presence, editDistance, boost, prefix};
};
const plain = {field: undefined, presence: 'optional', editDistance: undefined, boost: 1, prefix: false};

describe('parseQuery', () => {
  it.each([
    ['scan ', {text: 'scan'}],
    ['title:scan ', {text: 'scan', field: 'title'}],
    ['TITLE:scan ', {text: 'scan', field: 'title'}],
    ['tag:helm ', {text: 'helm', field: 'tags'}],
    ['category:api ', {text: 'api', field: 'sidebarParentCategories'}],
    ['+scan ', {text: 'scan', presence: 'required'}],
    ['-scan nmap', {text: 'scan', presence: 'excluded'}],
    ['-title:scan nmap', {text: 'scan', presence: 'excluded', field: 'title'}],
    ['scan~1 ', {text: 'scan', editDistance: 1}],
    ['scan~99 ', {text: 'scan', editDistance: 3}],
    ['scan^4 ', {text: 'scan', boost: 4}],
    ['scan^500 ', {text: 'scan', boost: 100}],
    ['scan^0.5 ', {text: 'scan', boost: 0.5}],
    ['scan~1^4 ', {text: 'scan', editDistance: 1, boost: 4}],
    ['scan^4~1 ', {text: 'scan', editDistance: 1, boost: 4}],
    ['sca* nmap', {text: 'sca', prefix: true}],
    ['sca', {text: 'sca', prefix: true}],
    ['scan~1', {text: 'scan', editDistance: 1}],
    ['--set nmap', {text: '--set'}],
    ['-Pn nmap', {text: '-Pn'}],
    ['-Xmx512m nmap', {text: '-Xmx512m'}],
    // A longer word without a capital letter is excluded, even if there is such an option, unless it is all.
    ['-type nmap', {text: 'type', presence: 'excluded'}],
    ['-Xy nmap', {text: 'Xy', presence: 'excluded'}],
    ['-type ', {text: '-type'}],
    ['-types ', {text: 'types', presence: 'excluded'}],
  ])('reads the operators of %s', (input, expected) => {
    expect(first(input)).toEqual({...plain, ...expected});
  });

  it.each([
    ['scan', ['scan~ ', 'scan^ ', 'scan^x ', 'scan^0 ', 'scan~1.5 ', '* scan ', '"scan ']],
    ['scan', ['+ scan ', '- scan ', '-- scan ']],
    ['title', ['title: ', 'title:+ ']],
    ['nothing:scan', ['nothing:scan ']],
    ['1', ['~1 ']],
    ['constructor', ['constructor: ']],
    ['proto__:x', ['__proto__:x ']],
  ])('reads the plain text %s in %j', (text, inputs) => {
    for (const input of inputs) expect(first(input), input).toEqual({...plain, text});
  });

  it('recognises an option followed by signs', () => {
    expect(parse('nmap -p- ').clauses[1]).toMatchObject({
      presence: 'optional',
      tokens: [{term: '-p'}, {term: 'p'}],
    });
    expect(parse('nmap -q- ').clauses[1]).toMatchObject({presence: 'excluded', text: 'q'});
  });

  it('reads a known option as text beside an exclusion', () => {
    expect(parse('-type -scan ').clauses).toMatchObject([
      {text: '-type', presence: 'optional'},
      {text: 'scan', presence: 'excluded'},
    ]);
  });

  it.each(['-', '--', '- ', '-:', '-"', '-~', '-*', '-title:', '-type: ', '-title:"', '-tags:+'])(
    'excludes nothing for %s, which is half typed',
    (input) => {
      expect(parse(input)).toEqual({clauses: [], phrases: []});
      expect(parse(`nmap ${input}`).clauses.map(({text}) => text)).toEqual(['nmap']);
    },
  );

  it('keeps the words of a phrase in order, and also as single words', () => {
    const {clauses, phrases} = parse('"how to scan" nmap');
    expect(phrases).toEqual([{terms: ['how', 'to', 'scan'], field: undefined, presence: 'optional'}]);
    expect(clauses.map(({text}) => text)).toEqual(['how', 'to', 'scan', 'nmap']);
  });

  it.each([
    ['+"host discovery"', {field: undefined, presence: 'required'}, ['host', 'discovery']],
    ['title:"host discovery"', {field: 'title', presence: 'optional'}, ['host', 'discovery']],
    ['+title:"host discovery"', {field: 'title', presence: 'required'}, ['host', 'discovery']],
    ['-"host discovery"', {field: undefined, presence: 'excluded'}, []],
    ['-content:"host discovery"', {field: 'content', presence: 'excluded'}, []],
  ] as const)('reads the operators of %s', (input, operators, words) => {
    const {clauses, phrases} = parse(`nmap ${input}`);
    expect(phrases).toEqual([{terms: ['host', 'discoveri'], ...operators}]);
    expect(clauses.slice(1).map(({text}) => text)).toEqual(words);
    for (const clause of clauses.slice(1)) expect(clause).toMatchObject({...operators, prefix: false});
  });

  it('reads one word in quotes as a word with its operators', () => {
    expect(parse('nmap -"scan"').clauses[1]).toMatchObject({text: 'scan', presence: 'excluded'});
    expect(parse('nmap -"scan"').phrases).toEqual([]);
    expect(parse('nmap title:"scan"').clauses[1]).toMatchObject({text: 'scan', field: 'title'});
  });

  it('reads quotes after an unknown field as plain text', () => {
    const {clauses, phrases} = parse('nothing:"host discovery" nmap ');
    expect(phrases).toEqual([]);
    expect(clauses.map(({text}) => text)).toEqual(['nothing', 'host', 'discovery', 'nmap']);
    expect(clauses.every(({presence}) => presence === 'optional')).toBe(true);
  });

  it('treats only the end of a URL as unfinished', () => {
    expect(parse('oci://ghcr').clauses.map(({prefix}) => prefix)).toEqual([false, true]);
  });

  it('reads no phrase in the type, and none that is followed by a letter', () => {
    expect(parse('scan type:"docs blog"').phrases).toEqual([]);
    expect(parse('"host discovery"x').phrases).toEqual([]);
  });

  it('reads at most 512 characters and 32 words', () => {
    expect(parse('a '.repeat(600)).clauses).toHaveLength(32);
    expect(parse(`${'x'.repeat(512)} late`).clauses).toHaveLength(1);
  });

  it('reads any input', {timeout: 60_000}, () => {
    fc.assert(
      fc.property(anyQuery, (query) =>
        parse(query).clauses.every(({tokens, boost}) => tokens.length > 0 && boost > 0),
      ),
      {numRuns: 1000},
    );
  });
});
