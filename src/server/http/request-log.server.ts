import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Query parameters whose value must not be written anywhere. */
const secretParameter = /(token|code|secret|password|signature|state|email)=[^&]*/gi;

/** The server's log for requests: what identifies or authorises a visitor never reaches it. */
export function requestLogOf(log: Logger): FastifyBaseLogger {
  return log.child(
    {},
    {
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie', 'headers.authorization'],
        censor: '[hidden]',
      },
      serializers: {
        req: ({ method, url }: FastifyRequest) => ({ method, url: hideSecrets(url) }),
      },
    },
  );
}

/** An address as the log may carry it. */
export function hideSecrets(requestTarget: string): string {
  const query = requestTarget.indexOf('?');
  if (query === -1) return requestTarget;
  return requestTarget.slice(0, query) + requestTarget.slice(query).replace(secretParameter, '$1=[hidden]');
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
        url: hideSecrets(request.url),
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
