import {expect, it} from 'vitest';

import {emptyQuery, matchRule} from './matchRule';

const SSH = ['ncrack: ncrack-ssh', '22, ssh', 'ncrack', 'invasive, high'];
const WEB = ['sslyze: https-tls-scan', '443, 8443, https*', 'sslyze', 'non-invasive, light'];

it.each([
  ['', [SSH, WEB]],
  ['22', [SSH]],
  ['443', [WEB]],
  ['https', [WEB]],
  ['SSH Ncrack', [SSH]],
  ['ncrack-ssh', [SSH]],
  ['invasive', [SSH]],
  ['non-invasive', [WEB]],
  ['non-inv', [WEB]],
  ['ssh light', []],
])('finds rules by the beginnings of their words: %s', (text, found) => {
  expect([SSH, WEB].filter((cells) => matchRule(cells, {...emptyQuery, text}))).toEqual(found);
});

it('finds rules by their label, and not by the same word in their name', () => {
  const named = ['ncrack: light', '22', 'ncrack', 'invasive, high'];
  const query = {text: '', intensity: 'light'};
  expect([SSH, WEB, named].filter((cells) => matchRule(cells, query))).toEqual([WEB]);
});
