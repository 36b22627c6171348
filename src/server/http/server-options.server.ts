import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import type { TrustedProxies } from '../process/trusted-proxies.ts';
import { answerBrokenConnection, answerUnroutable } from './answer-unroutable.server.ts';

/** Limits of the HTTP server itself; what a single endpoint allows is said there. */
export function serverOptions({ trustedProxies }: { readonly trustedProxies: TrustedProxies | null }) {
  return {
    // One line per request is written by `request-log.server.ts`, with what we want to know and nothing else.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: requestLimits.maxBodyBytes,
    // A client that sends its headers more slowly than this is holding a connection, not asking for a page. Bodies have the
    // time that their endpoint gives them (`body-timeout.server.ts`), and none has more than this.
    requestTimeout: requestLimits.maxBodyTimeoutMs,
    http: {
      headersTimeout: requestLimits.headersTimeoutMs,
      connectionsCheckingInterval: requestLimits.lateHeadersIntervalMs,
    },
    keepAliveTimeout: requestLimits.keepAliveTimeoutMs,
    // Requests that arrive on open connections while the server ends are still answered, with `Connection: close`.
    return503OnClosing: false,
    trustProxy: trustProxyOf(trustedProxies),
    genReqId: (request: IncomingMessage) => readRequestId(request.headers['x-request-id']),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerBrokenConnection,
    routerOptions: { maxParamLength: requestLimits.maxPathParamLength },
  } satisfies FastifyHttpOptions<Server>;
}

/** A number trusts so many hops, counted from this server; a list trusts only requests from its addresses. */
export function trustProxyOf(proxies: TrustedProxies | null) {
  if (typeof proxies === 'object' && proxies !== null) return [...proxies];
  const hops = proxies ?? 0;
  return hops > 0 && ((_address: string, hop: number) => hop < hops);
}

/** The id under which a proxy already knows this request, if it is one a log can carry, else a new one. */
function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
