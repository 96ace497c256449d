import {describe, expect, it} from 'vitest';

import type {Schema} from '../../platform/schemas';
import {createFieldRows} from './createFieldRows';

const files = new Map<string, Schema>([
  [
    'scan.json',
    {
      type: 'object',
      properties: {
        spec: {description: 'What to scan.', $ref: 'scan-spec.json'},
        status: {
          type: 'object',
          properties: {state: {type: 'string', enum: ['', 'Scanning', 'Done'], description: 'Step.'}},
        },
      },
    },
  ],
  [
    'scan-spec.json',
    {
      type: 'object',
      required: ['scanType'],
      properties: {
        scanType: {type: 'string', description: 'Scanner to start.'},
        env: {type: 'array', description: 'Environment.', items: {$ref: 'kubernetes.json#/$defs/EnvVar'}},
        cascades: {$ref: '#/$defs/Cascades'},
        labels: {type: 'object', additionalProperties: {type: 'string'}},
      },
      $defs: {
        Cascades: {
          type: 'object',
          description: 'Rules to follow.',
          properties: {
            inheritEnv: {type: 'boolean', default: false, description: 'Hand down.'},
            anyOf: {type: 'array', items: {type: 'object', properties: {key: {type: 'string'}}}},
          },
        },
      },
    },
  ],
  [
    'kubernetes.json',
    {
      $defs: {
        EnvVar: {type: 'object', 'x-kubernetes-type': 'EnvVar', properties: {name: {type: 'string'}}},
      },
    },
  ],
]);

describe('createFieldRows', () => {
  it('lists the fields below a path through references, with type, default and whether they are required', () => {
    expect(createFieldRows('scan.json', 'spec', [], files)).toEqual([
      {path: 'spec.scanType', type: 'string', required: true, allowed: [], meaning: 'Scanner to start.'},
      {path: 'spec.env', type: 'list of `EnvVar`', required: false, allowed: [], meaning: 'Environment.'},
      {path: 'spec.cascades', type: 'object', required: false, allowed: [], meaning: 'Rules to follow.'},
      {
        path: 'spec.cascades.inheritEnv',
        type: 'boolean',
        required: false,
        default: 'false',
        allowed: [],
        meaning: 'Hand down.',
      },
      {path: 'spec.cascades.anyOf', type: 'list of object', required: false, allowed: [], meaning: ''},
      {path: 'spec.cascades.anyOf[].key', type: 'string', required: false, allowed: [], meaning: ''},
      {path: 'spec.labels', type: 'map of string to string', required: false, allowed: [], meaning: ''},
    ]);
  });

  it('keeps a field but leaves its inner fields to another table', () => {
    const paths = createFieldRows('scan.json', 'spec', ['spec.cascades'], files).map(({path}) => path);
    expect(paths).toContain('spec.cascades');
    expect(paths).not.toContain('spec.cascades.inheritEnv');
  });

  it('lists allowed values without the empty one', () => {
    expect(createFieldRows('scan.json', 'status', [], files)[0]?.allowed).toEqual(['Scanning', 'Done']);
  });

  it('refuses to leave out a path that is not a field', () => {
    expect(() => createFieldRows('scan.json', 'spec', ['spec.cascade'], files)).toThrow(
      'has no field "spec.cascade" that "without" could leave out. Did you mean "spec.cascades"?',
    );
    expect(() => createFieldRows('scan.json', 'spec.cascades', ['spec.env'], files)).toThrow('"spec.env"');
  });

  it.each([
    ['scn.json', '', 'there is no schema "scn.json"'],
    ['scan.json', 'spce', 'scan.json has no field "spce"'],
  ])('refuses %s %s', (file, path, message) => {
    expect(() => createFieldRows(file, path, [], files)).toThrow(message);
  });
});
