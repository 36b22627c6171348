import type { FastifyReply, FastifyRequest } from 'fastify';
import { staffPolicy } from '../../defaults.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import { buildPath } from '../../url.ts';
import { HttpError } from '../http/http-error.server.ts';
import { hostCookieName } from './host-cookie-name.ts';

/** Name of the session's cookie on the site of a request. */
const cookieOf = ({ site }: Pick<FastifyRequest, 'site'>) => hostCookieName('staff', site.isHttps);

/** Sessions of staff by their token. */
export interface StaffSessions {
  /** Who is signed in with a token; null for everybody else. */
  find(token: string): Promise<StaffMember | null>;
  signOut(token: string): Promise<void>;
}

/** Whether the browser sends a token at all; whether the token is good only `findStaff` knows. */
export function hasStaffSession(request: FastifyRequest): boolean {
  return request.cookies[cookieOf(request)] !== undefined;
}

/** Who of the staff sends this request; null for everybody else. Costs nothing where the browser has no session of staff. */
export async function findStaff(
  request: FastifyRequest,
  staff: Pick<StaffSessions, 'find'>,
): Promise<StaffMember | null> {
  const token = request.cookies[cookieOf(request)];
  return token === undefined ? null : staff.find(token);
}

/** The session's token as the browser sent it; '' without one. */
export function readStaffToken(request: FastifyRequest): string {
  return request.cookies[cookieOf(request)] ?? '';
}

/** The whole site sees the session: editors are known on every page (EDIT-001). */
export function setStaffSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(cookieOf(reply.request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.site.isHttps,
    maxAge: staffPolicy.sessionLifetimeMs / 1000,
  });
}

/** Ends the session of this request. */
export async function endStaffSession(
  request: FastifyRequest,
  reply: FastifyReply,
  staff: Pick<StaffSessions, 'signOut'>,
): Promise<void> {
  await staff.signOut(readStaffToken(request));
  reply.clearCookie(cookieOf(request), { path: '/', secure: request.site.isHttps });
}

/**
 * Who is signed in, for pages of staff. Null where the reply has sent somebody to sign in.
 * @throws HttpError 403 for staff of another role; an admin may do everything
 */
export async function requireStaffPage(
  request: FastifyRequest,
  reply: FastifyReply,
  staff: Pick<StaffSessions, 'find'>,
  roles: readonly StaffRole[],
): Promise<StaffMember | null> {
  const member = await findStaff(request, staff);
  if (member === null) {
    const to = request.method === 'GET' ? request.url : '';
    const signIn = buildPath('back_office_sign_in', {}, to === '' ? {} : { to });
    void reply.header('cache-control', 'no-store').redirect(signIn, 303);
    return null;
  }
  return requireRole(member, roles);
}

/**
 * Who is signed in, for calls of staff.
 * @throws HttpError 401 without a session, 403 for staff of another role
 */
export async function requireStaff(
  request: FastifyRequest,
  staff: Pick<StaffSessions, 'find'>,
  roles: readonly StaffRole[],
): Promise<StaffMember> {
  const member = await findStaff(request, staff);
  if (member === null) throw new HttpError(401, 'unauthenticated', 'Nobody is signed in.');
  return requireRole(member, roles);
}

function requireRole(member: StaffMember, roles: readonly StaffRole[]): StaffMember {
  if (member.role !== 'admin' && !roles.includes(member.role))
    throw new HttpError(403, 'forbidden', 'This account may not do that.');
  return member;
}
