/** For hosting tests: sends requests without normalising them. */
import {request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders} from 'node:http';
import {connect} from 'node:net';

const LOOPBACK = '127.0.0.1';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, not decompressed. */
  body: Buffer;
}

export interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Reuses connections; without it each request has its own. */
  agent?: Agent;
  /**
   * Whether to send the request again if the connection was closed before the response, as RFC 9110 (9.2.2) allows for
   * GET: a server may close an idle connection while a request is on its way.
   */
  canRepeat?: boolean;
}

/** Sends a request, with the path unchanged, and reads the whole response. */
export function sendRequest(port: number, path: string, options: RequestOptions = {}): Promise<Answer> {
  const {canRepeat = false, ...rest} = options;
  return new Promise((resolve, reject) => {
    const sent = request({host: LOOPBACK, port, path, agent: false, ...rest}, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (canRepeat && ['ECONNRESET', 'EPIPE'].includes(error.code ?? ''))
        resolve(sendRequest(port, path, options));
      else reject(error);
    });
    sent.end();
  });
}

/**
 * Sends bytes and returns everything received until the server closes the connection, as Latin-1: one character per
 * byte.
 *
 * @param isComplete whether to say that nothing more will be sent; otherwise the connection stays open
 */
export function sendBytes(port: number, bytes: string, isComplete = true): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    let received = '';
    socket
      .setEncoding('latin1')
      .on('data', (text: string) => (received += text))
      // The server may also reset the connection.
      .on('error', () => undefined)
      .on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
    if (isComplete) socket.end();
  });
}

/** The status of a response to {@link sendBytes}; 0 if there is none. */
export function readStatus(received: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3}) /.exec(received)?.[1] ?? 0);
}
