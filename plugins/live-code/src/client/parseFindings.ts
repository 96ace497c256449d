/** Text that was read as findings, or why that is not possible. */
export type ParsedFindings = {findings: unknown[]} | {message: string; line: number | undefined};

/** Engines that give no line give the number of characters before the fault. */
function findLine(message: string, text: string): number | undefined {
  const line = /line (?<line>\d+)/.exec(message)?.groups?.line;
  if (line !== undefined) return Number(line);
  const position = /position (?<position>\d+)/.exec(message)?.groups?.position;
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return /end of (?:JSON|data)/i.test(message) ? text.trimEnd().split('\n').length : undefined;
}

/** Reads JSON text as a finding or as a list of findings. */
export function parseFindings(text: string): ParsedFindings {
  try {
    const value = JSON.parse(text) as unknown;
    return {findings: Array.isArray(value) ? value : [value]};
  } catch (error) {
    const {message} = error as Error;
    return {message: `This is not JSON: ${message}`, line: findLine(message, text)};
  }
}
