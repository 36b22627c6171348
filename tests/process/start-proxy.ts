import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** From now on new requests go to these alone, in turn; those under way are answered where they are. */
  serveBy(...urls: readonly string[]): void;
  close(): void;
}

/** A proxy in front of several processes, as an operator has one: it asks the next process where one does not take the connection. */
export async function startProxy(): Promise<Proxy> {
  let upstreams: readonly string[] = [];
  let turn = 0;
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    turn += 1;
    const first = turn % upstreams.length;
    pass([...upstreams.slice(first), ...upstreams.slice(0, first)], incoming, Buffer.concat(chunks), answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serveBy(...urls) {
      upstreams = urls;
    },
    close: () => server.close().closeAllConnections(),
  };
}

function pass(
  [upstream, ...others]: readonly string[],
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): void {
  if (upstream === undefined) return void answer.writeHead(502).end();
  const { method, headers, url = '/' } = incoming;
  request(
    new URL(url, upstream),
    { method, headers: { ...headers, connection: 'close' }, agent: false },
    (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    },
  )
    .once('error', (error: NodeJS.ErrnoException) => {
      // Nothing was sent: another process may do it.
      if (error.code === 'ECONNREFUSED') pass(others, incoming, body, answer);
      else answer.writeHead(502).end(error.message);
    })
    .end(body);
}
