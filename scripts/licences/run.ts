/** `npm run licences`: the licence of every package in the lock file. Ends non-zero where one is not allowed. */
import {resolve} from 'node:path';

import {LICENCE_EXCEPTIONS, PERMISSIVE_LICENCES} from './allowed';
import {collectLicenceFaults} from './assess';
import {readPackages} from './readPackages';
import {renderReport} from './renderReport';

const policy = {permissive: PERMISSIVE_LICENCES, exceptions: LICENCE_EXCEPTIONS};
const packages = readPackages(resolve(__dirname, '../..'));
console.log(renderReport(packages, policy));
const faults = collectLicenceFaults(packages, policy);
for (const fault of faults) console.error(`licences: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
