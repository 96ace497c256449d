import {describe, expect, it} from 'vitest';

import {splitOptions} from './splitOptions';

function options(code: string): string[] {
  return splitOptions(code).flatMap(({text, isOption}) => (isOption ? [text] : []));
}

describe('splitOptions', () => {
  it.each([
    ['--version 4.13.0', ['--version']],
    ['--max-rate N, --max-retries N', ['--max', '--max']],
    ['-p 80', ['-p']],
    ['--set=cascadingRules.enabled=true', ['--set']],
    ['helm upgrade --install nmap', ['--install']],
    ['"--name=x"', ['--name']],
    ['[-v|--verbose]', ['-v', '--verbose']],
    ...['zap-automation-framework', 'kubectl apply -', 'a -- b', 'spec.scanType', ''].map(
      (code): [string, string[]] => [code, []],
    ),
  ])('finds the beginning of each option in %s', (code, expected) => {
    expect(options(code)).toEqual(expected);
    const texts = splitOptions(code).map(({text}) => text);
    expect(texts.join(''), 'nothing is lost').toBe(code);
  });
});
