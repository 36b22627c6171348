import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Parsed; null where there was none. */
  readonly body: unknown;
}

/** What is answered; null drops the connection. */
export type Answer = { readonly status?: number; readonly body?: unknown } | null;

/** An HTTP server that answers each path by hand, `GET /path`, and notes what it received. @testSupport */
export async function openAnsweringServer(): Promise<{
  readonly origin: string;
  readonly received: ReceivedCall[];
  answers: Record<string, Answer | ((call: ReceivedCall) => Answer)>;
  close(): Promise<void>;
}> {
  const received: ReceivedCall[] = [];
  const state = { answers: {} as Record<string, Answer | ((call: ReceivedCall) => Answer)> };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const { method = '', url = '', headers } = request;
    const call = { method, path: url, headers, body: text === '' ? null : JSON.parse(text) };
    received.push(call);
    const found = state.answers[`${method} ${url.replace(/\?.*/, '')}`];
    const answer = typeof found === 'function' ? found(call) : found === undefined ? { status: 404 } : found;
    if (answer === null) return void request.socket.destroy();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    get answers() {
      return state.answers;
    },
    set answers(answers) {
      state.answers = answers;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
