import {createData} from '../../plugins/manifest-check/createData';
import {checkText} from '../../plugins/manifest-check/client/checkText';
import {createCheckData} from '../../plugins/manifest-check/client/createCheckData';

/** What texts are checked against, as in the worker. */
export const data = createCheckData(createData('/base/'));

export const SCAN = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: nmap-x
spec:
  scanType: nmap
  parameters:
    - scanme.nmap.org
`;
export const SCAN_PAGE = '/base/docs/api/crds/scan';
/** Every fault as one line: line, severity if it is a notice, message, link. */
export function list(text: string, chart?: string): string[] {
  return checkText(text, chart, data).faults.map(({line, severity, message, href}) =>
    [
      `${line}:`,
      ...(severity === 'notice' ? ['notice:'] : []),
      message,
      ...(href === undefined ? [] : [href]),
    ].join(' '),
  );
}
