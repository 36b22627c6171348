import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimes } from '../../defaults.ts';
import type { Visitor } from '../../site/visitor.ts';
import { hostCookieName } from './host-cookie-name.ts';

type VisitorCookie = 'id' | 'session';

/** Names and ages in seconds. The session's is the default lifetime of the requirements (STORE-013). */
const cookies = {
  id: { name: 'visitor', maxAge: sessionLifetimes.visitorSeconds },
  session: { name: 'session', maxAge: sessionLifetimes.sessionSeconds },
} as const satisfies Record<VisitorCookie, { name: string; maxAge: number }>;

/** Name of the cookie with the code of a voucher's link. */
export const pendingCodeCookie = 'pending_code';

/** 128 random bits. */
const shape = /^[A-Za-z0-9_-]{22}$/;

/** What of a request names its visitor. */
export type VisitorRequest = Pick<FastifyRequest, 'cookies' | 'unsignCookie'> & {
  readonly site: Pick<FastifyRequest['site'], 'isHttps'>;
  readonly member?: FastifyRequest['member'];
  readonly tripCaller?: FastifyRequest['tripCaller'];
};

/** Reads the visitor's cookies; one that we did not sign for this purpose says nothing. */
export function readVisitor(request: VisitorRequest): Visitor {
  const { authenticatedAt } = request.member ?? {};
  return {
    id: readSigned(request, cookies.id.name),
    session: readSigned(request, cookies.session.name),
    memberId: request.member?.id ?? null,
    memberSessionId: request.member?.sessionId ?? null,
    ...(authenticatedAt === undefined ? {} : { memberAuthenticatedAt: authenticatedAt }),
    ...readTripGrants(request),
    ...(request.tripCaller ? { callerTrip: request.tripCaller.checkoutId } : {}),
  };
}

/** Begins the name of each cookie that says until when a browser may act on a trip; the id of its checkout follows. */
const grantPrefix = 'trip_';

function readTripGrants(request: VisitorRequest): Pick<Visitor, 'tripGrants'> {
  const prefix = hostCookieName(grantPrefix, request.site.isHttps);
  const grants = Object.entries(request.cookies).flatMap(([cookie, value]) => {
    if (!cookie.startsWith(prefix) || value === undefined) return [];
    const checkoutId = cookie.slice(prefix.length);
    const text = unsign(request, grantPrefix + checkoutId, value);
    return text !== null && /^[0-9]{13}$/.test(text) ? [[checkoutId, Number(text)] as const] : [];
  });
  return grants.length === 0 ? {} : { tripGrants: Object.fromEntries(grants) };
}

/** Lets this browser act on a trip until a moment: its traveller has entered the one-time code. */
export function setTripGrant(
  request: FastifyRequest,
  reply: FastifyReply,
  checkoutId: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): void {
  const name = grantPrefix + checkoutId;
  const { isHttps } = request.site;
  reply.setCookie(hostCookieName(name, isHttps), sign(request.server, name, String(until.getTime())), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: Math.ceil((until.getTime() - now.getTime()) / 1_000),
  });
}

/** The signature covers the name: a visitor's key passed off as a session is none. */
function readSigned(request: VisitorRequest, name: string): string | null {
  const cookie = request.cookies[hostCookieName(name, request.site.isHttps)];
  const key = cookie === undefined ? null : unsign(request, name, cookie);
  return key !== null && shape.test(key) ? key : null;
}

/** The text that we have signed for a cookie of this name; null for any other. */
export function unsign(
  request: Pick<VisitorRequest, 'unsignCookie'>,
  name: string,
  cookie: string,
): string | null {
  const { valid, value } = request.unsignCookie(signedText(name, cookie));
  return valid && value !== null ? value.slice(signedText(name, '').length) : null;
}

/** What is signed for a cookie that carries a key. */
function signedText(name: string, key: string): string {
  return `${name}=${key}`;
}

/** Value of the cookie that carries a key: the key and its signature. */
export function signVisitorKey(
  app: Pick<FastifyInstance, 'signCookie'>,
  kind: VisitorCookie,
  key: string,
): string {
  return sign(app, cookies[kind].name, key);
}

/** Value of a cookie with a text and its signature, which covers the name. */
export function sign(
  { signCookie }: Pick<FastifyInstance, 'signCookie'>,
  name: string,
  text: string,
): string {
  return signCookie(signedText(name, text)).slice(signedText(name, '').length);
}

/** An unguessable key. */
export function createVisitorKey(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The visitor's id, a new one where there is none; renews the cookie's age. Call it only where the server stores something for
 * the visitor: merely opening a page sets no cookie.
 */
export function requireVisitorId(request: FastifyRequest, reply: FastifyReply): string {
  const id = readVisitor(request).id ?? createVisitorKey();
  setVisitorCookie(request, reply, 'id', id);
  return id;
}

/** Sets a visitor's cookie, and its age from the start. */
export function setVisitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: VisitorCookie,
  key: string,
): void {
  const { name, maxAge } = cookies[kind];
  const { isHttps } = request.site;
  reply.setCookie(hostCookieName(name, isHttps), signVisitorKey(request.server, kind, key), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge,
  });
}

/** Begins as a visitor of whom nothing is known: the next one at this browser sees nothing of the last one's. */
export function forgetVisitor(request: FastifyRequest, reply: FastifyReply): void {
  const { isHttps } = request.site;
  const grants = Object.keys(request.cookies).filter((name) =>
    name.startsWith(hostCookieName(grantPrefix, isHttps)),
  );
  const names = [...Object.values(cookies).map(({ name }) => name), pendingCodeCookie].map((name) =>
    hostCookieName(name, isHttps),
  );
  for (const name of [...names, ...grants]) reply.clearCookie(name, { path: '/', secure: isHttps });
}

/** Forgets the visitor's id: what belonged to it belongs to a member now. */
export function clearVisitorId(request: FastifyRequest, reply: FastifyReply): void {
  const { isHttps } = request.site;
  reply.clearCookie(hostCookieName(cookies.id.name, isHttps), { path: '/', secure: isHttps });
}
