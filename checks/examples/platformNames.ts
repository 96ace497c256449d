import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

import {readRules} from '../readRules';

/** Names that the platform gives to its own things. */
export interface PlatformNames {
  /** Names of ScanTypes by the chart that installs them. */
  scanTypes: Record<string, string[]>;
  /** ScanTypes that pages define themselves. */
  own: string[];
  /** Keys of labels and annotations, with their allowed values. */
  keys: Record<string, string[] | 'any'>;
  /** Domains of keys below which any name may stand. */
  openDomains: string[];
}

const namesSchema = Joi.object<PlatformNames>({
  scanTypes: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
  own: Joi.array().items(Joi.string()).required(),
  keys: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(Joi.array().items(Joi.string()), Joi.valid('any')))
    .required(),
  openDomains: Joi.array().items(Joi.string()).required(),
}).required();

let names: PlatformNames | undefined;

/** The content of `platform-names.yaml`, read once. */
export function readPlatformNames(): PlatformNames {
  return (names ??= readRules(join(__dirname, 'platform-names.yaml'), namesSchema));
}

/** Names that may stand in `scanType`. */
export function collectScanTypes({scanTypes, own}: PlatformNames): string[] {
  return [...Object.values(scanTypes).flat(), ...own];
}
