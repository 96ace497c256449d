/** The fields of a kustomization that ours use. Others are refused: nothing here would check what they name. */
export const kustomizationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['apiVersion', 'kind', 'resources'],
  properties: {
    apiVersion: {type: 'string', const: 'kustomize.config.k8s.io/v1beta1'},
    kind: {type: 'string', const: 'Kustomization'},
    namespace: {type: 'string', minLength: 1},
    resources: {type: 'array', minItems: 1, items: {type: 'string', minLength: 1}},
    images: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'newTag'],
        properties: {
          name: {type: 'string', minLength: 1},
          newName: {type: 'string', minLength: 1},
          newTag: {
            type: 'string',
            // A tag that moves lets two pods of one Deployment run different releases.
            pattern: '^(?!latest$)[\\w][\\w.-]*$',
            'x-rule': 'the tag of one release, in quotes if it looks like a number, and never "latest"',
          },
        },
      },
    },
  },
};
