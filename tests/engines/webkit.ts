import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';

import {expect} from '@playwright/test';

import {findFreePort} from '../hosting/startNginx';
import {Reader, type Key} from './Reader';

/** A browser with one tab, which WebKit's driver controls. */
export interface WebKit {
  session: string;
  stop: () => void;
}

/** Milliseconds after which a command of the driver is reported as hanging; generous, for a busy machine. */
const LONGEST_COMMAND = 60_000;

/** A file of the site that runs no script. */
const QUIET_FILE = '/.well-known/security.txt';

/** Codes of keys in the WebDriver standard. */
const KEY_CODES: Partial<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** Starts a display without a screen. Returns its process and name. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return [display, `:${String(number).trim()}`];
}

/**
 * Starts a browser with WebKitGTK, which has the engine of Safari. Only its own driver controls it.
 *
 * @param program path of `WebKitWebDriver`
 */
export async function startWebKit(program: string): Promise<WebKit> {
  const [display, name] = await startDisplay();
  const port = await findFreePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1'},
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ok}) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const {sessionId} = await send<{sessionId: string}>(`${url}/session`, {capabilities: {}});
  return {
    session: `${url}/session/${sessionId}`,
    stop: () => {
      driver.kill();
      display.kill();
    },
  };
}

/** Runs in the page: collects what would be in its console, also the violations of its policy from before. */
function collectProblems(): void {
  const problems: string[] = [];
  Object.assign(window, {problems});
  const add = (...parts: unknown[]) => problems.push(parts.map(String).join(' '));
  console.error = add;
  console.warn = add;
  addEventListener('error', ({message}) => add(message));
  addEventListener('unhandledrejection', ({reason}) => add(reason));
  new ReportingObserver((reports) => reports.forEach(({type, body}) => add(type, JSON.stringify(body))), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}

/**
 * The page in WebKit. All tests of a worker share it, one after the other: the driver sometimes hangs if a session
 * begins while the one before ends.
 */
export class WebKitReader extends Reader {
  readonly #session: string;

  constructor(baseUrl: string, session: string) {
    super(baseUrl);
    this.#session = session;
  }

  static async open(baseUrl: string, {session}: WebKit): Promise<WebKitReader> {
    const reader = new WebKitReader(baseUrl, session);
    await reader.open(QUIET_FILE);
    await reader.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await reader.resize(1280);
    return reader;
  }

  async load(url: string): Promise<void> {
    await this.#post('url', {url});
    await this.evaluate(collectProblems);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#act('pointer', [
      {type: 'pointerMove', x, y},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.#post('execute/sync', {script: `return (${String(run)}).apply(null, arguments)`, args});
  }

  press(key: string, ...held: Key[]): Promise<void> {
    const keys = [...held, key].map((name) => KEY_CODES[name] ?? name);
    const down = keys.map((value) => ({type: 'keyDown', value}));
    const up = keys.reverse().map((value) => ({type: 'keyUp', value}));
    return this.#act('key', [...down, ...up]);
  }

  resize(width: number): Promise<void> {
    return this.#post('window/rect', {width, height: 900});
  }

  readProblems(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as {problems: string[]}).problems);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #act(type: 'key' | 'pointer', actions: object[]): Promise<void> {
    return this.#post('actions', {actions: [{type, id: type, actions}]});
  }

  #post<T>(command: string, body: object): Promise<T> {
    return send<T>(`${this.#session}/${command}`, body);
  }
}

/**
 * Sends a command to a driver and returns its value.
 *
 * @throws what the driver reports
 */
async function send<T>(url: string, body: object): Promise<T> {
  const signal = AbortSignal.timeout(LONGEST_COMMAND);
  const response = await fetch(url, {method: 'POST', body: JSON.stringify(body), signal}).catch(
    (error: unknown) => {
      throw new Error(`${url}: ${String(error)}`);
    },
  );
  const {value} = (await response.json()) as {value: T};
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
