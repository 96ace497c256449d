import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';

/** Programs that run another command. */
export interface Wrapper {
  /** Flags whose next word is their value, with dashes. */
  valueFlags: string[];
  /** Whether the program puts words of its own behind those of the command. */
  addsWords?: boolean;
}

/** What commands may begin with. */
export interface Programs {
  names: ReadonlySet<string>;
  wrappers: ReadonlyMap<string, Wrapper>;
}

function readData(name: string): unknown {
  return parse(readFileSync(join(__dirname, `${name}.yaml`), 'utf8'));
}

/** Charts of other projects that pages install, as they are written after `helm install RELEASE`. */
export function loadForeignCharts(): string[] {
  return (readData('foreign-charts') as {charts: string[]}).charts;
}

/** Programs that commands of pages may begin with. */
export function loadPrograms(): Programs {
  const data = readData('programs') as {programs: Record<string, string>; wrappers: Record<string, Wrapper>};
  return {names: new Set(Object.keys(data.programs)), wrappers: new Map(Object.entries(data.wrappers))};
}
