import {createHash} from 'node:crypto';

import type {ShippedPackage} from './collectPackages';

/** The site itself. */
export interface Product {
  name: string;
  version: string;
  description: string;
  /** SPDX identifier. */
  licence: string;
  /** URL at which the site is published. */
  url: string;
}

type Licences = ({license: {id: string}} | {license: {name: string}} | {expression: string})[];

interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  description?: string;
  licenses?: Licences;
  purl?: string;
  externalReferences?: {type: string; url: string; hashes?: {alg: string; content: string}[]}[];
}

/** A CycloneDX 1.6 document: https://cyclonedx.org/docs/1.6/json/ */
export interface Bill {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: number;
  metadata: {component: Component};
  components: Component[];
  dependencies: {ref: string; dependsOn?: string[]}[];
  compositions: {aggregate: 'complete'; assemblies: string[]}[];
}

const SPDX_ID = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;
const EXPRESSION = /^[A-Za-z0-9.()+ -]+$/;

/** A single identifier, an expression of several, or a name that SPDX does not know. */
function createLicences(licence: string): Licences {
  if (SPDX_ID.test(licence)) return [{license: {id: licence}}];
  return EXPRESSION.test(licence) && / (?:AND|OR|WITH) /.test(licence)
    ? [{expression: licence}]
    : [{license: {name: licence}}];
}

/** Package URL, the identifier that vulnerability scanners look for: `pkg:npm/%40docusaurus/core@3.7.0`. */
export function createPackageUrl({name, version}: Pick<ShippedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

/** The hash is that of the archive in the registry, not of the bundled code. */
function createDistribution({resolved, integrity}: ShippedPackage): Pick<Component, 'externalReferences'> {
  if (resolved === undefined) return {};
  const sha512 = /^sha512-(\S+)/.exec(integrity ?? '')?.[1];
  const hashes = sha512 && [{alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex')}];
  return {externalReferences: [{type: 'distribution', url: resolved, ...(hashes ? {hashes} : {})}]};
}

function createComponent(shipped: ShippedPackage): Component {
  const {name, version, licence} = shipped;
  const [, group, baseName = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = createPackageUrl(shipped);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : {group}),
    name: baseName,
    version,
    ...(licence === undefined ? {} : {licenses: createLicences(licence)}),
    purl,
    ...createDistribution(shipped),
  };
}

/** A UUID derived from a hash, so that the same content has the same UUID (RFC 9562, version 8). */
function createUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Creates the bill of materials of a site: what its readers receive, not what builds it.
 * The same packages give the same document: it has no timestamp, and its serial number is a hash.
 *
 * @param packages in the order of the document
 */
export function createBill(product: Product, packages: readonly ShippedPackage[]): Bill {
  const ref = `${product.name}@${product.version}`;
  const components = packages.map(createComponent);
  const parts = {
    metadata: {
      component: {
        type: 'application' as const,
        'bom-ref': ref,
        name: product.name,
        version: product.version,
        description: product.description,
        licenses: createLicences(product.licence),
        externalReferences: [{type: 'website', url: product.url}],
      },
    },
    components,
    dependencies: [{ref, dependsOn: components.map((component) => component['bom-ref'])}],
    compositions: [{aggregate: 'complete' as const, assemblies: [ref]}],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${createUuid(JSON.stringify(parts))}`,
    version: 1,
    ...parts,
  };
}
