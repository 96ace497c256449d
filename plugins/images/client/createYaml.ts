/** A map of a values file: strings, booleans, maps, and lists of maps with one string. */
export interface YamlMap {
  [key: string]: string | boolean | YamlMap | Record<string, string>[];
}

function createLine(key: string, value: YamlMap[string], indent: string): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => `${indent}  - ${createYaml(item)}`);
    return `${indent}${key}:\n${items.join('')}`;
  }
  if (typeof value === 'object') return `${indent}${key}:\n${createYaml(value, `${indent}  `)}`;
  return `${indent}${key}: ${JSON.stringify(value)}\n`;
}

/** Writes a map as YAML. Strings are in double quotes, so that none is read as another type. */
export function createYaml(map: YamlMap, indent = ''): string {
  return Object.entries(map)
    .map(([key, value]) => createLine(key, value, indent))
    .join('');
}
