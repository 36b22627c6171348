import type { FastifyReply, FastifyRequest } from 'fastify';
import { codePolicy, sessionLifetimes } from '../../defaults.ts';
import { hostCookieName } from './host-cookie-name.ts';
import { pendingCodeCookie, sign, unsign, type VisitorRequest } from './visitor-cookies.server.ts';

/** Letters, digits, blanks and dashes: what a code can consist of in any spelling. */
const shape = /^[\p{L}\p{N} \p{Pd}]+$/u;

/** The code of a voucher's link that the visitor's next checkout enters; null for none. */
export function readPendingCode(request: VisitorRequest): string | null {
  const cookie = request.cookies[hostCookieName(pendingCodeCookie, request.site.isHttps)];
  return cookie === undefined ? null : unsign(request, pendingCodeCookie, cookie);
}

/**
 * Lets the visitor's next checkout enter a code, for as long as a session lasts. The cookie is out of reach of scripts, and the server stores
 * nothing. What cannot be a code changes nothing.
 */
export function setPendingCode(request: FastifyRequest, reply: FastifyReply, code: string): void {
  if (code.length > codePolicy.maxCodeLength || !shape.test(code)) return;
  const { isHttps } = request.site;
  reply.setCookie(hostCookieName(pendingCodeCookie, isHttps), sign(request.server, pendingCodeCookie, code), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: sessionLifetimes.sessionSeconds,
  });
}

/** No checkout enters the code any more. */
export function clearPendingCode(request: FastifyRequest, reply: FastifyReply): void {
  const { isHttps } = request.site;
  reply.clearCookie(hostCookieName(pendingCodeCookie, isHttps), { path: '/', secure: isHttps });
}
