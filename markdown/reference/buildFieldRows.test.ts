import {describe, expect, it} from 'vitest';

import type {Schema} from '../../platform/schemas';
import {buildFieldRows} from './buildFieldRows';

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
    {$defs: {EnvVar: {type: 'object', 'x-kubernetes-type': 'EnvVar', properties: {name: {type: 'string'}}}}},
  ],
]);

describe('buildFieldRows', () => {
  it('lists the fields below a path through references, with type, default and whether they are required', () => {
    const optional = {required: false, allowed: [], meaning: ''};
    expect(buildFieldRows('scan.json', 'spec', [], files)).toEqual([
      {...optional, path: 'spec.scanType', type: 'string', required: true, meaning: 'Scanner to start.'},
      {...optional, path: 'spec.env', type: 'list of `EnvVar`', meaning: 'Environment.'},
      {...optional, path: 'spec.cascades', type: 'object', meaning: 'Rules to follow.'},
      {
        ...optional,
        path: 'spec.cascades.inheritEnv',
        type: 'boolean',
        default: 'false',
        meaning: 'Hand down.',
      },
      {...optional, path: 'spec.cascades.anyOf', type: 'list of object'},
      {...optional, path: 'spec.cascades.anyOf[].key', type: 'string'},
      {...optional, path: 'spec.labels', type: 'map of string to string'},
    ]);
  });

  it('keeps a field but leaves its inner fields to another table', () => {
    const paths = buildFieldRows('scan.json', 'spec', ['spec.cascades'], files).map(({path}) => path);
    expect(paths).toContain('spec.cascades');
    expect(paths).not.toContain('spec.cascades.inheritEnv');
  });

  it('lists allowed values without the empty one', () => {
    expect(buildFieldRows('scan.json', 'status', [], files)[0]?.allowed).toEqual(['Scanning', 'Done']);
  });

  it('refuses to leave out a field that is outside of the path', () => {
    expect(() => buildFieldRows('scan.json', 'spec.cascades', ['spec.env'], files)).toThrow('"spec.env"');
  });
});
