import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { normaliseInput } from '../../server/http/normalise-input.ts';
import { isOutage } from './is-outage.server.ts';
import { registerActionPages } from './pages/action-pages.server.ts';
import { registerFieldsPages } from './pages/fields-pages.server.ts';
import { PROVIDER_ICON } from './pages/provider-icon.ts';
import { PROVIDER_STYLE } from './pages/provider-style.ts';
import { registerTestPaymentsPage } from './pages/test-payments-page.server.ts';
import { registerWalletPages } from './pages/wallet-pages.server.ts';
import { type ProviderApi, registerProviderApi, WrongPassword } from './provider-api.server.ts';
import { MisusedKey } from './store/answer-call.server.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * The provider as a server of its own: an API for shops, and pages for shoppers. It logs nothing of what it is sent; errors
 * are reported by their kind alone, for a message may quote what it could not read.
 */
export function buildProvider(api: ProviderApi, report: (error: Error) => void): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: 48 * 1024,
    requestTimeout: requestLimits.bodyTimeoutMs,
    http: {
      headersTimeout: requestLimits.headersTimeoutMs,
      connectionsCheckingInterval: requestLimits.lateHeadersIntervalMs,
    },
    keepAliveTimeout: requestLimits.keepAliveTimeoutMs,
  });
  app.register(formbody, { bodyLimit: 2048 });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // The shop's server calls at an address of its own, with its password.
    if (request.url.startsWith('/v1/') || api.isOwnHost(request.host)) done();
    else void reply.code(421).send({ error: 'foreign-host' });
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && normaliseInput(body) !== null)
      done(new UnreadableInput());
    else done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not-found' }));
  app.setErrorHandler((error, _request, reply) => {
    const { status, code } = toErrorAnswer(error);
    if (status === 500) report(withoutInput(error));
    return reply.code(status).send({ error: code });
  });
  const files = [
    ['/provider.css', 'text/css; charset=utf-8', PROVIDER_STYLE],
    ['/provider.svg', 'image/svg+xml', PROVIDER_ICON],
  ] as const;
  for (const [path, type, content] of files) {
    app.get(path, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=300' }).send(content),
    );
  }
  registerProviderApi(app, api);
  registerFieldsPages(app, api.context);
  registerActionPages(app, api.context);
  registerWalletPages(app, api.context);
  registerTestPaymentsPage(app);
  return app;
}

/** A text of a body is none that a database takes, or too long. */
class UnreadableInput extends Error {
  readonly statusCode = 400;
}

function toErrorAnswer(error: unknown): { readonly status: number; readonly code: string } {
  if (error instanceof WrongPassword) return { status: 401, code: 'wrong-password' };
  if (error instanceof MisusedKey) return { status: 409, code: 'misused-key' };
  if (error instanceof z.ZodError) return { status: 400, code: 'invalid-input' };
  if (isOutage(error)) return { status: 503, code: 'unavailable' };
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500
    ? { status: statusCode, code: 'invalid-input' }
    : { status: 500, code: 'internal-error' };
}

/** The kind of an error and where it was thrown; its message may quote what a shopper has typed. */
function withoutInput(error: unknown): Error {
  const { name, code, stack = '' } = error as Error & { code?: string };
  const kind = new Error(`The payment provider failed: ${name}${code === undefined ? '' : ` ${code}`}`);
  kind.stack = `${kind.message}\n${stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`;
  return kind;
}
