export interface Draft {
  scan: string;
  finding: string;
  charts: readonly string[];
  /** Rules beside those of the charts. */
  rules: string;
}

/** A port scan with a finding for which one of five rules starts a scan. The reader's own one fails by a type. */
export const EXAMPLE: Draft = {
  scan: `apiVersion: "execution.securecodebox.io/v1"
kind: Scan
metadata:
  name: "nmap-dummy-ssh"
  annotations:
    scope.cascading.securecodebox.io/host: "dummy-ssh.demo-targets.svc"
spec:
  scanType: "nmap"
  parameters:
    - "-Pn"
    - "-sV"
    - "dummy-ssh.demo-targets.svc"
  cascades:
    matchLabels:
      securecodebox.io/intensive: light
    scopeLimiter:
      allOf:
        - key: scope.cascading.securecodebox.io/host
          operator: In
          values: ["{{attributes.hostname}}"]
`,
  finding: `{
  "id": "0c8d8e94-1f0b-4d6a-9a5e-2d3c1b7f6a10",
  "name": "Open Port: 22 (ssh)",
  "category": "Open Port",
  "severity": "INFORMATIONAL",
  "location": "tcp://dummy-ssh.demo-targets.svc:22",
  "osi_layer": "NETWORK",
  "attributes": {
    "port": 22,
    "state": "open",
    "protocol": "tcp",
    "service": "ssh",
    "hostname": "dummy-ssh.demo-targets.svc",
    "ip_addresses": ["10.96.12.34"]
  }
}
`,
  charts: ['nikto', 'nmap', 'ssh-audit'],
  rules: `apiVersion: "cascading.securecodebox.io/v1"
kind: CascadingRule
metadata:
  name: "audit-port-22"
  labels:
    securecodebox.io/invasive: non-invasive
    securecodebox.io/intensive: light
spec:
  scanSpec:
    scanType: "ssh-audit"
    parameters: ["{{$.hostOrIP}}", "--port={{attributes.port}}"]
  matches:
    anyOf:
      - category: "Open Port"
        attributes:
          state: open
          port: "22"
`,
};
