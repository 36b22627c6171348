import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** The server's log for requests: of a request it knows method and address alone. */
export function requestLogOf(log: Logger): FastifyBaseLogger {
  return log.child({}, { serializers: { req: ({ method, url }: FastifyRequest) => ({ method, url }) } });
}

/** Echoes the request's id and writes one line per answered request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        url: request.url,
        route: routeLabel(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** Name of the request's route in the table, `none` for what the table does not know. */
export function routeLabel({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.config.routeName ?? 'none';
}
