import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {checkForeignLinks, type CheckForeignLinksOptions} from './checkForeignLinks';

const OPTIONS: CheckForeignLinksOptions = {concurrency: 20, timeout: 60_000, retries: 0};

let server: Server;
let origin: string;
const requests: string[] = [];
/** Called when somebody asks the host that does not respond. */
let endTime: () => void = () => undefined;

/** Far above what a busy machine needs. */
const TIME_LIMIT = 60_000;

function listen(target: Server): Promise<string> {
  return new Promise((resolve) =>
    target.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(target.address() as AddressInfo).port}`),
    ),
  );
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (status: number, location?: string) =>
      response.writeHead(status, location === undefined ? {} : {location}).end();
    const path = request.url ?? '/';
    requests.push(path);
    switch (path.replace(/\?.*/, '')) {
      case '/ok':
        return answer(200);
      case '/get-only':
        return answer(request.method === 'HEAD' ? 405 : 200);
      case '/moved':
        return answer(301, '/moved-again');
      case '/moved-again':
        return answer(302, '/ok');
      case '/moved-to-gone':
        return answer(301, '/gone');
      case '/loop':
        return answer(302, '/loop');
      case '/forbidden':
        return answer(403);
      case '/busy':
        return answer(429);
      case '/error':
        return answer(500);
      case '/cut':
        return response.destroy();
      case '/slow':
        // No response at all: the socket stays open until the client gives up.
        return endTime();
      case '/busy-once':
        if (requests.filter((earlier) => earlier === path).length > 1) return answer(200);
        return response.writeHead(429, {'retry-after': '0'}).end();
      default:
        return answer(404);
    }
  });
  origin = await listen(server);
});

beforeEach(() => {
  requests.length = 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function check(paths: readonly string[], options: Partial<CheckForeignLinksOptions> = {}) {
  const links = paths.map((path) => ({url: origin + path, places: ['docs/a.md:1']}));
  const checked = await checkForeignLinks(links, {...OPTIONS, ...options});
  return checked.map(({url, state, detail, places}) => {
    expect(places).toEqual(['docs/a.md:1']);
    return `${url.replace(origin, '')} ${state} ${detail.replace(origin, '')}`;
  });
}

describe('checkForeignLinks', {timeout: TIME_LIMIT}, () => {
  it('tells links that work from those that do not, in the order of the links', async () => {
    const expected = [
      '/ok ok 200',
      '/ok?a=1&b=2 ok 200',
      '/get-only ok 200',
      '/moved redirected /ok',
      '/moved-to-gone broken 404',
      '/loop broken redirect count exceeded',
      '/gone broken 404',
      '/error broken 500',
      '/cut broken UND_ERR_SOCKET',
      '/forbidden refused 403',
      '/busy refused 429',
    ];
    expect(await check(expected.map((line) => line.split(' ')[0] ?? ''))).toEqual(expected);
  });

  it('gives up on a host that does not respond in time', async () => {
    // linkinator has the same time for its list of links, which a busy machine may exceed: no clock runs here.
    const timer = new AbortController();
    endTime = () => timer.abort(new DOMException('The time is over', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    try {
      expect(await check(['/slow'], {timeout: 50})).toEqual(['/slow broken no response in time']);
      expect(timeout).toHaveBeenCalledWith(50);
    } finally {
      timeout.mockRestore();
    }
  });

  it('says why a connection fails', async () => {
    const free = createServer();
    const url = `${await listen(free)}/`;
    await new Promise((resolve) => free.close(resolve));
    expect(await checkForeignLinks([{url, places: []}], OPTIONS)).toEqual([
      {url, places: [], state: 'broken', detail: 'ECONNREFUSED'},
    ]);
  });

  it('asks again where a host wants a pause, if there are attempts left', async () => {
    expect(await check(['/busy-once'], {retries: 1})).toEqual(['/busy-once ok 200']);
    expect(requests).toEqual(['/busy-once', '/busy-once']);
  });

  it('asks for no more links at the same time than allowed, and reports progress', async () => {
    const paths = Array.from({length: 7}, (_, index) => `/ok?${index}`);
    const progress: {done: number; asked: number}[] = [];
    const onProgress = (done: number) => progress.push({done, asked: requests.length});
    const lines = await check(paths, {concurrency: 3, onProgress});
    expect(lines).toEqual(paths.map((path) => `${path} ok 200`));
    expect(progress).toEqual([3, 6, 7].map((count) => ({done: count, asked: count})));
  });
});
