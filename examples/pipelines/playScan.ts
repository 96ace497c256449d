import {chmodSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {delimiter, join} from 'node:path';

import {onTestFinished} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {startProcess, type StartedProcess} from '../../tests/support/startProcess';

const SCRIPT = join(__dirname, 'run-scan.sh');
/** Host and port of the bundled MinIO, which exist only inside a cluster. */
export const STORE_HOST = 'securecodebox-operator-minio.securecodebox-system.svc.cluster.local:9000';
/** Arguments that name the scan. Its namespace is that of the manifest, not that of the kubeconfig. */
export const NAME = 'Scan.execution.securecodebox.io/trivy-juice-shop-x7k2p -n pipeline-scans';

/**
 * Replaces `kubectl`: plays the looks at a scan, of which each call for the state shows the next, and the last one for
 * ever. Any call that a cluster would not understand ends with 64.
 */
const KUBECTL = `#!/bin/sh
printf '%s\\n' "$*" >> "$PLAY/calls"
[ ! -e "$PLAY/warning" ] || cat "$PLAY/warning" >&2
if [ -e "$PLAY/flaky" ] && [ $(($(wc -l < "$PLAY/calls") % 2)) -eq 0 ]; then exit 1; fi
case $* in
  'create -f '*' -o jsonpath={.kind}.execution.securecodebox.io/{.metadata.name} -n {.metadata.namespace}{"\\n"}')
    if [ "$3" = - ]; then cat; else cat "$3"; fi > "$PLAY/manifest"
    [ ! -e "$PLAY/slow" ] || { echo Creating >&2; sleep 1; }
    cat "$PLAY/created"
    if [ -e "$PLAY/refusal" ]; then cat "$PLAY/refusal" >&2; exit 1; fi ;;
  'get ${NAME} --request-timeout=30s -o jsonpath={.status.'*'}'*)
    template=\${7#jsonpath=}
    look=$(cat "$PLAY/look" 2>/dev/null || echo 0)
    case $template in *'{.status.state}'*)
      if [ -e "$PLAY/$((look + 1))" ]; then
        look=$((look + 1))
        echo $look > "$PLAY/look"
      fi ;;
    esac
    if grep -q "^lost" "$PLAY/$look"; then echo 'Unable to connect to the server' >&2; exit 1; fi
    while [ -n "$template" ]; do
      case $template in
        '{.status.'*)
          field=\${template#?.status.}
          template=\${field#*\\}}
          field=\${field%%\\}*}
          while IFS='=' read -r key value; do
            [ "$key" != "$field" ] || printf %s "$value"
          done < "$PLAY/$look" ;;
        /*) printf / && template=\${template#/} ;;
        *) exit 64 ;;
      esac
    done ;;
  'delete ${NAME} --wait=false') [ ! -e "$PLAY/refusal" ] && echo "${NAME} deleted" ;;
  'port-forward -n '*' service/'*' '*':9000')
    echo 'Forwarding'
    exec sleep 600 ;;
  *) exit 64 ;;
esac
`;

/** What a look at the scan shows: its status, or `lost` if the API server cannot be reached. */
export type Look = 'lost' | Readonly<Record<string, unknown>>;

/** All values of a status with their paths, as JSONPath names them. */
function flatten(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [`${path.join('.')}=${String(value)}\n`];
  return Object.entries(value).flatMap(([key, part]) => flatten(part, [...path, key]));
}

/** A folder in which the script runs, with a `kubectl` that plays a scan and a store that has its findings. */
export interface Play {
  dir: string;
  /**
   * Changes what `kubectl` does: prints what it has created, refuses the manifest and the deletion, warns on every call,
   * fails on every second one, or takes a second to create.
   */
  change: (what: 'created' | 'refusal' | 'warning' | 'flaky' | 'slow', text?: string) => void;
  /** Link to a file of the store: `findings.json`, `page.html` or `half.json`, which never ends. It has no others. */
  link: (file: string) => string;
  storePort: number;
  /** Runs commands of a shell in the folder. */
  start: (commands: string, env?: NodeJS.ProcessEnv) => StartedProcess;
  listCalls: () => string[];
  /** Lines of `HOST PATH` that the store was asked for. */
  requests: readonly string[];
  read: (name: string) => string | undefined;
}

async function startStore(requests: string[]): Promise<Server> {
  const server = createServer(({headers, url = ''}, response) => {
    requests.push(`${headers.host ?? ''} ${url}`);
    if (url.startsWith('/half.json')) response.writeHead(200).write('[{'.padEnd(100_000));
    else if (url.startsWith('/page.html')) response.writeHead(200).end('<html></html>');
    else if (url.startsWith('/findings.json')) response.writeHead(200).end('[]\n');
    else response.writeHead(404).end('<Error/>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** Its processes, store and folder end with the test. */
export async function createPlay(createLooks: (link: Play['link']) => readonly Look[]): Promise<Play> {
  const requests: string[] = [];
  const server = await startStore(requests);
  const {port} = server.address() as AddressInfo;
  const pids: number[] = [];
  const link = (file: string) => `http://127.0.0.1:${port}/${file}?X-Amz-Signature=a`;
  const looks = createLooks(link).map((look, index): [string, string] => [
    `play/${index + 1}`,
    look === 'lost' ? 'lost\n' : flatten(look).join(''),
  ]);
  const dir = createFolder({
    'bin/kubectl': KUBECTL,
    'run-scan.sh': readFileSync(SCRIPT, 'utf8'),
    'scan.yaml': 'kind: Scan\n',
    'play/created': `${NAME}\n`,
    ...Object.fromEntries(looks),
  });
  chmodSync(join(dir, 'bin/kubectl'), 0o755);
  const play = join(dir, 'play');
  const change: Play['change'] = (what, text = '') => writeFileSync(join(play, what), `${text}\n`);
  const read = (name: string) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : undefined;
  onTestFinished(async () => {
    for (const pid of pids) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // All of them have ended already.
      }
    }
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  });
  return {
    dir,
    change,
    link,
    storePort: port,
    start(commands, env) {
      const path = [join(dir, 'bin'), process.env.PATH].join(delimiter);
      const started = startProcess('bash', ['-e', '-c', commands], {
        cwd: dir,
        env: {POLL: '0', PLAY: play, NO_PROXY: '*', ...env, PATH: path},
      });
      pids.push(started.pid);
      return started;
    },
    listCalls: () => (read('play/calls') ?? '').split('\n').slice(0, -1),
    requests,
    read,
  };
}
