export interface Step {
  title: string;
  /** A single command, so that it can be copied by itself. */
  command: string;
}

const SCAN_API = 'execution.securecodebox.io/v1';

/**
 * What follows the installation of the operator, whose commands are on its page alone: they write a password to a file.
 * The checks of commands and examples read these steps too.
 */
export const steps: readonly Step[] = [
  {
    title: '2. Add a scanner',
    command: `helm upgrade --install nmap oci://ghcr.io/securecodebox/helm/nmap \\
  --version %release.version%`,
  },
  {
    title: '3. Start a scan',
    command: `kubectl apply -f - <<EOF
apiVersion: "${SCAN_API}"
kind: Scan
metadata:
  name: "first-scan"
spec:
  scanType: "nmap"
  parameters:
    - scanme.nmap.org
EOF`,
  },
];
