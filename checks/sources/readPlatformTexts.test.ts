import {describe, expect, it} from 'vitest';

import {collectPlatformTexts} from './readPlatformTexts';

describe('collectPlatformTexts', () => {
  it('collects the texts that chart tables show, with the line of each', () => {
    const source = [
      'extends: scanner',
      'objects:',
      '  - a ConfigMap',
      'cascadingRules:',
      '  - name: nmap-smb',
      '    needs: ConfigMap `word-lists`',
      'values:',
      '  - key: parser.env',
      "    default: '[]'",
      '    meaning: >-',
      '      On two',
      '      lines.',
    ].join('\n');
    expect(collectPlatformTexts('platform/charts/nmap.yaml', source)).toEqual([
      {file: 'platform/charts/nmap.yaml', line: 3, text: 'a ConfigMap'},
      {file: 'platform/charts/nmap.yaml', line: 6, text: 'ConfigMap `word-lists`'},
      {file: 'platform/charts/nmap.yaml', line: 10, text: 'On two lines.'},
    ]);
  });

  it('distinguishes a schema keyword from a field and from data of the same name', () => {
    const source = JSON.stringify(
      {
        description: 'A scan.',
        required: ['description'],
        properties: {description: {description: 'Its text.', examples: [{description: 'data'}]}},
        default: {description: 'data'},
      },
      null,
      2,
    );
    expect(collectPlatformTexts('scan.json', source).map(({line, text}) => [line, text])).toEqual([
      [2, 'A scan.'],
      [8, 'Its text.'],
    ]);
  });
});
