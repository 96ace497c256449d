import {describe, expect, it} from 'vitest';

import {parseFenceMeta} from '../../text/fenceMeta';
import {describeFenceFaults} from './fenceMarks';

const LIVE =
  'a live code block says what it is: live as=finding. There are: finding, parser, hook, component.';

const check = (meta: string) => describeFenceFaults({meta: parseFenceMeta(meta)});

describe('parseFenceMeta', () => {
  it('reads marks with and without quotes', () => {
    expect([...parseFenceMeta(`title="my scan.yaml" values=nmap unchecked='a b' live`)]).toEqual([
      ['title', 'my scan.yaml'],
      ['values', 'nmap'],
      ['unchecked', 'a b'],
      ['live', ''],
    ]);
  });
});

describe('describeFenceFaults', () => {
  it.each(['', 'title="scan.yaml"', 'values=nmap', 'of=Scan', 'unchecked="a reason"', 'live as=finding'])(
    'accepts %j',
    (meta) => {
      expect(check(meta)).toEqual([]);
    },
  );

  it.each(
    Object.entries({
      'value=nmap': 'the code block has the unknown mark "value". Did you mean "values"?',
      'Values=nmap': 'the code block has the unknown mark "Values". Did you mean "values"?',
      'off=Scan': 'the code block has the unknown mark "off". Did you mean "of"?',
      linenos:
        'the code block has the unknown mark "linenos". There are: of, values, unchecked, live, as, title.',
      'title="a" {1,3-4}':
        'the code block has the unknown mark "{1,3-4}". There are: of, values, unchecked, live, as, title.',
      'of=Scan values=nmap':
        'the code block has the marks of and values. Keep the one that says what it shows.',
      live: LIVE,
      'as=finding': LIVE,
      'live as=scan': LIVE,
      unchecked: 'unchecked needs a reason: unchecked="why it cannot be checked".',
    }),
  )('refuses %j', (meta, fault) => {
    expect(check(meta)).toEqual([fault]);
  });
});
