import {formatFault} from '../../text/fault';
import {parseFenceMeta} from '../../text/fenceMeta';
import {checkExample} from '../../checks/examples/examplesCheck';
import {loadPlatformData} from '../../checks/examples/loadPlatformData';

/** Checks a block whose first line is line 10 of `docs/page.md`; returns the faults as they are printed. */
export type CheckBlock = (value: string, meta?: string, lang?: string) => string[];

export function createCheckBlock(): CheckBlock {
  const platform = loadPlatformData();
  return (value, meta = '', lang = 'yaml') =>
    checkExample({lang, meta: parseFenceMeta(meta), value, line: 10}, 'docs/page.md', platform).map(
      formatFault,
    );
}

/** Lists cases for `it.each` by their marks or chart, and by their text: `[mark, text, fault]`. */
export function listCases(faults: Record<string, Record<string, string>>) {
  return Object.entries(faults).flatMap(([mark, cases]) =>
    Object.entries(cases).map(([text, fault]) => [mark, text, fault] as const),
  );
}

/** A complete Scan, lines 10 to 17 of the page; further fields of its spec may follow. */
export const SCAN = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: nmap
spec:
  scanType: nmap
  parameters:
    - scanme.nmap.org
`;

/** A complete CascadingRule, lines 10 to 20 of the page; further fields of its scanSpec may follow. */
export const RULE = `apiVersion: cascading.securecodebox.io/v1
kind: CascadingRule
metadata:
  name: rule
spec:
  matches:
    anyOf:
      - category: Open Port
  scanSpec:
    scanType: nmap
    parameters: ["{{$.hostOrIP}}"]
`;
