import {loadCharts, loadNames, loadSchemas} from '../../platform/loadPlatform';
import type {PlatformData} from '../../platform/manifests/platformData';

/** What examples are checked against, with hints for writers of pages. */
export function loadPlatformData(): PlatformData {
  return {
    schemas: loadSchemas(),
    charts: loadCharts(),
    names: loadNames(),
    hints: {
      kind: ' Correct it, add it to platform/schemas/core-kinds.json, or mark the block with unchecked="reason".',
      key: 'If it is right, add it to platform/names.yaml.',
      foreignField: '',
      scanType: (suggestion) =>
        suggestion || ' If a page defines it, add it to "own" in platform/names.yaml.',
    },
  };
}
