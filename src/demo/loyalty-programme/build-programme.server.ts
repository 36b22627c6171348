import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { LoyaltyCallName, LoyaltyFaults } from '../../ports/loyalty/loyalty-faults-port.ts';
import { normaliseInput } from '../../server/http/normalise-input.ts';
import { registerMemberPages } from './pages/member-pages.server.ts';
import { PROGRAMME_STYLE } from './pages/programme-style.ts';
import { type ProgrammeApi, registerProgrammeApi, WrongPassword } from './programme-api.server.ts';
import { MisusedKey } from './store/answer-call.server.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

interface Options extends ProgrammeApi {
  /** Whether browsers find the programme at a host, which a request names with its port. */
  readonly isOwnHost: (host: string) => boolean;
  /** Whether an address is where the partner awaits the answer to a link. */
  readonly isRedirectUri: (address: string) => boolean;
  readonly faults: LoyaltyFaults;
  readonly report: (error: Error) => void;
}

/** The programme as a server of its own: an API for the partner, and pages for members. It logs nothing of what it is sent. */
export function buildProgramme(options: Options): FastifyInstance {
  const { isOwnHost, report } = options;
  const app = fastify({
    logger: false,
    bodyLimit: 16 * 1024,
    requestTimeout: requestLimits.bodyTimeoutMs,
    http: {
      headersTimeout: requestLimits.headersTimeoutMs,
      connectionsCheckingInterval: requestLimits.lateHeadersIntervalMs,
    },
    keepAliveTimeout: requestLimits.keepAliveTimeoutMs,
  });
  app.register(formbody, { bodyLimit: 8192 });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // The partner's server calls at an address of its own, with its password.
    if (request.url.startsWith('/v1/') || isOwnHost(request.host)) done();
    else void reply.code(421).send({ error: 'foreign-host' });
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    const isUnreadable = typeof body === 'object' && body !== null && normaliseInput(body) !== null;
    done(isUnreadable ? new UnreadableInput() : undefined);
  });
  meetFaults(app, options.faults);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not-found' }));
  app.setErrorHandler((error, _request, reply) => {
    const { status, code } = toErrorAnswer(error);
    if (status === 500) report(error as Error);
    return reply.code(status).send({ error: code });
  });
  app.get('/programme.css', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(PROGRAMME_STYLE),
  );
  registerProgrammeApi(app, options);
  registerMemberPages(app, options);
  return app;
}

/** Answers like a programme that is broken, for the calls whose switch is set. */
function meetFaults(app: FastifyInstance, faults: LoyaltyFaults): void {
  const faultOf = (url: string) => faults[url.replace('/v1/', '') as LoyaltyCallName]?.kind;
  app.addHook('onRequest', async (request, reply) => {
    if (faultOf(request.url) === 'server-error') return reply.code(500).send({ error: 'internal-error' });
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (faultOf(request.url) !== 'not-json') return payload;
    reply.header('content-type', 'text/html');
    return '<html><body>Maintenance</body></html>';
  });
}

/** A text of a body is none that a database takes, or too long. */
class UnreadableInput extends Error {
  readonly statusCode = 400;
}

function toErrorAnswer(error: unknown): { readonly status: number; readonly code: string } {
  if (error instanceof WrongPassword) return { status: 401, code: 'wrong-password' };
  if (error instanceof MisusedKey) return { status: 409, code: 'misused-key' };
  if (error instanceof z.ZodError) return { status: 400, code: 'invalid-input' };
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500
    ? { status: statusCode, code: 'invalid-input' }
    : { status: 500, code: 'internal-error' };
}
