import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { describeHttpError } from './error-answers.server.ts';
import { renderBareDocument } from './render-bare-document.server.ts';
import { addressKind } from './request-address.server.ts';
import { listSecurityHeaders } from './security-headers.server.ts';
import { toHttpError } from './to-http-error.server.ts';

const headers = listSecurityHeaders({ isHttps: false, isDevelopment: false });

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** Answers an address that cannot be decoded (`/%E0%A4`): no route, no hook and no page ever sees it. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = toHttpError(error);
  const isPage = request.method === 'GET' && addressKind(request.url) === 'page';
  reply
    .code(httpError.status)
    .headers({ ...headers, 'x-request-id': request.id })
    .type(isPage ? html : json)
    .send(
      isPage
        ? renderBareDocument('address', request.id)
        : JSON.stringify(describeHttpError(httpError, request.id)),
    );
}

const statusByError: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** What Node knows about a broken request in addition to its code. */
interface BrokenRequest extends NodeJS.ErrnoException {
  /** The bytes in which it broke off: a Buffer. */
  readonly rawPacket?: unknown;
}

const answered = new WeakSet<Socket>();

/** Answers what is not HTTP at all, or not within its bounds, on the bare connection, and closes it. */
export function answerBrokenConnection(error: BrokenRequest, socket: Socket): void {
  // The rest of a request that is answered already.
  if (answered.has(socket)) return;
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  answered.add(socket);
  const [status, reason] = statusByError[error.code ?? ''] ?? [400, 'Bad Request'];
  const isPage = status === 431 && isPageAsked(error.rawPacket);
  const body = isPage
    ? renderBareDocument('address', '')
    : JSON.stringify(describeHttpError(toHttpError({ statusCode: status }), 'none'));
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: ${isPage ? html : json}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
  const giveUp = setTimeout(() => socket.destroy(), requestLimits.drainTimeoutMs).unref();
  socket.once('close', () => clearTimeout(giveUp));
}

/** Whether a browser requested a page, by the beginning of the request. */
function isPageAsked(request: unknown): boolean {
  const begins = Buffer.isBuffer(request) ? request.toString('latin1', 0, 300) : '';
  const [, path] = /^GET (\/[^ ?]{0,200})/.exec(begins) ?? [];
  return path !== undefined && addressKind(path) === 'page';
}
