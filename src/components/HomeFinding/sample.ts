export const SAMPLE_TITLE = 'Sample finding, made from an Nmap result';

/** A real finding of the Nmap parser, shortened. */
export const sample = `{
  "name": "Open Port: 22 (ssh)",
  "description": "Port 22 is open using tcp protocol.",
  "category": "Open Port",
  "severity": "INFORMATIONAL",
  "osi_layer": "NETWORK",
  "location": "tcp://scanme.nmap.org:22",
  "attributes": {
    "hostname": "scanme.nmap.org",
    "ip_addresses": ["45.33.32.156"],
    "port": 22,
    "protocol": "tcp",
    "service": "ssh",
    "state": "open"
  },
  "id": "dc8d4c7d-56be-411c-8aca-cd4309821f7a",
  "parsed_at": "2023-04-09T11:35:43.573Z"
}`;
