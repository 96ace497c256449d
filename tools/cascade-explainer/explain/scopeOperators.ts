import {Address4, Address6} from 'ip-address';
import {fromUrl, parseDomain, ParseResultType} from 'parse-domain';

import {HookFailure} from './values';

type Compare = (annotation: string, values: readonly string[]) => boolean;

function isInvalid(error: unknown, version: 4 | 6): boolean {
  const {name, message} = error as Error;
  return name === 'AddressError' && message === `Invalid IPv${version} address.`;
}

/** Only what looks like no IPv4 address at all is tried as one of IPv6: any other fault is thrown as it is. */
function parseAddress(text: string): Address4 | Address6 {
  try {
    return new Address4(text);
  } catch (error) {
    if (!isInvalid(error, 4)) throw error;
  }
  try {
    return new Address6(text);
  } catch (error) {
    if (!isInvalid(error, 6)) throw error;
    throw new HookFailure(`${text} is neither a IPv4 or IPv6`);
  }
}

const isInNetwork: Compare = (annotation, values) => {
  const network = parseAddress(annotation);
  return values.every((value) => {
    const address = parseAddress(value);
    return address.constructor !== network.constructor || address.isInSubnet(network);
  });
};

function parseLabels(name: string): readonly string[] {
  const domain = parseDomain(fromUrl(name));
  if (domain.type === ParseResultType.Listed) return domain.labels;
  throw new HookFailure(
    `${name} is an invalid domain name`,
    'The hook accepts only names below a public suffix, of letters, digits and hyphens: no `_`, no `*`, no address, no name of the cluster.',
  );
}

const isSubdomain: Compare = (annotation, values) => {
  const domain = parseLabels(annotation);
  return values.every((value) => {
    const labels = parseLabels(value);
    const start = labels.length - domain.length;
    return start >= 0 && domain.every((label, index) => label === labels[start + index]);
  });
};

const isAmong: Compare = (annotation, values) => values.includes(annotation);

/** Blanks around the commas count. */
const isListed: Compare = (annotation, values) => {
  const list = annotation.split(',');
  return values.every((value) => list.includes(value));
};

const negate =
  (compare: Compare): Compare =>
  (annotation, values) =>
    !compare(annotation, values);

/**
 * The operators of the scope limiter: compare an annotation of the Scan with the rendered values, one value after the
 * other until one decides.
 *
 * They throw if an address or a domain is invalid.
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
