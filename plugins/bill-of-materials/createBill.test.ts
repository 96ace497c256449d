import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';

import type {ShippedPackage} from './collectPackages';
import {createBill, createPackageUrl} from './createBill';

const product = {
  name: 'site',
  version: '2.0.0',
  description: 'A site',
  licence: 'Apache-2.0',
  url: 'https://www.example.com',
};

function createPackage(name: string, licence: string | undefined = 'MIT'): ShippedPackage {
  return {
    name,
    version: '1.0.0',
    licence,
    author: undefined,
    folder: `/site/node_modules/${name}`,
    resolved: `https://registry.npmjs.org/${name}/-/package-1.0.0.tgz`,
    integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
  };
}

function createValidator() {
  const folder = join(dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
  // The schema defines its own keywords, which strict mode rejects.
  const ajv = new Ajv({strict: false, allErrors: true});
  addFormats(ajv);
  // Formats that ajv-formats does not have.
  ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
  ajv.addSchema(read('spdx'), 'http://cyclonedx.org/schema/spdx.SNAPSHOT.schema.json');
  ajv.addSchema(read('jsf-0.82'), 'http://cyclonedx.org/schema/jsf-0.82.SNAPSHOT.schema.json');
  return ajv.compile(read('bom-1.6'));
}

describe('createBill', () => {
  const packages = [
    createPackage('@scope/a'),
    createPackage('b', 'MIT OR Apache-2.0'),
    createPackage('c', 'CC BY-SA 4.0'),
    createPackage('d'),
    {...createPackage('e'), resolved: undefined, integrity: undefined, licence: undefined},
  ];
  const bill = createBill(product, packages);

  it('is valid against the schema of CycloneDX 1.6', () => {
    const validate = createValidator();
    validate(bill);
    expect(validate.errors).toBeNull();
    expect(validate({...bill, components: [{name: 'without a type'}]})).toBe(false);
  });

  it('writes licences that SPDX knows as SPDX, and others by name', () => {
    expect(bill.components.map(({licenses}) => licenses)).toEqual([
      [{license: {id: 'MIT'}}],
      [{expression: 'MIT OR Apache-2.0'}],
      [{license: {name: 'CC BY-SA 4.0'}}],
      [{license: {id: 'MIT'}}],
      undefined,
    ]);
  });

  it('identifies each package in the form that scanners look for', () => {
    expect(createPackageUrl({name: '@docusaurus/core', version: '3.7.0'})).toBe(
      'pkg:npm/%40docusaurus/core@3.7.0',
    );
    expect(bill.components[0]).toMatchObject({group: '@scope', name: 'a', purl: 'pkg:npm/%40scope/a@1.0.0'});
    expect(bill.dependencies[0]?.dependsOn).toHaveLength(packages.length);
  });

  it('gives the hash of the archive in the format of CycloneDX', () => {
    expect(bill.components[3]?.externalReferences).toEqual([
      {
        type: 'distribution',
        url: 'https://registry.npmjs.org/d/-/package-1.0.0.tgz',
        hashes: [{alg: 'SHA-512', content: '01'.repeat(64)}],
      },
    ]);
  });

  it('is the same for the same packages, and has another serial number for others', () => {
    expect(createBill(product, packages)).toEqual(bill);
    expect(createBill(product, packages.slice(1)).serialNumber).not.toBe(bill.serialNumber);
  });
});
