import {describe, expect, it} from 'vitest';

import {checkScope, renderValues} from './scopeLimiter';

const DOMAIN = 'scope.cascading.securecodebox.io/domain';
const FINDING = {
  location: 'https://subdomain.example.com/login?next=a',
  attributes: {
    hostname: 'subdomain.example.com',
    ip_addresses: ['10.10.1.2', '10.10.1.3'],
    addresses: [
      {ip: '10.10.1.2', domain: 'a.example.com'},
      {ip: '10.10.1.3', domain: 'b.example.com'},
    ],
    domains: 'a.example.com, b.example.com,c.example.com',
    empty: [],
    nothing: null,
  },
};

const renderFor = (template: string, aliases = {}) => renderValues(template, FINDING, aliases);

describe('a value of the scope limiter', () => {
  it.each([
    ['is a template for the finding', '{{attributes.hostname}}', ['subdomain.example.com']],
    ['is escaped with two braces', '{{location}}', [expect.stringContaining('&#x2F;')]],
    ['is not escaped with three', '{{{location}}}', ['https://subdomain.example.com/login?next=a']],
    [
      'is several values for a list of objects',
      '{{#getValues}}attributes.addresses.domain{{/getValues}}',
      ['a.example.com', 'b.example.com'],
    ],
    [
      'is several values for a string with commas, with or without a space',
      '{{#split}}{{attributes.domains}}{{/split}}',
      ['a.example.com', 'b.example.com', 'c.example.com'],
    ],
    [
      'is the rest of a tag if the path of asList is in braces',
      '{{#asList}}{{attributes.ip_addresses}}{{/asList}}',
      ['}}'],
    ],
    ['loses the field if there is other text beside it', 'www.{{attributes.hostname}}', ['www.']],
  ])('%s', (_, template, values) => {
    expect(renderFor(template)).toEqual(values);
  });

  it('is a failure if the path of a list is too short', () => {
    expect(() => renderFor('{{#asList}}attributes{{/asList}}')).toThrow(
      "Invalid list key 'attributes'. List key must be at least 2 levels deep. E.g. 'attributes.addresses'",
    );
    expect(() => renderFor('{{#getValues}}attributes.addresses{{/getValues}}')).toThrow(
      "Invalid list key 'attributes.addresses'. List key must be at least 3 levels deep. E.g. 'attributes.addresses.ip'",
    );
  });

  it('is empty for what is missing', () => {
    const paths = ['empty', 'nothing', 'other'].map((name) => `{{#asList}}attributes.${name}{{/asList}}`);
    for (const template of ['{{attributes.ip}}', '{{$.domain}}', ...paths]) {
      expect(renderFor(template)).toEqual(['']);
    }
  });

  it('needs three braces for an alias with a closing tag', () => {
    const aliases = {hosts: '{{#asList}}attributes.ip_addresses{{/asList}}'};
    expect(renderFor('{{{$.hosts}}}', aliases)).toEqual(['10.10.1.2', '10.10.1.3']);
    expect(() => renderFor('{{$.hosts}}', aliases)).toThrow('Unclosed section');
  });
});

function createScan(scopeLimiter: object, annotations: object = {[DOMAIN]: 'example.com'}) {
  return {metadata: {annotations}, spec: {cascades: {scopeLimiter}}};
}

const requirement = (operator: string, value: string, key = DOMAIN) => ({key, operator, values: [value]});
const MET = requirement('SubdomainOf', '{{attributes.hostname}}');
const UNMET = requirement('In', '{{attributes.hostname}}');
const MISSING = requirement('In', '{{attributes.name}}');

const passes = (limiter: object) => checkScope(createScan(limiter), FINDING, {}).passes;

describe('the scope limiter', () => {
  it('lets everything pass if it is missing or its lists are empty', () => {
    expect(checkScope({spec: {cascades: {}}}, FINDING, {}).passes).toBe(true);
    expect(passes({allOf: [], anyOf: [], noneOf: []})).toBe(true);
  });

  it('wants all of allOf, one of anyOf and none of noneOf', () => {
    expect(passes({allOf: [MET, MET]})).toBe(true);
    expect(passes({allOf: [MET, UNMET]})).toBe(false);
    expect(passes({anyOf: [UNMET, MET]})).toBe(true);
    expect(passes({anyOf: [UNMET, UNMET]})).toBe(false);
    expect(passes({noneOf: [UNMET, UNMET]})).toBe(true);
    expect(passes({noneOf: [UNMET, MET]})).toBe(false);
  });

  it('wants all three lists to pass', () => {
    expect(passes({allOf: [MET], anyOf: [MET], noneOf: [UNMET]})).toBe(true);
    expect(passes({allOf: [MET], anyOf: [UNMET], noneOf: [UNMET]})).toBe(false);
    expect(passes({allOf: [MET], anyOf: [MET], noneOf: [MET]})).toBe(false);
  });

  it('has the same verdict for a missing value with a negated operator', () => {
    const negated = requirement('NotIn', '{{attributes.name}}');
    expect(passes({allOf: [negated]})).toBe(false);
    expect(passes({allOf: [negated], validOnMissingRender: true})).toBe(true);
  });

  it('says for each requirement what its value renders to', () => {
    expect(checkScope(createScan({allOf: [UNMET], noneOf: [MISSING]}), FINDING, {}).reasons).toEqual([
      'Scope: `allOf[0]` is not met: `{{attributes.hostname}}` renders to `subdomain.example.com`, and the annotation `scope.cascading.securecodebox.io/domain` is `example.com` (In).',
      'Scope: `noneOf[0]` is not met: `{{attributes.name}}` renders to an empty string, and `validOnMissingRender` is `false` (In, `scope.cascading.securecodebox.io/domain`).',
    ]);
  });

  it('does not render the key', () => {
    const limiter = {allOf: [requirement('In', 'x', 'scope.cascading.securecodebox.io/{{attributes.port}}')]};
    expect(() => checkScope(createScan(limiter), FINDING, {})).toThrow('may not be undefined');
  });

  it('fails for an operator that does not exist', () => {
    expect(() => passes({allOf: [requirement('Equals', 'x')]})).toThrow(
      "Cannot read properties of undefined (reading 'operator')",
    );
    expect(() => passes({allOf: [requirement('toString', 'x')]})).toThrow("Unknown operator 'toString'");
  });
});
