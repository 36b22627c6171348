import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall, type ReceivedCall, toRefusalAnswer } from './answer-call.ts';
import { DatatransRefusal } from './datatrans-refusal.ts';
import type { DatatransCall } from './datatrans-words.ts';
import type { DoubleAnswer, IdempotencyKeys } from './idempotency-keys.ts';
import type { MerchantAccount } from './merchant-account.ts';
import { distort, type Fault, isStatusFault, type Misbehaviours } from './misbehaviours.ts';
import type { StatusBody } from './to-status-body.ts';

export interface ApiDependencies {
  readonly account: MerchantAccount;
  readonly password: string;
  readonly keys: IdempotencyKeys;
  readonly misbehaviours: Misbehaviours;
  /** Calls that arrived with the right password, the oldest first. */
  readonly log: LoggedCall[];
  /** Waits until the double is released. */
  waitForRelease(): Promise<void>;
  pagesUrl(): string;
}

export interface LoggedCall extends ReceivedCall {
  /** Null where there was none. */
  readonly idempotencyKey: string | null;
}

const routes: readonly (readonly ['GET' | 'POST' | 'PATCH', path: string, DatatransCall])[] = [
  ['POST', '', 'init'],
  ['POST', '/secureFields', 'secureFieldsInit'],
  ['PATCH', '/secureFields/:id', 'secureFieldsUpdate'],
  ['POST', '/authorize', 'authorize'],
  ['POST', '/:id/authorize', 'authorizeSplit'],
  ['POST', '/:id/settle', 'settle'],
  ['POST', '/:id/cancel', 'cancel'],
  ['POST', '/:id/credit', 'credit'],
  ['POST', '/:id/increase', 'increase'],
  ['GET', '/:id', 'status'],
];

/** The calls of the API, version 1. Expects bodies as texts. */
export function addApiRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  for (const [method, path, call] of routes) {
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/v1/transactions${path}`,
      handler: async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        await handleCall(dependencies, request, reply, {
          call,
          transactionId: request.params.id ?? '',
          body,
        });
        return reply;
      },
    });
  }
}

async function handleCall(
  dependencies: ApiDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  received: ReceivedCall,
): Promise<void> {
  const { account, password, misbehaviours, log } = dependencies;
  const access = `Basic ${Buffer.from(`${account.merchantId}:${password}`).toString('base64')}`;
  if (request.headers.authorization !== access) {
    return send(reply, toRefusalAnswer(new DatatransRefusal('UNAUTHORIZED', 'wrong credentials', 401)));
  }
  const header = request.headers['idempotency-key'];
  const key = request.method === 'POST' && typeof header === 'string' ? header : null;
  log.push({ ...received, idempotencyKey: key });
  const fault = misbehaviours.take(received.call);
  if (fault?.kind === 'request-lost') return hangUp(request, reply);
  const unworked = fault === undefined ? undefined : answerUnworked(fault);
  if (unworked !== undefined) return send(reply, unworked);
  if (request.body !== undefined && !/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return send(reply, toRefusalAnswer(new DatatransRefusal('INVALID_HEADER', 'Content-Type', 400)));
  }
  const answer = await workOnce(dependencies, received, key, fault);
  if (fault?.kind === 'answer-lost') return hangUp(request, reply);
  send(reply, fault === undefined ? answer : spoil(answer, fault));
}

/** The answer of a fault that does no work. */
function answerUnworked(fault: Fault): DoubleAnswer | undefined {
  switch (fault.kind) {
    case 'rate-limited':
      return { status: 429, headers: { 'retry-after': '1' } };
    case 'unavailable':
      return { status: 503 };
    case 'server-error':
      return serverError;
    case 'unknown-error-code':
      return {
        status: 400,
        body: { error: { code: fault.code ?? 'QUANTUM_DECLINED', message: 'a code of a later version' } },
      };
    default:
      return undefined;
  }
}

const serverError: DoubleAnswer = {
  status: 500,
  body: { error: { code: 'SERVER_ERROR', message: 'internal error' } },
};

/** Does the work of a call, or finds what an earlier request with the same key was answered. */
async function workOnce(
  { account, keys, waitForRelease, pagesUrl }: ApiDependencies,
  received: ReceivedCall,
  key: string | null,
  fault: Fault | undefined,
): Promise<DoubleAnswer> {
  const refusal = fault?.kind === 'refused' ? fault.code : undefined;
  const work = async () => {
    if (fault?.kind === 'slow') await waitForRelease();
    return answerCall(account, received, pagesUrl(), refusal);
  };
  if (key === null) return work();
  try {
    const { call, transactionId, body } = received;
    const first = keys.begin(key, JSON.stringify([call, transactionId, body]));
    if (first !== null) return first;
  } catch (error) {
    if (error instanceof DatatransRefusal) return toRefusalAnswer(error);
    throw error;
  }
  const answer = await work();
  const sameKey = fault?.kind === 'server-error-after-work' ? fault.sameKey : undefined;
  if (sameKey === 'new-operation') keys.forget(key);
  else keys.finish(key, sameKey === 'error' ? serverError : answer);
  return answer;
}

/** The answer after the work, as a fault changes it. */
function spoil(answer: DoubleAnswer, fault: Fault): DoubleAnswer {
  if (fault.kind === 'server-error-after-work') return serverError;
  if (fault.kind === 'empty-body') return { status: 200 };
  if (fault.kind === 'not-json') return { status: 200, headers: { 'content-type': 'text/html' } };
  const isStatus = isStatusFault(fault.kind) && answer.status === 200 && answer.body !== undefined;
  return isStatus && isStatusFault(fault.kind)
    ? { ...answer, body: distort(answer.body as StatusBody, fault.kind) }
    : answer;
}

function send(reply: FastifyReply, { status, body, headers = {} }: DoubleAnswer): void {
  const isHtml = headers['content-type'] === 'text/html';
  reply.code(status).header('content-type', 'application/json; charset=UTF-8').headers(headers);
  reply.send(isHtml ? '<html><body>Maintenance</body></html>' : body && JSON.stringify(body));
}

function hangUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}
