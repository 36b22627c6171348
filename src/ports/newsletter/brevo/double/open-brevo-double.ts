import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseJson } from '../../../../domain/words/parse-json.ts';
import { BrevoAccount, type BrevoAccountOptions, type BrevoAnswer } from './brevo-account.ts';
import type { BrevoAttributeValue } from './brevo-contact.ts';
import { type BrevoFaults, createBrevoFaults } from './brevo-faults.ts';
import { type BrevoEvent, type BrevoWebhookOptions, fireBrevoWebhook } from './brevo-webhooks.ts';

export type BrevoDoubleOptions = Partial<BrevoAccountOptions> & { readonly apiKey?: string };

/** What the account knows of a contact. */
export interface DoubledContact {
  readonly id: number;
  readonly email: string;
  readonly emailBlacklisted: boolean;
  readonly listIds: readonly number[];
  readonly attributes: Readonly<Record<string, BrevoAttributeValue>>;
}

export interface DoubledRequest {
  readonly method: string;
  /** As sent, with its escapes. */
  readonly path: string;
  /** The parsed body; null without one. */
  readonly body: unknown;
  /** Status of the answer; 0 where the connection was closed without one. */
  readonly status: number;
}

/** Brevo's API v3 as far as a newsletter needs it, by its public description, on a port of its own. */
export interface BrevoDouble {
  /** Where the calls go, without `/v3`. */
  readonly origin: string;
  readonly apiKey: string;
  readonly faults: BrevoFaults;
  contacts(): readonly DoubledContact[];
  requests(): readonly DoubledRequest[];
  /** The person clicks the link in the last mail; returns the page that the browser is sent to. */
  clickConfirmation(email: string): string;
  /** The person follows the vendor's own link to unsubscribe: no mail of any kind from then on. */
  blacklist(email: string): void;
  /** Posts events to the target; returns the status of each request. */
  fireWebhook(
    target: string,
    events: readonly BrevoEvent[],
    options?: BrevoWebhookOptions,
  ): Promise<number[]>;
  close(): Promise<void>;
}

const unauthorized: BrevoAnswer = {
  status: 401,
  body: { code: 'unauthorized', message: 'Key not found' },
};
const notFound: BrevoAnswer = {
  status: 404,
  body: { code: 'document_not_found', message: 'Invalid route' },
};

/** Lists 1 to 3, template 1 and four attributes unless the options say otherwise. */
export async function openBrevoDouble(options: BrevoDoubleOptions = {}): Promise<BrevoDouble> {
  const apiKey = options.apiKey ?? 'xkeysib-double';
  const now = options.now ?? (() => new Date());
  const faults = createBrevoFaults();
  const account = new BrevoAccount(
    {
      attributes: options.attributes ?? {
        FIRSTNAME: 'text',
        LASTNAME: 'text',
        BIRTHDATE: 'date',
        HAS_CHILDREN: 'boolean',
      },
      lists: options.lists ?? [1, 2, 3],
      confirmationTemplates: options.confirmationTemplates ?? [1],
      pendingContacts: options.pendingContacts ?? 'hidden',
      now,
    },
    faults,
  );
  const requests: DoubledRequest[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request);
    const body = parseJson(text);
    const answer = answerWithFaults(request, body);
    requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body: body ?? null,
      status: answer?.status ?? 0,
    });
    if (faults.slowMs > 0) await wait(faults.slowMs);
    if (!answer) {
      request.socket.resetAndDestroy();
      return;
    }
    const retryAfter = faults.tooManyRequestsRetryAfterSeconds;
    if (answer.status === 429 && retryAfter !== null) response.setHeader('retry-after', String(retryAfter));
    if (answer.body === undefined && !isMalformed(answer)) {
      response.writeHead(answer.status).end();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(isMalformed(answer) ? '{"id": 12' : JSON.stringify(answer.body));
  }

  /** An answer of 204 has no body that could be malformed. */
  function isMalformed({ status }: BrevoAnswer): boolean {
    return faults.malformedJson && status >= 200 && status < 300 && status !== 204;
  }

  function answerWithFaults(request: IncomingMessage, body: unknown): BrevoAnswer | null {
    if (faults.reset) return null;
    if (faults.unauthorized || request.headers['api-key'] !== apiKey) return unauthorized;
    if (faults.tooManyRequestsRetryAfterSeconds !== null)
      return { status: 429, body: { code: 'too_many_requests', message: 'Rate limit exceeded' } };
    const serverError = { status: 500, body: { code: 'internal_error', message: 'Try again' } };
    if (faults.serverError === 'before') return serverError;
    const answer = answerCall(account, request, body);
    return faults.serverError === 'after' ? serverError : answer;
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    faults,
    contacts: () => structuredClone([...account.contacts.values()]),
    requests: () => [...requests],
    clickConfirmation: (email) => account.click(email),
    blacklist: (email) => {
      account.update(email, { emailBlacklisted: true });
    },
    fireWebhook: (target, events, webhook = {}) => fireBrevoWebhook(target, events, webhook, now()),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function answerCall(account: BrevoAccount, request: IncomingMessage, body: unknown): BrevoAnswer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://brevo.example');
  const [version, resource, ...rest] = pathname.split('/').slice(1);
  if (version !== 'v3' || resource !== 'contacts') return notFound;
  const isRead = request.method === 'GET' || request.method === 'DELETE';
  if (!isRead && (typeof body !== 'object' || body === null))
    return { status: 400, body: { code: 'invalid_parameter', message: 'Invalid JSON' } };
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  const list = /^lists\/(\d+)\/contacts\/(add|remove)$/.exec(rest.join('/'));
  if (list && request.method === 'POST')
    return account.changeList(Number(list[1]), list[2] as 'add' | 'remove', fields);
  if (rest.length === 0) {
    if (request.method === 'GET') return account.list(searchParams);
    return request.method === 'POST' ? account.create(fields) : notFound;
  }
  // An identifier with a slash that nobody escaped leads to no contact.
  if (rest.length > 1) return notFound;
  const identifier = decodeURIComponent(rest[0] ?? '');
  switch (request.method) {
    case 'POST':
      if (identifier === 'doubleOptinConfirmation') return account.confirm(fields);
      return identifier === 'import' ? account.import(fields) : notFound;
    case 'PUT':
      return account.update(identifier, fields);
    case 'GET':
      return account.read(identifier);
    case 'DELETE':
      return account.delete(identifier);
    default:
      return notFound;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
