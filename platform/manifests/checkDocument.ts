import {isMap, type DataMap} from '../../text/loose';
import {suggest} from '../../text/suggest';
import type {SchemaSet} from '../buildSchemaSet';
import {listSdkFields} from '../schemas';
import {findPlaces} from '../walkSchema';
import type {DocumentFault} from './documents';
import {collectIgnoredFields} from './effectFaults';
import {collectNameFaults, collectScopeFaults} from './nameFaults';
import {collectMissingParameters, collectPitfalls} from './pitfallFaults';
import {collectDecimalFaults, collectPodFaults} from './podFaults';
import type {PlatformData} from './platformData';
import {toErrorFault, describeSchemaError} from './schemaFaults';
import {collectCharacterFaults, collectTemplateFaults} from './textFaults';

/** Fields that every parser writes. Two of them identify a finding, so that one may be misspelt. */
const FINDING_FIELDS = ['name', 'category', 'severity'];

export function isFinding(data: unknown): data is DataMap {
  return isMap(data) && FINDING_FIELDS.filter((field) => field in data).length >= 2;
}

/** `isPart`: the document shows a part only, so that required fields may be missing. */
export function checkFinding(data: DataMap, schemas: SchemaSet, isPart = false): DocumentFault[] {
  const sdkFields = listSdkFields(schemas.resolve({$ref: 'finding.json'}));
  const isBeforeSdk = sdkFields.every((field) => !(field in data));
  return schemas
    .finding(data, isPart)
    .filter(({missing = []}) => !(isBeforeSdk && missing.some((name) => sdkFields.includes(name))))
    .map((error) => ({path: error.path, message: describeSchemaError(error)}));
}

/** `isPart`: the document shows a part only, so that required fields may be missing. */
export function checkManifest(
  data: DataMap,
  {apiVersion, kind}: {apiVersion: string; kind: string},
  platform: PlatformData,
  isPart = false,
): DocumentFault[] {
  const {schemas, hints} = platform;
  const validate = schemas.findKind(apiVersion, kind);
  const root = schemas.findSchema(apiVersion, kind);
  if (!validate || !root) {
    const known = schemas.findApiVersion(kind);
    const hint = known === undefined ? suggest(kind, schemas.kinds) : ` Did you mean apiVersion ${known}?`;
    return [
      {
        path: [known === undefined ? 'kind' : 'apiVersion'],
        message: `there is no kind ${kind} in ${apiVersion}.${hint}${hints.kind}`,
      },
    ];
  }
  const faults: DocumentFault[] = [
    ...validate(data, isPart).map((error) =>
      toErrorFault(error, hints, (name) => findPlaces(root, name, schemas.resolve)),
    ),
    ...collectNameFaults(data, platform),
    ...collectTemplateFaults(data, kind),
    ...collectIgnoredFields(data, root, schemas.resolve),
    ...collectPitfalls(data, kind),
    ...collectCharacterFaults(data),
    ...(apiVersion.includes('securecodebox.io/') ? collectDecimalFaults(data) : []),
    ...(isPart
      ? []
      : [...collectPodFaults(data), ...collectScopeFaults(data), ...collectMissingParameters(data)]),
  ];
  // Several checks may find the same fault.
  const unique = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return [...unique.values()].map((fault) => ({...fault, message: `${kind}: ${fault.message}`}));
}
