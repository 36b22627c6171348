import type { FastifyInstance } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { answerBrokenConnection } from './answer-unroutable.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which the body must be there, where it may take longer than usual. */
    bodyTimeoutMs?: number;
  }
}

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Gives each endpoint a time of its own for the body to arrive: the server knows one for all, and a photograph on a slow line
 * needs another than a form. Once a request is answered, the rest of its body has only a few seconds: a refused upload gives
 * back its connection.
 * @param usual milliseconds, where an endpoint says nothing else (`bodyTimeoutMs` of its route)
 * @param drain milliseconds for the rest of an answered request
 */
export function registerBodyTimeout(
  app: FastifyInstance,
  usual: number = requestLimits.bodyTimeoutMs,
  drain: number = requestLimits.drainTimeoutMs,
): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete === false && !raw.destroyed) {
      const timer = setTimeout(() => raw.socket.destroy(), drain).unref();
      for (const end of ['end', 'close'] as const) raw.once(end, () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (!bodiless.has(request.method)) {
      const timeoutMs = request.routeOptions.config.bodyTimeoutMs ?? usual;
      const timer = setTimeout(() => {
        // Not only where it is complete: an injected request has no connection that could be given up, and does not say.
        if (raw.complete !== false) return;
        const late = Object.assign(new Error('The body came too slowly'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        answerBrokenConnection(late, raw.socket);
      }, timeoutMs);
      timer.unref();
      for (const end of ['end', 'close'] as const) raw.once(end, () => clearTimeout(timer));
    }
    done();
  });
}
