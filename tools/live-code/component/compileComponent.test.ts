import {describe, expect, it} from 'vitest';

import {compileComponent} from './compileComponent';

describe('compileComponent', () => {
  it('turns JSX into calls, line by line', () => {
    const code = 'const a = 1;\n\nrender(<b title="x">{a}</b>);';
    const compiled = compileComponent(code);
    expect('code' in compiled && compiled.code.split('\n')).toEqual([
      expect.stringMatching(/const a = 1;/),
      '',
      expect.stringContaining('React.createElement(\'b\', { title: "x",}, a)'),
    ]);
  });

  it('names the line of a syntax error', () => {
    expect(compileComponent('const a = 1;\nrender(<b>);')).toEqual({
      message: expect.stringMatching(/^SyntaxError: (?!Error transforming)/) as string,
      line: 2,
    });
  });
});
