import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeRefusal } from './error-answers.server.ts';
import { readRefusal } from './read-refusal.server.ts';
import { listSecurityHeaders } from './security-headers.server.ts';

const headers = listSecurityHeaders({ isHttps: false, isDevelopment: false });

/** Answers an address that cannot be decoded (`/%E0%A4`): no route, no hook and no page ever sees it. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = readRefusal(error);
  reply
    .code(refusal.status)
    .headers({ ...headers, 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(describeRefusal(refusal, request.id)));
}

const statusByError: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers what is not HTTP at all, on the bare connection, and closes it. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, reason] = statusByError[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(describeRefusal(readRefusal({ statusCode: status }), 'none'));
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
