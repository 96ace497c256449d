import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ShippedPackage} from './collectPackages';

/** Files in which packages keep their licence text and the notices that must accompany it. */
const LICENCE_FILE = /^(?:licence|license|copying|notice)/i;
const RULE = '='.repeat(80);

function renderNotice({name, version, licence, author, folder}: ShippedPackage): string {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const page = `https://www.npmjs.com/package/${name}/v/${version}`;
  const origin = author === undefined ? page : `${author}, ${page}`;
  if (texts.length === 0) texts.push(`The package brings no text of its licence. It comes from ${origin}`);
  const declared = `Licence: ${licence ?? 'none declared'}`;
  return [RULE, `${name} ${version}`, declared, RULE, '', texts.join('\n\n')].join('\n');
}

/** Creates the text with the licences of all packages: most require that their notice accompanies every copy. */
export function renderNotices(packages: readonly ShippedPackage[]): string {
  const introduction =
    'The scripts and style sheets of this website contain code of the packages below, under these licences.';
  return `${[introduction, ...packages.map(renderNotice)].join('\n\n')}\n`;
}
