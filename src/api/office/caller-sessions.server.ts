import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { isChangedByStaff } from '../../features/booking/office/staff-changes.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import {
  type Caller,
  clearCallerSession,
  readCallerSession,
  setCallerSession,
  type TripCaller,
} from '../../server/visitor/caller-session.server.ts';
import { findStaff, requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { forgetVisitor, readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

/** Registers the presses that open the shop, or the changes of one trip, for a caller, and the one that ends either. */
export function registerCallerSessions(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, clock } = office;
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
        setCallerSession(request, reply, { staffId: member.id, checkoutId: null, now: clock.now() });
      } else clearCallerSession(request, reply);
      const [locale] = request.site.brand.locales;
      const next = isBeginning ? buildPath('homepage', { _locale: locale }) : buildPath('back_office', {});
      return goAsNobody(request, reply, next);
    },
  });
  registerTripSession(app, office);
}

/** The press on a booking's page that opens the changes of its trip, and nothing else, without the traveller's one-time code. */
function registerTripSession(app: FastifyInstance, { service, staff, clock }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_trip_caller', {
    roles: ['service'],
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ bookingNumber: z.string() }),
    },
    handler: async (request, reply, member) => {
      const { bookingNumber } = request.params;
      const file = await service.open(bookingNumber);
      if (file === null) throw new HttpError(404, 'not-found', 'There is no such booking.');
      const { booking } = file;
      const { brand } = request.site;
      if (!isChangedByStaff(booking) || booking.order.brand !== brand.key)
        return reply.redirect(
          buildPath('back_office_booking', { bookingNumber }, { outcome: 'not-possible' }),
          303,
        );
      await staff.audit(member.id, 'change for caller begun', bookingNumber);
      const { checkoutId } = booking;
      setCallerSession(request, reply, { staffId: member.id, checkoutId, now: clock.now() });
      return goAsNobody(request, reply, buildPath('trip_change', { _locale: brand.locales[0], checkoutId }));
    },
  });
}

/** Leads on. Neither the last caller nor the next one sees what the other has searched for, typed or booked. */
function goAsNobody(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  forgetVisitor(request, reply);
  return reply.headers({ 'cache-control': 'no-store', 'clear-site-data': '"storage"' }).redirect(path, 303);
}

interface CallerDeps {
  readonly staff: Pick<StaffStore, 'find'>;
  readonly clock: Clock;
  /** Number of the booking that was made for a caller in a session; null for none. */
  readonly findBooking: (session: string) => Promise<string | null>;
}

/**
 * Who books for a caller in this browser, or changes a trip: it carries our mark, the same account is signed in and may do so, and the booking
 * is not made yet.
 * Null for everybody else.
 */
export async function findCaller(
  request: FastifyRequest,
  { staff, clock, findBooking }: CallerDeps,
): Promise<Caller | TripCaller | null> {
  const mark = readCallerSession(request, clock.now());
  if (mark === null) return null;
  const { staffId, checkoutId } = mark;
  // Walking through the shop is work: it keeps the session of the office alive.
  const member = await findStaff(request, staff);
  if (member === null || member.id !== staffId) return null;
  if (member.role !== 'service' && member.role !== 'admin') return null;
  if (!seesBrand(member.brands, request.site.brand.key)) return null;
  const caller = { staffId, name: member.name };
  if (checkoutId !== null) return { ...caller, checkoutId };
  const { session } = readVisitor(request);
  if (session !== null && (await findBooking(session)) !== null) return null;
  return caller;
}
