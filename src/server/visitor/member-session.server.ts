import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityTimings, memberSessions } from '../../defaults.ts';
import { hostCookieName } from './host-cookie-name.ts';

/** Session of a member, where the sign-in leads back to, and what is left to do of one. Values are paths of this site or keys of ours. */
const names = {
  session: 'member',
  /** Key of the browser that begins attempts to sign in. */
  attempts: 'sign_in',
  loginReturn: 'login_return',
  logoutReturn: 'logout_return',
  /** `true` marks the issuer's tokens as outdated (AUTH-021). */
  outdated: 'access_token_outdated',
  /** Sealed address of somebody who sets a new password (AUTH-017). */
  reset: 'password_reset',
} as const;

export type MemberCookie = keyof typeof names;

/** Cookies that prove who somebody is have the prefix for this host alone. */
const proving: readonly MemberCookie[] = ['session', 'attempts'];

const nameOf = ({ site }: Pick<FastifyRequest, 'site'>, cookie: MemberCookie) =>
  proving.includes(cookie) ? hostCookieName(names[cookie], site.isHttps) : names[cookie];

/** The cookie as the browser sent it; '' without one. */
export function readMemberCookie(request: FastifyRequest, cookie: MemberCookie): string {
  return request.cookies[nameOf(request, cookie)] ?? '';
}

/** Sets one of the cookies: out of reach of scripts, for this site alone, secure wherever the site is (AUTH-013, AUTH-014). */
export function setMemberCookie(reply: FastifyReply, cookie: MemberCookie, value: string): void {
  const { request } = reply;
  reply.setCookie(nameOf(request, cookie), value, {
    path: '/',
    httpOnly: true,
    // The issuer's page leads back with a link, which Strict would not let the cookies come with.
    sameSite: 'lax',
    secure: request.site.isHttps,
    maxAge: cookie === 'session' ? memberSessions.lifetimeMs / 1_000 : identityTimings.attemptSeconds,
  });
}

export function clearMemberCookie(reply: FastifyReply, cookie: MemberCookie): void {
  const { request } = reply;
  reply.clearCookie(nameOf(request, cookie), { path: '/', secure: request.site.isHttps });
}

/** Gives the session of a member another token; for the moment when a browser begins to buy something. */
export async function rotateMemberSession(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: { rotate(token: string): Promise<string | null> } | null,
): Promise<void> {
  if (sessions === null || request.member === null) return;
  const next = await sessions.rotate(readMemberCookie(request, 'session'));
  if (next !== null) setMemberCookie(reply, 'session', next);
}
