import {describe, expect, it} from 'vitest';

import {findNames, fitName, PATTERNS} from './names';

function find(code: string): string[] {
  return findNames(code).map(({name, kind}) => `${kind} ${name}`);
}

describe('findNames', () => {
  it.each([
    ['kubectl get pods --namespace demo-targets', ['namespace demo-targets']],
    ['helm upgrade a b --namespace=shop', ['namespace shop']],
    ['kubectl -n default get pods', ['namespace default']],
    ['metadata:\n  namespace: "other"', ['namespace other']],
    ['  namespace: other', ['namespace other']],
    ['nmap juice-shop.demo-targets.svc.cluster.local', ['namespace demo-targets']],
    ['nmap scanme.nmap.org https://www.example.com/a', ['host www.example.com', 'host scanme.nmap.org']],
    ['cd a && scbctl scan -n default', ['namespace default']],
    ['helm upgrade a b \\\n  --wait \\\n  -n shop', ['namespace shop']],
    ['echo "$(kubectl get scan a -n shop)"', ['namespace shop']],
    ['echo -n secret | base64', []],
    ['kubectl get pods | sort -n file', []],
    ['kubectl get pods; grep -n pattern file', []],
    ['kubectl get pods\nhead -n lines', []],
    ['kubectl exec a -- tail -n lines', []],
    ['scbctl scan kubeaudit -- -n shop', ['namespace shop']],
    ['kubectl get namespaces', []],
    ['kubectl create namespace "$NAMESPACE"', []],
    ['curl https://nmap.org https://example.community', []],
  ])('finds what readers replace in %j, from the last to the first', (code, names) => {
    expect(find(code)).toEqual(names);
  });

  it('knows when a name is part of a longer one', () => {
    expect(findNames('name: nmap-scanme.nmap.org')).toMatchObject([{name: 'scanme.nmap.org', isPart: true}]);
    expect(findNames('- scanme.nmap.org')).toMatchObject([{start: 2, isPart: false}]);
  });
});

it.each([
  ['nmap example.com', '10.0.0.7:8080', '10.0.0.7:8080'],
  ['name: nmap-example.com', 'Shop.Local:8080', 'shop.local-8080'],
  ['name: nmap-example.com', '[::1]:8080', '1-8080'],
  ['curl https://example.com/a', 'shop:8080', 'shop:8080'],
  ['curl https://example.com/a', '::1', '[::1]'],
  ['curl https://user@example.com/a', '[fe80::1]:8080', '[fe80::1]:8080'],
  ['curl https://example.com:8443/a', 'shop:8080', 'shop'],
  ['ssh-audit example.com:22', '::1', '[::1]'],
  ['nmap example.com', '::1', '::1'],
  ['nmap example.com', '[::1]', '::1'],
])('fitName: in %j, %s becomes %s', (code, own, fitting) => {
  const [occurrence] = findNames(code);
  expect(occurrence && fitName(own, occurrence)).toBe(fitting);
});

describe('PATTERNS', () => {
  // As browsers read the attribute `pattern`.
  const isValid = (kind: 'host' | 'namespace', text: string) =>
    new RegExp(`^(?:${PATTERNS[kind]})$`, 'v').test(text);

  it.each(['intranet.local', '10.0.0.7', 'shop:8080', 'a', '::1', 'fe80::1', '[::1]:8080'])(
    'accepts the host %s',
    (text) => expect(isValid('host', text)).toBe(true),
  );

  it.each(['https://a.b', 'a b', 'a\nb', '$(id)', 'a;b', "a'", '-a', ':', 'a:', '', 'a'.repeat(260)])(
    'rejects the host %j',
    (text) => expect(isValid('host', text)).toBe(false),
  );

  it.each(['team-a', 'a'.repeat(63)])('accepts the namespace %s', (text) =>
    expect(isValid('namespace', text)).toBe(true),
  );

  it.each(['Team', 'a.b', 'a-', 'a'.repeat(64)])('rejects the namespace %s', (text) =>
    expect(isValid('namespace', text)).toBe(false),
  );
});
