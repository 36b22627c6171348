import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { DatabaseProbe } from '../api/operations/database-probe.server.ts';
import { type MetricsReader, registerMetricsPage } from '../api/operations/metrics-page.server.ts';
import { registerOutbox } from '../api/operations/outbox.server.ts';
import { registerProbes } from '../api/operations/probes.server.ts';
import { registerErrorAnswers } from '../server/http/error-answers.server.ts';
import { registerHostCheck } from '../server/http/host-check.server.ts';
import { HttpError } from '../server/http/http-error.server.ts';
import { parseHost } from '../server/http/parse-host.ts';
import { renderBareDocument } from '../server/http/render-bare-document.server.ts';
import { registerRequestLog, requestLogOf } from '../server/http/request-log.server.ts';
import { registerSecurityHeaders } from '../server/http/security-headers.server.ts';
import { serverOptions } from '../server/http/server-options.server.ts';
import { isLoopbackHost } from '../settings/is-loopback-host.ts';
import type { Env } from './settings/env.server.ts';
import type { Shop } from './wiring/shop.server.ts';

interface OperatorAppDeps {
  readonly env: Pick<Env, 'operatorHost' | 'metricsToken'>;
  readonly log: Logger;
  readonly databaseAnswers: DatabaseProbe;
  /** The server of visitors, whose state the probes report. */
  readonly shop: FastifyInstance;
  readonly outbox: Shop['outbox'];
  readonly metrics: MetricsReader;
}

/**
 * Pages for the operator alone, on a port that no visitor reaches: probes, figures, and the mails of a shop without a mail server. While it
 * listens on this machine alone it answers no other host, so that no web page reads it (DNS rebinding). Elsewhere the figures
 * need their token, and mails are not shown. Probes answer under every host.
 */
export function buildOperatorApp({
  env,
  log,
  databaseAnswers,
  shop,
  outbox,
  metrics,
}: OperatorAppDeps): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...serverOptions({ trustedProxies: null }),
    loggerInstance: requestLogOf(log),
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const isHere = isLoopbackHost(env.operatorHost);
  registerRequestLog(app);
  registerSecurityHeaders(app, { isHttps: false, isDevelopment: false });
  const renderFailure = async ({ id }: FastifyRequest) => renderBareDocument('address', id);
  registerErrorAnswers(app, { renderFailure, renderBusy: renderFailure });
  const isOwnHost = ({ host }: FastifyRequest) => !isHere || isLoopbackHost(parseHost(host)?.hostname ?? '');
  registerHostCheck(app, isOwnHost, 'Open these pages on this machine, at localhost.');
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  });
  registerProbes(app, databaseAnswers, shop);
  registerMetricsPage(app, env.metricsToken, metrics);
  if (outbox !== null && isHere) registerOutbox(app, outbox);
  return app;
}
