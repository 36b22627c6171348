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

const cookieName = 'caller';
const cookieOf = ({ site }: Pick<FastifyRequest, 'site'>) => hostCookieName(cookieName, site.isHttps);

/** Whether the browser says that it books for a caller; whether that is so only `readCallerSession` and the staff's session know. */
export function hasCallerSession(request: Pick<FastifyRequest, 'cookies' | 'site'>): boolean {
  return request.cookies[cookieOf(request)] !== undefined;
}

/** Marks this browser as one in which a member of staff books for a caller, until the period of the policy is over. */
export function setCallerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): void {
  const until = now.getTime() + callerPolicy.sessionMs;
  reply.setCookie(cookieOf(request), sign(request.server, cookieName, `${staffId}.${until}`), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.site.isHttps,
    maxAge: callerPolicy.sessionMs / 1_000,
  });
}

/** Account of the member of staff who books for a caller in this browser; null where we have not signed that, or its period is over. */
export function readCallerSession(request: FastifyRequest, now: Date): string | null {
  const cookie = request.cookies[cookieOf(request)];
  const text = cookie === undefined ? null : unsign(request, cookieName, cookie);
  const [, staffId, until] = /^([0-9a-f-]{36})\.([0-9]{13})$/.exec(text ?? '') ?? [];
  return staffId === undefined || Number(until) <= now.getTime() ? null : staffId;
}

/** The browser books for nobody else any more. */
export function clearCallerSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieOf(request), { path: '/', secure: request.site.isHttps });
}
