import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import {
  type Caller,
  clearCallerSession,
  readCallerSession,
  setCallerSession,
} from '../../server/visitor/caller-session.server.ts';
import { findStaff, requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { forgetVisitor, readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import type { OfficeDeps } from './office-deps.server.ts';

/** Registers the press that opens the shop for a caller, and the one that ends it. */
export function registerCallerSessions(app: FastifyInstance, { staff, clock }: OfficeDeps): void {
  addRoute(app, 'back_office_caller', {
    purpose: 'staff',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({ action: z.enum(['begin', 'end']) }),
    },
    handler: async (request, reply) => {
      const isBeginning = request.body.action === 'begin';
      if (isBeginning) {
        const member = await requireStaffPage(request, reply, staff, ['service']);
        if (member === null) return reply;
        if (!seesBrand(member.brands, request.site.brand.key))
          throw new HttpError(403, 'forbidden', 'This account does not book for this brand.');
        await staff.audit(member.id, 'caller session begun', request.site.brand.key);
        setCallerSession(request, reply, { staffId: member.id, now: clock.now() });
      } else clearCallerSession(request, reply);
      // Neither the last caller nor the next one sees what the other has searched for, typed or booked.
      forgetVisitor(request, reply);
      const [locale] = request.site.brand.locales;
      const next = isBeginning ? buildPath('homepage', { _locale: locale }) : buildPath('back_office', {});
      return reply
        .headers({ 'cache-control': 'no-store', 'clear-site-data': '"storage"' })
        .redirect(next, 303);
    },
  });
}

interface CallerDeps {
  readonly staff: Pick<StaffStore, 'find'>;
  readonly clock: Clock;
  /** Number of the booking that was made for a caller in a session; null for none. */
  readonly findBooking: (session: string) => Promise<string | null>;
}

/**
 * Who books for a caller in this browser: it carries our mark, the same account is signed in and may do so, and the booking is not made yet.
 * Null for everybody else.
 */
export async function findCaller(
  request: FastifyRequest,
  { staff, clock, findBooking }: CallerDeps,
): Promise<Caller | null> {
  const staffId = readCallerSession(request, clock.now());
  if (staffId === null) return null;
  // Walking through the shop is work: it keeps the session of the office alive.
  const member = await findStaff(request, staff);
  if (member === null || member.id !== staffId) return null;
  if (member.role !== 'service' && member.role !== 'admin') return null;
  if (!seesBrand(member.brands, request.site.brand.key)) return null;
  const { session } = readVisitor(request);
  if (session !== null && (await findBooking(session)) !== null) return null;
  return { staffId, name: member.name };
}
