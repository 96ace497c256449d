import {describe, expect, it} from 'vitest';

import {SCOPE_OPERATORS} from './scopeOperators';

const check = (operator: string, annotation: string, values: string[]) =>
  SCOPE_OPERATORS[operator]?.(annotation, values);

const IPV6 = '2001:0:ce49:7601:e866:efff:62c3:fffe';

describe('operators of the scope limiter', () => {
  it.each([
    ['In', 'example.com', ['example.com', 'subdomain.example.com'], true],
    ['In', 'example.com', ['subdomain.example.com'], false],
    [
      'Contains',
      'example.com,subdomain.example.com,other.example.com',
      ['example.com', 'subdomain.example.com'],
      true,
    ],
    ['Contains', '80,443', ['443'], true],
    ['Contains', '80,443', ['8080'], false],
    ['Contains', '80,443', ['443', '8080'], false],
    ['InCIDR', '10.10.0.0/16', ['10.10.1.2', '10.10.1.3', IPV6], true],
    ['InCIDR', '10.10.0.0/16', ['10.10.1.2', '10.11.1.3'], false],
    ['InCIDR', '10.10.0.0/16', [IPV6], true],
    ['InCIDR', '2001::/32', [IPV6], true],
    ['InCIDR', '2001:db8::/32', [IPV6], false],
    ['InCIDR', '2001:db8::/32', ['10.10.1.2'], true],
    ['NotInCIDR', '10.10.0.0/16', [IPV6], false],
    ['SubdomainOf', 'example.com', ['subdomain.example.com', 'example.com'], true],
    ['SubdomainOf', 'example.com', ['a.b.example.com'], true],
    ['SubdomainOf', 'example.com', ['subdomain.example.com', 'example.org'], false],
    ['SubdomainOf', 'example.com', ['notexample.com'], false],
  ])('%s %s for %j: %s', (operator, annotation, values, expected) => {
    expect(check(operator, annotation, values)).toBe(expected);
  });

  it.each([
    ['NotIn', 'In', 'example.com', ['example.com', 'a.example.com']],
    ['DoesNotContain', 'Contains', '80,443', ['443', '8080']],
    ['NotInCIDR', 'InCIDR', '10.10.0.0/16', ['10.10.1.2', '10.11.1.3']],
    ['NotSubdomainOf', 'SubdomainOf', 'example.com', ['a.example.com', 'example.org']],
  ])('%s is no more than "not %s", also for several values', (negated, positive, annotation, values) => {
    expect(check(negated, annotation, values)).toBe(!check(positive, annotation, values));
    expect(check(negated, annotation, values.slice(0, 1))).toBe(
      !check(positive, annotation, values.slice(0, 1)),
    );
  });

  it.each(['InCIDR', 'NotInCIDR'])('%s fails for what is no address', (operator) => {
    expect(() => check(operator, '10.10.0.0/16', ['a:b:c:d:e:f:g:h'])).toThrow('Bad character');
    expect(() => check(operator, '10.10.0.0/33', ['10.10.1.2'])).toThrow('Invalid subnet mask.');
    // Tried as IPv4 first, where only up to 32 bits are possible.
    expect(() => check(operator, '2001:db8:10::/48', [IPV6])).toThrow('Invalid subnet mask.');
  });

  it.each(['SubdomainOf', 'NotSubdomainOf'])('%s fails for internal names and addresses', (operator) => {
    for (const value of ['x.y.svc', 'localhost', '10.10.1.2']) {
      expect(() => check(operator, 'example.com', [value])).toThrow(`${value} is an invalid domain name`);
    }
    expect(() => check(operator, 'x.y.svc', ['example.com'])).toThrow('x.y.svc is an invalid domain name');
  });
});
