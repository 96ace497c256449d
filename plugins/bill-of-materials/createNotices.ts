import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ShippedPackage} from './collectPackages';

/** Files in which packages keep the text of their licence, and what has to go with it. */
const LICENCE_FILE = /^(?:licence|license|copying|notice)/i;
const RULE = '='.repeat(80);

function readLicenceTexts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** Who wrote the package, and where it is published, for one that brings no licence text. */
function describeOrigin({name, version, author}: ShippedPackage): string {
  const place = `https://www.npmjs.com/package/${name}/v/${version}`;
  const origin = author === undefined ? place : `${author}, ${place}`;
  return `The package brings no text of its licence. It comes from ${origin}`;
}

/** The notice of one package: name, version, what it declares, and the texts that it brings. */
function createNotice(shipped: ShippedPackage): string {
  const {name, version, licence, folder} = shipped;
  const texts = readLicenceTexts(folder);
  const declared = `Licence: ${licence ?? 'none declared'}`;
  const rest = texts.length > 0 ? texts : [describeOrigin(shipped)];
  return [RULE, `${name} ${version}`, declared, RULE, '', rest.join('\n\n')].join('\n');
}

/** Makes the text with the licences of all packages: most of them ask that their notice goes with every copy. */
export function createNotices(packages: readonly ShippedPackage[]): string {
  const introduction =
    'The scripts and style sheets of this website contain code of the packages below, under these licences.';
  return `${[introduction, ...packages.map(createNotice)].join('\n\n')}\n`;
}
