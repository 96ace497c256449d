import {transform} from 'sucrase';

/** The reader's code as JavaScript with the same lines, or why it cannot be compiled. */
export type Compiled = {code: string} | {message: string; line: number | undefined};

export function compileComponent(code: string): Compiled {
  try {
    return {code: transform(code, {transforms: ['jsx'], production: true}).code};
  } catch (error) {
    // "Error transforming sucrase: Unexpected token (3:5)"
    const text = error instanceof Error ? error.message : String(error);
    const {message, line} =
      /^(?:Error transforming [^:]*: )?(?<message>.*?)(?: \((?<line>\d+):\d+\))?$/s.exec(text)?.groups ?? {};
    return {message: `SyntaxError: ${message ?? text}`, line: line === undefined ? undefined : Number(line)};
  }
}
