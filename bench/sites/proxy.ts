import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

/** A network connection to a reader. */
export interface Line {
  bytesPerSecond: number;
  /** Milliseconds between a request and its response. */
  roundTrip: number;
}

export interface ProxyOptions {
  /** Origin of the server behind it: `http://localhost:3000`. */
  upstream: string;
  /** All responses share this connection; if missing, nothing is slowed down. */
  line?: Line;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TEXT = /^(?:text\/|image\/svg|application\/(?:\w+\+)?(?:javascript|json|xml|manifest|wasm))/;
/** Headers that describe the connection to the upstream or its uncompressed body, so they are not passed on. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
];
/** Bytes that are written at once: small enough for parallel responses to share the connection. */
const CHUNK = 4096;

/** Whether servers compress this type: bitmaps and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return TEXT.test(contentType);
}

async function fetchAnswer(upstream: string, url: string): Promise<Answer> {
  const response = await fetch(upstream + url, {redirect: 'manual'});
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.includes(name)));
  const body = Buffer.from(await response.arrayBuffer());
  if (!isCompressible(headers['content-type'] ?? '')) return {status: response.status, headers, body};
  return {
    status: response.status,
    headers: {...headers, 'content-encoding': 'gzip'},
    body: gzipSync(body, {level: 9}),
  };
}

/**
 * Creates, without starting it, a server that compresses the responses of another one (gzip, level 9) as hosts do. It
 * can simulate a slow connection, because the browser's throttling does not reach workers. Responses are cached, so
 * that the page is measured and not the server.
 */
export function createProxy({upstream, line}: ProxyOptions): Server {
  let lineIsFree = Promise.resolve();
  const answers = new Map<string, Promise<Answer>>();

  function getAnswer(url: string): Promise<Answer> {
    const answer = answers.get(url) ?? fetchAnswer(upstream, url);
    answers.set(url, answer);
    return answer;
  }

  async function send(body: Buffer, response: ServerResponse): Promise<void> {
    if (!line) {
      response.end(body);
      return;
    }
    for (let start = 0; start < body.length; start += CHUNK) {
      const part = body.subarray(start, start + CHUNK);
      const sent = lineIsFree.then(() => wait((part.length / line.bytesPerSecond) * 1000));
      lineIsFree = sent;
      await sent;
      response.write(part);
    }
    response.end();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (line) await wait(line.roundTrip);
    const {status, headers, body} = await getAnswer(request.url ?? '/');
    response.writeHead(status, headers);
    await send(body, response);
  }

  return createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
}
