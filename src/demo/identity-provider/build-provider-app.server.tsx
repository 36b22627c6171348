import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { normaliseInput } from '../../server/http/normalise-input.ts';
import { registerAccountScreens } from './routes/account-screens.server.tsx';
import { createAttempts } from './routes/attempts.server.ts';
import { registerMailedLinks } from './routes/mailed-links.server.tsx';
import { registerPasskeyCalls } from './routes/passkey-calls.server.ts';
import type { ProviderAppDeps } from './routes/provider-deps.ts';
import { contextFor } from './routes/screen-context.ts';
import { registerSignInScreens } from './routes/sign-in-screens.server.tsx';
import { SCREEN_TEXTS } from './screens/screen-texts.ts';
import { MessageScreen } from './screens/screens.tsx';
import { screenFiles, sendScreen } from './screens/send-screen.server.tsx';

/** The provider as a server of its own: screens for people, and the library's endpoints for the shop. */
export function buildProviderApp(provider: Provider, deps: ProviderAppDeps): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    trustProxy: deps.trustProxy,
  });
  const answerLibrary = provider.callback();
  app.register(formbody, { bodyLimit: requestLimits.maxFormBytes });
  app.addHook('onRequest', (request, reply, done) => {
    // The library reads the body itself.
    if (request.is404) {
      reply.hijack();
      void answerLibrary(request.raw, reply.raw);
      return;
    }
    if (request.method === 'POST' && !isOwnForm(request, deps.issuer))
      void reply.code(403).send({ error: 'cross-site' });
    else done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && normaliseInput(body) !== null)
      void reply.code(400).send({ error: 'invalid-input' });
    else done();
  });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, name } = error as { statusCode?: number; name?: string };
    const isOver = name === 'SessionNotFound' || error instanceof z.ZodError;
    if (!isOver && statusCode >= 500) deps.report(error);
    const context = contextFor(request, deps.mainSite());
    const { failedTitle, failedText, toShop } = SCREEN_TEXTS[context.language];
    const action = context.shopOrigin === null ? undefined : { href: context.shopOrigin, text: toShop };
    return sendScreen(
      reply,
      context,
      <MessageScreen title={failedTitle} text={failedText} action={action} />,
      isOver ? 400 : statusCode,
    );
  });
  for (const [path, { type, content }] of Object.entries(screenFiles))
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'cache-control': 'public, max-age=300',
          'x-content-type-options': 'nosniff',
        })
        .send(content),
    );
  const attempts = createAttempts(provider, deps);
  registerSignInScreens(app, provider, attempts, deps);
  registerPasskeyCalls(app, attempts, deps);
  registerAccountScreens(app, attempts, deps);
  registerMailedLinks(app, deps);
  return app;
}

/** A form of another site changes nothing here. Old browsers send no Sec-Fetch-Site, but Origin. */
function isOwnForm({ headers }: FastifyRequest, issuer: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined
    ? headers.origin === new URL(issuer).origin
    : site === 'same-origin' || site === 'none';
}
