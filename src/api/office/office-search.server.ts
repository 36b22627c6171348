import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { officeLists, requestLimits } from '../../defaults.ts';
import { buildListPath } from '../../design/staff/build-list-path.ts';
import { BOOKING_STATES } from '../../features/booking/model/states/booking-state.ts';
import { buildBookingListPath } from '../../features/booking/office/booking-filters.ts';
import { KNOWN_AUDIT_ACTIONS } from '../../features/staff/format-audit-action.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

/** What a form searched for, as an address carries it: sealed for one member; '' for nothing. */
export const sealedSearch = z.string().max(requestLimits.maxSealedSearchLength).default('');
const day = z.union([z.literal(''), z.iso.date()]).default('');

/** Filters and order of the list of bookings, but for the words: in its form and in its address. */
export const bookingFilters = {
  state: z.enum(['', ...BOOKING_STATES]).default(''),
  brand: z.string().max(officeLists.maxSearchLength).default(''),
  departureFrom: day,
  departureTo: day,
  placedFrom: day,
  placedTo: day,
  decide: z.enum(['', '1']).default(''),
  sort: z.string().max(officeLists.maxSearchLength).default(''),
};
/** Account whose actions are listed; '' for everybody's. */
export const searchedPerson = z.union([z.uuid(), z.literal('')]).default('');

/** Action that is listed; '' for all. */
export const searchedAction = z.enum(['', ...KNOWN_AUDIT_ACTIONS]).default('');

const text = z.string().trim().max(officeLists.maxSearchLength).default('');

/**
 * Takes the search forms of the back office and redirects to their results, with the text encrypted: addresses stand in access logs,
 * traces and histories, and texts are names of customers.
 */
export function registerOfficeSearch(app: FastifyInstance, { staff, searches }: OfficeDeps): void {
  addRoute(app, 'back_office_search', {
    purpose: 'staff',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.discriminatedUnion('in', [
        z.object({ in: z.literal('bookings'), text, ...bookingFilters }),
        z.object({
          in: z.literal('audit'),
          text,
          by: searchedPerson,
          action: searchedAction,
          sort: bookingFilters.sort,
        }),
      ]),
    },
    handler: async (request, reply) => {
      const { body } = request;
      const member = await requireStaffPage(request, reply, staff, body.in === 'bookings' ? ['service'] : []);
      if (member === null) return reply;
      const search = body.text === '' ? '' : searches.seal(body.text, member.id);
      if (body.in === 'audit') {
        const { by, action, sort } = body;
        return reply.redirect(buildListPath('back_office_audit', { search, by, action, sort }), 303);
      }
      const { in: _in, text: _text, ...filters } = body;
      return reply.redirect(buildBookingListPath({ ...filters, search }), 303);
    },
  });
}
