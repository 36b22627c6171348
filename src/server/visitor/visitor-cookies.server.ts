import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimes } from '../../defaults.ts';
import type { Visitor } from '../../site/visitor.ts';

/** Names and ages in seconds. The session's is the default lifetime of the requirements (STORE-013). */
const cookies = {
  id: { name: 'visitor', maxAge: sessionLifetimes.visitorSeconds },
  session: { name: 'session', maxAge: sessionLifetimes.sessionSeconds },
} as const satisfies Record<keyof Visitor, { name: string; maxAge: number }>;

/** 128 random bits. */
const shape = /^[A-Za-z0-9_-]{22}$/;

/** What of a request names its visitor. */
export type VisitorRequest = Pick<FastifyRequest, 'cookies' | 'unsignCookie'>;

/** Reads the visitor's cookies; one that we did not sign says nothing. */
export function readVisitor(request: VisitorRequest): Visitor {
  return { id: readSigned(request, cookies.id.name), session: readSigned(request, cookies.session.name) };
}

function readSigned(request: VisitorRequest, name: string): string | null {
  const cookie = request.cookies[name];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null && shape.test(value) ? value : null;
}

/**
 * The visitor's key of a kind, a new one where there is none; renews the cookie's age. Call it only where
 * the server stores something for the visitor: merely opening a page sets no cookie.
 */
export function requireVisitorKey(request: FastifyRequest, reply: FastifyReply, kind: keyof Visitor): string {
  const key = readVisitor(request)[kind] ?? randomBytes(16).toString('base64url');
  setVisitorCookie(request, reply, kind, key);
  return key;
}

/** Sets a visitor's cookie, and its age from the start. */
export function setVisitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: keyof Visitor,
  key: string,
): void {
  const { name, maxAge } = cookies[kind];
  reply.setCookie(name, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.site.isHttps,
    signed: true,
    maxAge,
  });
}
