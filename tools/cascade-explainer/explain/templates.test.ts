import {describe, expect, it} from 'vitest';

import {buildContext, createRenderer, render} from './templates';

const SCAN = {metadata: {name: 'nmap-a'}};
const FINDING = {location: 'https://a.example.com/x', category: 'Open Port', attributes: {port: 443}};

const renderFor = (template: string, finding: object = FINDING) =>
  render(template, buildContext(finding as Record<string, unknown>, SCAN));

describe('templates of a rule', () => {
  it('read a field from the scan if the finding has it too', () => {
    expect(renderFor('{{metadata.name}}', {...FINDING, metadata: {name: 'of the finding'}})).toBe('nmap-a');
  });

  it.each([
    ['the host name', 'a.svc', {hostname: 'a.svc', ip_addresses: ['10.0.0.1']}],
    ['the address if the host name is null', '10.0.0.1', {hostname: null, ip_addresses: ['10.0.0.1']}],
    ['nothing without both', '', {}],
    ['nothing for an address that is no list', '', {ip_addresses: '10.0.0.1'}],
  ])('read %s as hostOrIP', (_, expected, attributes) => {
    expect(renderFor('{{$.hostOrIP}}', {attributes})).toBe(expected);
  });

  it('see the addresses sorted once hostOrIP has been looked up', () => {
    const finding = {attributes: {ip_addresses: ['10.0.0.2', '10.0.0.1']}};
    expect(renderFor('{{attributes.ip_addresses.0}}', finding)).toBe('10.0.0.1');
  });

  it('fail for a finding without attributes, and for what is no text', () => {
    expect(() => renderFor('', {category: 'x'})).toThrow(
      "Cannot read properties of undefined (reading 'hostname')",
    );
    expect(() => render(22, {})).toThrow('Invalid template! Template should be a "string" but "number"');
  });

  it('fail if a tag is invalid', () => {
    expect(() => renderFor('{{attributes.port')).toThrow('Unclosed tag');
  });
});

describe('a renderer', () => {
  it('collects which tags are empty, and which are escaped', () => {
    const renderer = createRenderer(buildContext(FINDING, SCAN));
    expect(renderer.render('{{location}} {{{location}}} {{attributes.host}}')).toContain('&#x2F;');
    expect([...renderer.notes]).toEqual([
      '`{{location}}` is escaped for HTML: for `https://a.example.com/x`, write `{{{location}}}`.',
      '`{{attributes.host}}` renders to an empty string.',
    ]);
  });
});
