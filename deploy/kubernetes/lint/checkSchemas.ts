import {checkManifest} from '../../../checks/examples/checkDocument';
import {compileSchemas} from '../../../platform/compileSchemas';
import type {Fault} from '../../../text/fault';
import {createFault, getKind, type Manifest} from './manifests';

/** Checks objects against the schemas of their kinds, which refuse unknown fields, and names within an object. */
export function checkSchemas(manifests: readonly Manifest[]): Fault[] {
  const schemas = compileSchemas();
  return manifests.flatMap((manifest) => {
    const {apiVersion} = manifest.data;
    const kind = getKind(manifest);
    if (typeof apiVersion !== 'string' || kind === '') {
      return [createFault(manifest, [], 'a manifest needs both apiVersion and kind.')];
    }
    return checkManifest(manifest.data, {apiVersion, kind}, schemas).map(({path, message}) =>
      createFault(manifest, path, message),
    );
  });
}
