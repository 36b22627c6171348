import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerPolicy } from '../../defaults.ts';
import { hostCookieName } from './host-cookie-name.ts';
import { sign, unsign } from './visitor-cookies.server.ts';

/** Who of the staff books for a caller in this browser. */
export interface Caller {
  readonly staffId: string;
  /** As the booking and its page of the office name them. */
  readonly name: string;
}

/** Who of the staff changes one trip for a caller in this browser, and does nothing else for them. */
export interface TripCaller extends Caller {
  /** The checkout of the trip. */
  readonly checkoutId: string;
}

/** What the browser's mark says. */
interface CallerSession {
  readonly staffId: string;
  /** The checkout of the trip that is changed for the caller; null where something is booked for them. */
  readonly checkoutId: string | null;
}

const cookieName = 'caller';
const cookieOf = ({ site }: Pick<FastifyRequest, 'site'>) => hostCookieName(cookieName, site.isHttps);

/** Whether the browser says that it books for a caller; whether that is so only `readCallerSession` and the staff's session know. */
export function hasCallerSession(request: Pick<FastifyRequest, 'cookies' | 'site'>): boolean {
  return request.cookies[cookieOf(request)] !== undefined;
}

/** Marks this browser as one in which a member of staff books for a caller, or changes a trip, until the period of the policy is over. */
export function setCallerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { staffId, checkoutId, now }: CallerSession & { readonly now: Date },
): void {
  const until = now.getTime() + callerPolicy.sessionMs;
  const text = [staffId, until, ...(checkoutId === null ? [] : [checkoutId])].join('.');
  reply.setCookie(cookieOf(request), sign(request.server, cookieName, text), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.site.isHttps,
    maxAge: callerPolicy.sessionMs / 1_000,
  });
}

/** Account of the member of staff who books for a caller in this browser, or changes a trip; null where we have not signed that, or its period is over. */
export function readCallerSession(request: FastifyRequest, now: Date): CallerSession | null {
  const cookie = request.cookies[cookieOf(request)];
  const text = cookie === undefined ? null : unsign(request, cookieName, cookie);
  const [, staffId, until, checkoutId = null] =
    /^([0-9a-f-]{36})\.([0-9]{13})(?:\.([A-Za-z0-9_-]+))?$/.exec(text ?? '') ?? [];
  return staffId === undefined || Number(until) <= now.getTime() ? null : { staffId, checkoutId };
}

/** The browser books for nobody else any more. */
export function clearCallerSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieOf(request), { path: '/', secure: request.site.isHttps });
}
