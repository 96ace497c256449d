import type {ShippedPackage} from './collectPackages';

export interface Product {
  name: string;
  version: string;
  license: string;
}

/** An SPDX identifier is an expression too. */
const toLicences = (licence: string | undefined) => (licence === undefined ? [] : [{expression: licence}]);

function toComponent({name, version, licence}: ShippedPackage) {
  // The identifier that vulnerability scanners look for.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
  return {type: 'library', 'bom-ref': purl, name, version, purl, licenses: toLicences(licence)};
}

/**
 * Creates the bill of materials of a site, a CycloneDX document (https://cyclonedx.org/docs/1.6/json/): what its readers
 * receive, not what builds it. The same packages give the same document: it has neither time nor serial number.
 *
 * @param packages in the order of the document
 */
export function buildBill({name, version, license}: Product, packages: readonly ShippedPackage[]) {
  const site = {name, version, licenses: toLicences(license)};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {component: {type: 'application', 'bom-ref': `${name}@${version}`, ...site}},
    components: packages.map(toComponent),
  };
}
