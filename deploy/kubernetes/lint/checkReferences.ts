import {formatPath, isMap, listOf, type FieldPath} from '../../../checks/examples/documents';
import type {Fault} from '../../../text/fault';
import {suggest} from '../../../text/suggest';
import type {Kustomization} from './collectKustomizations';
import {
  collectContainers,
  collectPodTemplates,
  createFault,
  filterKind,
  getMap,
  getName,
  type Manifest,
  type PodTemplate,
} from './manifests';

/** Where each kind says which pods it means. */
const SELECTORS: Record<string, string[]> = {
  Deployment: ['spec', 'selector', 'matchLabels'],
  Service: ['spec', 'selector'],
  PodDisruptionBudget: ['spec', 'selector', 'matchLabels'],
  NetworkPolicy: ['spec', 'podSelector', 'matchLabels'],
};
const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'];

/** The pods that a selector means. An empty one is none of ours: it would mean every pod of the namespace. */
function selectPods(
  manifest: Manifest,
  path: readonly string[],
  templates: readonly PodTemplate[],
): PodTemplate[] {
  const labels = Object.entries(getMap(manifest.data, ...path));
  if (labels.length === 0) return [];
  return templates.filter((template) => labels.every(([key, value]) => template.labels[key] === value));
}

function checkSelectors(manifests: readonly Manifest[], templates: readonly PodTemplate[]): Fault[] {
  return Object.entries(SELECTORS).flatMap(([kind, path]) =>
    filterKind(manifests, kind)
      .filter((manifest) => {
        const own = templates.filter((template) => kind !== 'Deployment' || template.manifest === manifest);
        return selectPods(manifest, path, own).length === 0;
      })
      .map((manifest) =>
        createFault(
          manifest,
          path,
          `${kind}: ${formatPath(path)} fits no pod. Use labels that spec.template.metadata.labels of the Deployment has.`,
        ),
      ),
  );
}

/** Names and numbers of the ports of pods. */
function collectPorts(templates: readonly PodTemplate[]): unknown[] {
  return templates
    .flatMap(collectContainers)
    .flatMap(({data}) => listOf(data.ports))
    .flatMap((port) => (isMap(port) ? [port.name, port.containerPort] : []))
    .filter((port) => port !== undefined);
}

function createPortFault(
  manifest: Manifest,
  path: FieldPath,
  port: unknown,
  ports: readonly unknown[],
): Fault {
  const hint =
    typeof port === 'string'
      ? suggest(
          port,
          ports.filter((name) => typeof name === 'string'),
        )
      : '';
  return createFault(
    manifest,
    path,
    `${formatPath(path)} is ${JSON.stringify(port)}, but no container has that port.${hint} Ports: ${ports.join(', ')}.`,
  );
}

/** Ports that Services and network policies name, and that the pods behind them do not have. */
function checkPorts(manifests: readonly Manifest[], templates: readonly PodTemplate[]): Fault[] {
  const services = filterKind(manifests, 'Service').flatMap((manifest) => {
    const ports = collectPorts(selectPods(manifest, ['spec', 'selector'], templates));
    return listOf(getMap(manifest.data, 'spec').ports).flatMap((port, index) => {
      const target = isMap(port) ? (port.targetPort ?? port.port) : undefined;
      const path = ['spec', 'ports', index, 'targetPort'];
      return ports.includes(target) ? [] : [createPortFault(manifest, path, target, ports)];
    });
  });
  const policies = filterKind(manifests, 'NetworkPolicy').flatMap((manifest) => {
    const ports = collectPorts(selectPods(manifest, ['spec', 'podSelector', 'matchLabels'], templates));
    return listOf(getMap(manifest.data, 'spec').ingress).flatMap((rule, ruleIndex) =>
      listOf(isMap(rule) ? rule.ports : undefined).flatMap((port, index) => {
        const number = isMap(port) ? port.port : undefined;
        const path = ['spec', 'ingress', ruleIndex, 'ports', index, 'port'];
        return ports.includes(number) ? [] : [createPortFault(manifest, path, number, ports)];
      }),
    );
  });
  return [...services, ...policies];
}

/** A probe asks a port of its own container. */
function checkProbes(templates: readonly PodTemplate[]): Fault[] {
  return templates.flatMap((template) =>
    collectContainers(template).flatMap(({data, path}) => {
      const ports = listOf(data.ports).flatMap((port) =>
        isMap(port) ? [port.name, port.containerPort] : [],
      );
      return PROBES.flatMap((probe) => {
        if (!isMap(data[probe])) {
          const message = `${formatPath(path)} has no ${probe}. Without it, pods that do not work get requests.`;
          return [createFault(template.manifest, path, message)];
        }
        const {port} = getMap(data, probe, 'httpGet');
        const place = [...path, probe, 'httpGet', 'port'];
        return ports.includes(port) ? [] : [createPortFault(template.manifest, place, port, ports)];
      });
    }),
  );
}

function checkAccounts(manifests: readonly Manifest[], templates: readonly PodTemplate[]): Fault[] {
  const accounts = filterKind(manifests, 'ServiceAccount').map(getName);
  return templates
    .filter(({spec}) => !accounts.includes(String(spec.serviceAccountName)))
    .map(({manifest, path}) => {
      const place = [...path, 'serviceAccountName'];
      return createFault(
        manifest,
        place,
        `${formatPath(place)} must name a ServiceAccount: ${accounts.join(', ')}.`,
      );
    });
}

/** Who scales what, and how many pods may go away. */
function checkScaling(manifests: readonly Manifest[]): Fault[] {
  const budgets = filterKind(manifests, 'PodDisruptionBudget');
  return filterKind(manifests, 'HorizontalPodAutoscaler').flatMap((scaler) => {
    const {minReplicas = 1, maxReplicas, scaleTargetRef} = getMap(scaler.data, 'spec');
    const faults: Fault[] = [];
    const {kind, name} = isMap(scaleTargetRef) ? scaleTargetRef : {};
    const target = filterKind(manifests, String(kind)).find((manifest) => getName(manifest) === name);
    if (!target) {
      const path = ['spec', 'scaleTargetRef', 'name'];
      faults.push(createFault(scaler, path, `there is no ${String(kind)} "${String(name)}" to scale.`));
    } else if ('replicas' in getMap(target.data, 'spec')) {
      const message = 'spec.replicas undoes what the HorizontalPodAutoscaler decides. Remove it.';
      faults.push(createFault(target, ['spec', 'replicas'], message));
    }
    if (Number(minReplicas) > Number(maxReplicas)) {
      const message = `spec.minReplicas is ${String(minReplicas)}, more than spec.maxReplicas.`;
      faults.push(createFault(scaler, ['spec', 'minReplicas'], message));
    }
    for (const budget of budgets) {
      const {minAvailable} = getMap(budget.data, 'spec');
      if (typeof minAvailable === 'number' && minAvailable >= Number(minReplicas)) {
        const message = `spec.minAvailable is ${minAvailable}, and there may be ${String(minReplicas)} pods: no node could be drained. Lower it, or raise minReplicas.`;
        faults.push(createFault(budget, ['spec', 'minAvailable'], message));
      }
    }
    return faults;
  });
}

/** Whether an Ingress leads to a port that a Service has. */
function checkIngresses(manifests: readonly Manifest[]): Fault[] {
  const services = new Map(filterKind(manifests, 'Service').map((service) => [getName(service), service]));
  return filterKind(manifests, 'Ingress').flatMap((ingress) =>
    listOf(getMap(ingress.data, 'spec').rules).flatMap((rule, ruleIndex) =>
      listOf(getMap(rule, 'http').paths).flatMap((item, index) => {
        const {name, port} = getMap(item, 'backend', 'service');
        const path = ['spec', 'rules', ruleIndex, 'http', 'paths', index, 'backend', 'service'];
        const service = services.get(String(name));
        if (!service) {
          const message = `there is no Service "${String(name)}".${suggest(String(name), [...services.keys()])}`;
          return [createFault(ingress, [...path, 'name'], message)];
        }
        const ports = listOf(getMap(service.data, 'spec').ports).filter(isMap);
        const wanted = isMap(port) ? port : {};
        const isThere = ports.some((own) => own.name === wanted.name || own.port === wanted.number);
        const message = `the Service "${String(name)}" has no port ${String(wanted.name ?? wanted.number)}.`;
        return isThere ? [] : [createFault(ingress, [...path, 'port'], message)];
      }),
    ),
  );
}

/** An image without an entry would have no tag; an entry without an image changes nothing. */
function checkImages(kustomization: Kustomization, templates: readonly PodTemplate[]): Fault[] {
  const names = kustomization.images.map(({name}) => String(name));
  const containers = templates.flatMap((template) =>
    collectContainers(template).map(({data, path}) => ({template, image: String(data.image), path})),
  );
  const untagged = containers
    .filter(({image}) => !names.includes(image))
    .map(({template: {manifest}, image, path}) =>
      createFault(
        manifest,
        [...path, 'image'],
        `${formatPath([...path, 'image'])} is "${image}", and "images" of ${kustomization.file} has no entry with that name. Write the name without a tag here, and the tag there.`,
      ),
    );
  const unused = names
    .filter((name) => !containers.some(({image}) => image === name))
    .map((name) => createFault(kustomization, ['images'], `no container has the image "${name}".`));
  // The entry may be the one that the other name was meant for.
  return untagged.length > 0 ? untagged : unused;
}

/** Checks whether what the objects of a kustomization name is there, and fits. */
export function checkReferences(kustomization: Kustomization): Fault[] {
  const {manifests} = kustomization;
  const templates = collectPodTemplates(manifests);
  return [
    ...checkSelectors(manifests, templates),
    ...checkPorts(manifests, templates),
    ...checkProbes(templates),
    ...checkAccounts(manifests, templates),
    ...checkScaling(manifests),
    ...checkIngresses(manifests),
    ...checkImages(kustomization, templates),
  ];
}
