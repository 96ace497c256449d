import {describe, expect, it} from 'vitest';

import {parseFindings} from './parseFindings';

describe('parseFindings', () => {
  it('reads a list, and one finding as a list of one', () => {
    expect(parseFindings('[{"name": "a"}, {"name": "b"}]')).toEqual({findings: [{name: 'a'}, {name: 'b'}]});
    expect(parseFindings('{"name": "a"}')).toEqual({findings: [{name: 'a'}]});
  });

  it.each([
    ['{\n  "name": "a"\n  "severity": "LOW"\n}', 'comma expected', 3],
    ['[\n  {"name": "a"},\n]', 'value expected', 3],
    ['{\n  "name": "a"', 'close brace expected', 2],
    ['{\n  name: "a"\n}', 'invalid symbol', 2],
    ['', 'value expected', 1],
  ])('says what is wrong with %j and where', (text, reason, line) => {
    expect(parseFindings(text)).toEqual({message: `This is not JSON: ${reason}.`, line});
  });
});
