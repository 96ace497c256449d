import ipaddr from 'ipaddr.js';
import tlds from 'tlds';

import {HookFailure} from './values';

type Compare = (annotation: string, values: readonly string[]) => boolean;
type Address = ipaddr.IPv4 | ipaddr.IPv6;

const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(tlds);

function parseAddress(text: string): Address {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) {
    throw new HookFailure(`${text} is neither a IPv4 or IPv6`);
  }
  return ipaddr.parse(text);
}

function parseNetwork(text: string): [Address, number] {
  const [start = '', length] = text.split('/');
  const address = parseAddress(start);
  const longest = address.kind() === 'ipv4' ? 32 : 128;
  const bits = Number(length ?? longest);
  if (!Number.isInteger(bits) || bits < 0 || bits > longest) {
    throw new HookFailure(`${text} is neither a IPv4 or IPv6`);
  }
  return [address, bits];
}

const isInNetwork: Compare = (annotation, values) => {
  const [start, bits] = parseNetwork(annotation);
  // All values are parsed, because one that is no address is an error.
  const addresses = values.map(parseAddress);
  return addresses.every((address) => address.kind() !== start.kind() || address.match(start, bits));
};

/** Internal names such as `x.y.svc` have no public suffix. */
function assertDomain(name: string): void {
  const last = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!TOP_LEVEL_DOMAINS.has(last) && !last.startsWith('xn--')) {
    throw new HookFailure(`${name} is an invalid domain name`);
  }
}

const isSubdomain: Compare = (annotation, values) => {
  for (const name of [annotation, ...values]) assertDomain(name);
  return values.every((name) => name === annotation || name.endsWith(`.${annotation}`));
};

const isAmong: Compare = (annotation, values) => values.includes(annotation);

const isListed: Compare = (annotation, values) => {
  const list = annotation.split(',').map((entry) => entry.trim());
  return values.every((value) => list.includes(value));
};

const negate =
  (compare: Compare): Compare =>
  (annotation, values) =>
    !compare(annotation, values);

/**
 * The operators of the scope limiter: compare an annotation of the Scan with the rendered values.
 *
 * They throw a HookFailure if an address or a domain is invalid.
 */
export const SCOPE_OPERATORS: Readonly<Record<string, Compare>> = {
  In: isAmong,
  NotIn: negate(isAmong),
  Contains: isListed,
  DoesNotContain: negate(isListed),
  InCIDR: isInNetwork,
  NotInCIDR: negate(isInNetwork),
  SubdomainOf: isSubdomain,
  NotSubdomainOf: negate(isSubdomain),
};
