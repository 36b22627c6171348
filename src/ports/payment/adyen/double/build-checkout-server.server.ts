import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createAnswerOnce } from './answer-once.ts';
import { CARD_RANGES, lookUpCard } from './card-ranges.ts';
import { advanceTime, type DoubleState } from './double-state.server.ts';
import { finishAction } from './finish-action.server.ts';
import { makePayment } from './make-payment.server.ts';
import {
  type CheckoutCall,
  createMisbehaviours,
  distort,
  type Misbehaviour,
  misbehave,
} from './misbehaviours.ts';
import { cancelByReference, modifyPayment } from './modify-payment.server.ts';
import { createSession, readSession } from './serve-sessions.server.ts';
import { type DoubleAnswer, malformed, RequestError, serviceError } from './service-error.ts';
import { submitDetails } from './submit-details.server.ts';

type Work = (request: FastifyRequest, body: unknown, plan?: Misbehaviour) => DoubleAnswer;

/** The vendor's HTTP server, not yet listening. */
export function buildCheckoutServer(state: DoubleState) {
  const { options } = state;
  const status = options.duplicateStatus ?? 422;
  const misbehaviours = createMisbehaviours();
  const answerOnce = createAnswerOnce(options.clock, status);
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  function serve(method: 'GET' | 'POST', path: string, call: CheckoutCall, work: Work): void {
    app.route({
      method,
      url: `/${options.version ?? 'v72'}${path}`,
      handler: async (request, reply) => {
        const plan = misbehaviours.take(call);
        if (plan?.kind === 'request-lost') return loseConnection(request, reply);
        const isAfterWork = plan?.afterWork ?? plan?.kind === 'already-processed';
        const instead = plan && misbehave(plan.kind, status);
        if (instead !== undefined && !isAfterWork) return send(reply, instead);
        const answer = await answerSafely(() =>
          answerOnce(findKey(request), async () => {
            requireApiKey(request);
            advanceTime(state);
            const done = work(request, method === 'POST' ? readBody(request, call) : undefined, plan);
            if (plan?.kind === 'slow') await waitFor(plan);
            return done;
          }),
        );
        if (plan?.kind === 'answer-lost') return loseConnection(request, reply);
        return send(reply, instead ?? (plan ? distort(plan.kind, answer) : answer));
      },
    });
  }

  function requireApiKey(request: FastifyRequest): void {
    if (request.headers['x-api-key'] !== options.apiKey)
      throw new RequestError(serviceError(401, '000', 'security', 'HTTP Status Response - Unauthorized'));
  }

  function readBody(request: FastifyRequest, call: CheckoutCall): unknown {
    let body: unknown;
    try {
      body = JSON.parse(String(request.body));
    } catch {
      throw malformed('Unexpected input');
    }
    // Details name no account: the key of the API says which.
    const named = (body as { merchantAccount?: unknown } | null)?.merchantAccount;
    if (call !== 'details' && named !== options.merchantAccount)
      throw new RequestError(
        serviceError(403, '901', 'security', 'Invalid Merchant Account', state.references.psp()),
      );
    return body;
  }

  serve('POST', '/payments', 'payments', (_request, body) => makePayment(state, body));
  serve('POST', '/payments/details', 'details', (_request, body) => submitDetails(state, body));
  for (const call of ['captures', 'refunds', 'cancels', 'reversals'] as const)
    serve('POST', `/payments/:psp/${call}`, call, (request, body, plan) =>
      modifyPayment(state, call, readParam(request, 'psp'), body, plan?.kind),
    );
  serve('POST', '/cancels', 'standalone-cancels', (_request, body, plan) =>
    cancelByReference(state, body, plan?.kind),
  );
  serve('POST', '/sessions', 'sessions', (_request, body) => createSession(state, body));
  serve('GET', '/sessions/:id', 'session-result', (request) => {
    const { sessionResult } = request.query as { sessionResult?: string };
    return readSession(state, readParam(request, 'id'), sessionResult);
  });
  serve('POST', '/cardDetails', 'card-details', (_request, body) =>
    lookUpCard({ ...CARD_RANGES, ...options.cardRanges }, body),
  );
  servePageOfBank(app, state);
  return { app, misbehaviours };
}

/** Where a redirect action leads. It sends the browser back at once, as if the shopper had passed. */
function servePageOfBank(app: FastifyInstance, { payments }: DoubleState): void {
  app.get('/shopper/redirect', (request, reply) => {
    const { payment: id } = request.query as { payment?: string };
    const payment = payments.find(({ pspReference }) => pspReference === id);
    const back = payment && finishAction(payment).returnUrl;
    return back === undefined ? reply.code(404).send() : reply.redirect(back);
  });
}

async function answerSafely(work: () => Promise<DoubleAnswer>): Promise<DoubleAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RequestError) return error.answer;
    throw error;
  }
}

function send(reply: FastifyReply, { status, body, headers = {} }: DoubleAnswer): FastifyReply {
  const isText = typeof body === 'string';
  return reply
    .code(status)
    .headers({ 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    .send(isText ? body : JSON.stringify(body));
}

function loseConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy();
  return reply.hijack();
}

function findKey({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? key : undefined;
}

function readParam(request: FastifyRequest, name: string): string {
  return String((request.params as Readonly<Record<string, string>>)[name]);
}

function waitFor({ until, ms = 0 }: Misbehaviour): Promise<void> {
  return until ?? new Promise((resolve) => void setTimeout(resolve, ms));
}
