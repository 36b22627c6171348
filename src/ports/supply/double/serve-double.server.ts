import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseJson } from '../../../domain/words/parse-json.ts';
import type { FaultPlans, PlannedFault } from './double-faults.ts';

export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent. */
  readonly text: string;
}

/** What a double sends. An object goes as JSON, a text as it is; null is no body. */
export interface DoubleAnswer {
  readonly status: number;
  readonly body: object | string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call that reached the double, for tests. */
export interface DoubledCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** The parsed body; null without one. */
  readonly body: unknown;
  /** Status of the answer; 0 where none was sent. */
  readonly status: number;
}

/** What one vendor's double adds to the server. */
export interface DoubledVendor<Plan> {
  /** Name of the call for planned faults; null for an address that the vendor does not have. */
  nameCall(request: DoubleRequest): string | null;
  /** Does the work and answers. The fault is planned for this call; only the vendor's own kinds concern it. */
  answer(request: DoubleRequest, call: string | null, fault: Plan | undefined): DoubleAnswer;
  /** The vendor's answer to a fault with a status of its own. */
  answerFault(kind: 'rate-limited' | 'server-error' | 'unavailable'): DoubleAnswer;
}

export interface ServedDouble {
  readonly origin: string;
  calls(): readonly DoubledCall[];
  close(): Promise<void>;
}

/** Serves a double on a free port of this machine. */
export async function serveDouble<Plan extends PlannedFault<string, string>>(
  vendor: DoubledVendor<Plan>,
  faults: FaultPlans<Plan>,
): Promise<ServedDouble> {
  const calls: DoubledCall[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const call = vendor.nameCall(request);
    const fault = call === null ? undefined : faults.take(call);
    const answer = answerWithFault(request, call, fault);
    const isSilent = fault?.kind === 'hangs' || answer === null;
    calls.push({
      call: call ?? 'unknown',
      method: request.method,
      path: incoming.url ?? '',
      body: parseJson(request.text) ?? null,
      status: isSilent ? 0 : answer.status,
    });
    if (fault?.kind === 'hangs') return;
    if (answer === null) {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (fault?.kind === 'slow') await wait(fault.ms ?? 0);
    send(response, answer);
  }

  /** Null where the connection closes without an answer. */
  function answerWithFault(
    request: DoubleRequest,
    call: string | null,
    fault: Plan | undefined,
  ): DoubleAnswer | null {
    const kind = fault?.kind;
    if (kind === 'request-lost') return null;
    const instead =
      kind === 'rate-limited' || kind === 'server-error' || kind === 'unavailable'
        ? vendor.answerFault(kind)
        : null;
    if (instead !== null && !fault?.afterWork) return instead;
    const answer = vendor.answer(request, call, fault);
    if (kind === 'answer-lost') return null;
    if (kind === 'empty') return { ...answer, body: '' };
    if (kind === 'not-json') return { ...answer, body: '<html><body>Welcome</body></html>' };
    return instead ?? answer;
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => [...calls],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<DoubleRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://double.example');
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status, body, headers }: DoubleAnswer): void {
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(typeof body === 'object' && body !== null ? JSON.stringify(body) : (body ?? undefined));
}
