import {posix} from 'node:path';

import {createErrorPath, describeError} from '../../../checks/examples/describeError';
import {isMap, listOf, type DataMap} from '../../../checks/examples/documents';
import {parseDocuments} from '../../../checks/examples/parseDocuments';
import {createAjv} from '../../../platform/compileSchemas';
import type {Fault} from '../../../text/fault';
import {kustomizationSchema} from './kustomizationSchema';
import {createFault, getKind, getName, type Manifest} from './manifests';

/** Texts by path relative to the project, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

const FILE_NAME = 'kustomization.yaml';

/** A kustomization, with everything that it and those below it name. */
export interface Kustomization extends Manifest {
  manifests: Manifest[];
  /** The entries of `images`, those of the kustomizations below it included. */
  images: DataMap[];
}

/** What stands in the files, and what is wrong with how they name each other. */
export interface Kustomizations {
  kustomizations: Kustomization[];
  faults: Fault[];
}

/** Parses a YAML file into objects. What does not parse, or is no map, is a fault. */
function parseFile(file: string, text: string): {manifests: Manifest[]; faults: Fault[]} {
  const block = parseDocuments('yaml', text);
  if (!block.ok) return {manifests: [], faults: [{file, line: block.line, message: block.reason}]};
  const manifests: Manifest[] = [];
  const faults: Fault[] = [];
  for (const {data, findLine} of block.documents) {
    if (isMap(data)) manifests.push({file, data, findLine});
    else faults.push({file, line: findLine([]), message: 'this document is no map. Remove it.'});
  }
  if (block.documents.length === 0) faults.push({file, message: 'the file is empty. Remove it.'});
  return {manifests, faults};
}

function findRepeated(manifests: readonly Manifest[]): Fault[] {
  const keys = manifests.map((manifest) => `${getKind(manifest)} ${getName(manifest)}`);
  return manifests.flatMap((manifest, index) =>
    keys.indexOf(keys[index] ?? '') === index
      ? []
      : [
          createFault(
            manifest,
            ['metadata', 'name'],
            `there is a second ${keys[index]}. Remove one of them.`,
          ),
        ],
  );
}

/**
 * Reads all kustomizations among the files, and follows what they name.
 *
 * @param files all YAML files of a folder. Each has to be named by a kustomization, or be one.
 */
export function collectKustomizations(files: Files): Kustomizations {
  const parsed = new Map([...files].map(([file, text]) => [file, parseFile(file, text)]));
  const faults = [...parsed.values()].flatMap((file) => file.faults);
  const validate = createAjv().compile(kustomizationSchema);
  const named = new Set<string>();

  function follow(file: string, trail: readonly string[]): Kustomization | undefined {
    const [own] = parsed.get(file)?.manifests ?? [];
    if (!own) return undefined;
    const kustomization: Kustomization = {...own, manifests: [], images: []};
    for (const [index, name] of listOf(own.data.resources).entries()) {
      const target = posix.join(posix.dirname(file), String(name));
      const below = posix.join(target, FILE_NAME);
      if (files.has(target)) {
        named.add(target);
        kustomization.manifests.push(...(parsed.get(target)?.manifests ?? []));
      } else if (files.has(below) && ![...trail, file].includes(below)) {
        const base = follow(below, [...trail, file]);
        kustomization.manifests.push(...(base?.manifests ?? []));
        kustomization.images.push(...(base?.images ?? []));
      } else if (trail.length === 0) {
        const message = files.has(below)
          ? `resources[${index}] is "${String(name)}", which leads back here. Remove it.`
          : `resources[${index}] is "${String(name)}", but there is neither such a file nor a folder with a ${FILE_NAME}. Correct it.`;
        faults.push(createFault(own, ['resources', index], message));
      }
    }
    kustomization.images.push(...listOf(own.data.images).filter(isMap));
    return kustomization;
  }

  const kustomizations = [...files.keys()]
    .filter((file) => posix.basename(file) === FILE_NAME)
    .flatMap((file) => follow(file, []) ?? []);
  for (const kustomization of kustomizations) {
    if (!validate(kustomization.data)) {
      for (const error of validate.errors ?? []) {
        faults.push(createFault(kustomization, createErrorPath(error), describeError(error)));
      }
    }
    faults.push(...findRepeated(kustomization.manifests));
  }
  for (const file of files.keys()) {
    if (posix.basename(file) !== FILE_NAME && !named.has(file)) {
      faults.push({file, message: `no ${FILE_NAME} names this file. Add it to "resources", or remove it.`});
    }
  }
  return {kustomizations, faults};
}
