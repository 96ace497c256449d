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
    ['a template for the finding', '{{attributes.hostname}}', ['subdomain.example.com']],
    [
      'escaped with two braces',
      '{{location}}',
      ['https:&#x2F;&#x2F;subdomain.example.com&#x2F;login?next&#x3D;a'],
    ],
    ['not escaped with three braces', '{{{location}}}', ['https://subdomain.example.com/login?next=a']],
    [
      'each of a list of strings',
      '{{#asList}}attributes.ip_addresses{{/asList}}',
      ['10.10.1.2', '10.10.1.3'],
    ],
    [
      'a field of each of a list of objects',
      '{{#getValues}}attributes.addresses.domain{{/getValues}}',
      ['a.example.com', 'b.example.com'],
    ],
    [
      'each part of a string with commas, with or without a space',
      '{{#split}}{{attributes.domains}}{{/split}}',
      ['a.example.com', 'b.example.com', 'c.example.com'],
    ],
    [
      'the rest of a tag if the path is in braces',
      '{{#asList}}{{attributes.ip_addresses}}{{/asList}}',
      ['}}'],
    ],
    ['nothing for a missing field', '{{attributes.ip}}', []],
    ['nothing for a missing alias', '{{$.domain}}', []],
    ['nothing for an empty list', '{{#asList}}attributes.empty{{/asList}}', []],
    ['nothing for a list that is null', '{{#asList}}attributes.nothing{{/asList}}', []],
    ['nothing for a missing list', '{{#asList}}attributes.other{{/asList}}', []],
    ['only the text beside a field', 'www.{{attributes.hostname}}', ['www.']],
  ])('is %s', (_, template, values) => {
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

  it('needs three braces for an alias with a closing tag', () => {
    const aliases = {hosts: '{{#asList}}attributes.ip_addresses{{/asList}}'};
    expect(renderFor('{{{$.hosts}}}', aliases)).toEqual(['10.10.1.2', '10.10.1.3']);
    expect(() => renderFor('{{$.hosts}}', aliases)).toThrow('is invalid');
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
  it('lets everything pass if it is missing', () => {
    expect(checkScope({spec: {cascades: {}}}, FINDING, {}).passes).toBe(true);
  });

  it.each([
    [true, {allOf: [], anyOf: [], noneOf: []}],
    [true, {allOf: [MET, MET]}],
    [false, {allOf: [MET, UNMET]}],
    [true, {anyOf: [UNMET, MET]}],
    [false, {anyOf: [UNMET, UNMET]}],
    [true, {noneOf: [UNMET, UNMET]}],
    [false, {noneOf: [UNMET, MET]}],
    [true, {allOf: [MET], anyOf: [MET], noneOf: [UNMET]}],
    [false, {allOf: [MET], anyOf: [UNMET], noneOf: [UNMET]}],
    [false, {allOf: [MET], anyOf: [MET], noneOf: [MET]}],
  ])('lets pass: %s for %j', (isPassed, limiter) => expect(passes(limiter)).toBe(isPassed));

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
    expect(() => passes({allOf: [requirement('Equals', 'x')]})).toThrow('is not an operator');
  });
});
