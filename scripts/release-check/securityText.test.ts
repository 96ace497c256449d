import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {parseSecurityText, readExpiry, SECURITY_TEXT} from './securityText';

const ROOT = resolve(__dirname, '../..');

describe('parseSecurityText', () => {
  it('reads fields that occur several times, without regard to case, and leaves out comments', () => {
    const fields = parseSecurityText(
      '# Comment\r\nContact: mailto:a@b.example\r\n\r\ncontact: https://b.example\r\n',
    );
    expect([...fields]).toEqual([['contact', ['mailto:a@b.example', 'https://b.example']]]);
  });

  it('names a line that is no field', () => {
    expect(() => parseSecurityText('# Comment\nContact mailto:a@b.example\n')).toThrow(
      'static/.well-known/security.txt:2: "Contact mailto:a@b.example" is no field.',
    );
  });
});

describe('readExpiry', () => {
  it('reads the moment', () => {
    expect(readExpiry(new Map([['expires', ['2027-01-01T01:00:00+01:00']]])).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
  });

  it.each([
    [[]],
    [['2027-01-01']],
    [['2027-13-01T00:00:00Z']],
    [['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z']],
  ])('refuses %j', (values) => {
    expect(() => readExpiry(new Map([['expires', values]]))).toThrow('write one line');
  });
});

describe('the file of the site', () => {
  const fields = parseSecurityText(readFileSync(join(ROOT, SECURITY_TEXT), 'utf8'));
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

  it('has what RFC 9116 asks for, and no other fields', () => {
    expect([...fields.keys()]).toEqual(['contact', 'expires', 'preferred-languages', 'canonical', 'policy']);
    expect(fields.get('contact')).toEqual([
      'mailto:secureCodeBox@iteratec.com',
      'https://owasp.org/slack/invite',
    ]);
    expect(fields.get('preferred-languages')).toEqual(['en']);
    expect(readExpiry(fields).getTime()).toBeGreaterThan(0);
  });

  it('names its own address and the page about security, both below the address of the site', () => {
    const [, url = ''] = /^ {2}url: '([^']+)',$/m.exec(read('docusaurus.config.ts')) ?? [];
    expect(fields.get('canonical')).toEqual([`${url}/.well-known/security.txt`]);
    expect(fields.get('policy')).toEqual([`${url}/docs/security`]);
    expect(read('tests/routes.txt').split('\n')).toContain('/docs/security');
  });

  it('names the contacts of SECURITY.md and of the page about security', () => {
    for (const contact of ['secureCodeBox@iteratec.com', 'https://owasp.org/slack/invite']) {
      expect(read('SECURITY.md')).toContain(contact);
      expect(read('docs/security.md')).toContain(contact);
    }
  });
});
