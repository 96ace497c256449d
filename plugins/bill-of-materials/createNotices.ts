import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ShippedPackage} from './collectPackages';

/** Files in which packages keep their licence text and the notices that must accompany it. */
const LICENCE_FILE = /^(?:licence|license|copying|notice)/i;
const RULE = '='.repeat(80);

function readLicenceTexts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** Who wrote a package without a licence text, and where it is published. */
function describeOrigin({name, version, author}: ShippedPackage): string {
  const place = `https://www.npmjs.com/package/${name}/v/${version}`;
  const origin = author === undefined ? place : `${author}, ${place}`;
  return `The package brings no text of its licence. It comes from ${origin}`;
}

/** The notice of one package: name, version, declared licence, and the texts that it contains. */
function createNotice(shipped: ShippedPackage): string {
  const {name, version, licence, folder} = shipped;
  const texts = readLicenceTexts(folder);
  const declared = `Licence: ${licence ?? 'none declared'}`;
  const rest = texts.length > 0 ? texts : [describeOrigin(shipped)];
  return [RULE, `${name} ${version}`, declared, RULE, '', rest.join('\n\n')].join('\n');
}

/** Creates the text with the licences of all packages: most require that their notice accompanies every copy. */
export function createNotices(packages: readonly ShippedPackage[]): string {
  const introduction =
    'The scripts and style sheets of this website contain code of the packages below, under these licences.';
  return `${[introduction, ...packages.map(createNotice)].join('\n\n')}\n`;
}
