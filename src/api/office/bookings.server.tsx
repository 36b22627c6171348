import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists, staffPolicy } from '../../defaults.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { BookingFile } from '../../features/booking/model/booking-file.ts';
import type { StaffOutcome } from '../../features/booking/model/staff-outcome.ts';
import { BOOKING_STATES } from '../../features/booking/model/states/booking-state.ts';
import { BookingFilePage } from '../../features/booking/office/booking-file-page.tsx';
import { BookingListPage, listBookingColumns } from '../../features/booking/office/booking-list-page.tsx';
import { CancellationPage } from '../../features/booking/office/cancellation-page.tsx';
import { decideBooking } from '../../features/booking/office/decision/decide-booking.server.ts';
import { findDecisionFault, toRefusedForm } from '../../features/booking/office/decision/staff-decision.ts';
import { correctable, type RefusedForm } from '../../features/booking/office/form/refused-form.ts';
import { BOOKING_SORTS } from '../../features/booking/office/found-bookings.ts';
import type { OfficeService } from '../../features/booking/office/office-service.server.ts';
import { quoteCancellation } from '../../features/booking/office/quote-cancellation.ts';
import { CANCELLATIONS, findCancellation, REFUND_ENDS } from '../../features/booking/office/staff-changes.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { bookingFilters, sealedSearch } from './office-search.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const outcomes = [
  'done',
  'not-possible',
  'moved',
  'fee-changed',
  'voucher-redeemed',
  'too-much',
  'proposed',
  'being-changed',
  'no-such-booking',
] as const;

/** One that is too short is shown again with its error. */
const note = z.string().trim().max(staffPolicy.maxNoteLength);
const amount = z.coerce.number().int().min(0);
const decisionBody = z.discriminatedUnion('decision', [
  z.object({
    decision: z.enum([
      'retry',
      'seen',
      ...REFUND_ENDS,
      ...BOOKING_STATES.filter((state) => state !== 'cancelling'),
    ]),
    note,
  }),
  // With the amounts that staff have seen, minor units.
  z.object({ decision: z.enum(CANCELLATIONS), note, fee: amount, refund: amount }),
  z.object({ decision: z.literal('link') }),
  z.object({ decision: z.literal('documents') }),
  z.object({ decision: z.literal('note'), note }),
  z.object({ decision: z.literal('goodwill'), note, amount: z.string().trim().max(20) }),
  z.object({
    decision: z.literal('voucher-offer'),
    note,
    amount: z.string().trim().max(20),
    refund: z.string().max(80),
  }),
  z.object({ decision: z.enum(['goodwill-confirm', 'goodwill-withdraw']), refund: z.string().max(80) }),
  z.object({ decision: z.enum(['withdraw-payment', 'ask-suppliers']) }),
  // The amount as staff write it, and the last day to pay.
  z.object({
    decision: z.literal('request-payment'),
    note,
    amount: z.string().max(20),
    dueOn: z.string().max(10),
  }),
]);

/** The list of bookings, the page of one, its cancellation, what staff decide about it, and its documents. */
export function registerBookings(app: FastifyInstance, office: OfficeDeps): void {
  const { service, staff, bookings, searches, clock } = office;
  addOfficeRoute(app, staff, 'back_office', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        search: sealedSearch,
        ...bookingFilters,
        ...listTurn,
      }),
    },
    handler: async (request, reply, member) => {
      const { page: asked, format, ...filters } = request.query;
      const isFile = format === 'csv';
      const page = isFile ? 1 : asked;
      const text = searches.open(filters.search, member.id) ?? '';
      const found = await service.search({
        brands: member.brands,
        text,
        page,
        state: filters.state || undefined,
        brand: filters.brand || undefined,
        departureFrom: filters.departureFrom || undefined,
        departureTo: filters.departureTo || undefined,
        placedFrom: filters.placedFrom || undefined,
        placedTo: filters.placedTo || undefined,
        needsDecision: filters.decide === '1',
        sort: parseListSort(filters.sort, BOOKING_SORTS),
        limit: isFile ? officeLists.exported : officeLists.bookings,
      });
      // Whose data was shown, not what was typed: names in the audit log would outlive those in the bookings.
      if (text !== '')
        await staff.audit(member.id, 'searched', '', {
          bookings: found.bookings.map(({ bookingNumber }) => bookingNumber).join(' '),
        });
      const props = {
        text,
        filters,
        found,
        texts: await textsOf(request),
        language: languageOf(request),
        brands: office.brands.filter(([key]) => seesBrand(member.brands, key)),
      };
      if (isFile) {
        const list = { name: 'bookings', columns: listBookingColumns(props), rows: found.bookings };
        return sendListFile(reply, { staff, member }, list);
      }
      return sendOfficePage(request, reply, member, <BookingListPage {...props} />);
    },
  });

  const params = z.object({ bookingNumber: z.string() });
  const shown = z.object({ outcome: z.enum(outcomes).optional() });
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, page: BookingPage) => {
    const today = dayAt(clock.now());
    const reader = page.member.name;
    const brand = request.site.brand.key;
    const props = {
      texts: await textsOf(request),
      language: languageOf(request),
      today,
      reader,
      brand,
      ...page,
    };
    return sendOfficePage(request, reply, page.member, <BookingFilePage {...props} />);
  };
  /** The second step of a cancellation; the booking's page where it cannot be cancelled now. */
  const sendCancellation = async (request: FastifyRequest, reply: FastifyReply, page: BookingPage) => {
    const { booking } = page.file;
    const decision = findCancellation(booking);
    if (decision === null) return sendFile(request, reply, page);
    const basis = await service.findCancellationBasis(booking);
    const quote = quoteCancellation(booking, dayAt(clock.now()), basis);
    const { refused, ...rest } = page;
    const refusedNote = refused?.note ?? null;
    const texts = await textsOf(request);
    const props = { texts, language: languageOf(request), ...rest, refusedNote, decision, quote };
    return sendOfficePage(request, reply, page.member, <CancellationPage {...props} />);
  };
  for (const [route, send] of [
    ['back_office_booking', sendFile],
    ['back_office_cancellation', sendCancellation],
  ] as const)
    addOfficeRoute(app, staff, route, {
      roles: ['service'],
      schema: { hide: true, params, querystring: shown },
      handler: async (request, reply, member) => {
        const file = await requireFile(service, request.params.bookingNumber);
        await staff.audit(member.id, 'looked', file.booking.bookingNumber);
        return send(request, reply, {
          member,
          file,
          outcome: request.query.outcome ?? null,
          refused: null,
        });
      },
    });

  addOfficeRoute(app, staff, 'back_office_decision', {
    roles: ['service'],
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params,
      querystring: z.object({ version: z.coerce.number().int().min(0).optional() }),
      body: decisionBody,
    },
    handler: async (request, reply, member) => {
      const file = await requireFile(service, request.params.bookingNumber);
      const { body } = request;
      const refuse = (fault: RefusedForm['fault'], outcome: StaffOutcome | null) => {
        const send = 'fee' in body ? sendCancellation : sendFile;
        return send(request, reply.code(400), { member, file, outcome, refused: toRefusedForm(body, fault) });
      };
      const fault = findDecisionFault(body, file.booking.order.currency);
      if (fault !== null) return refuse(fault, null);
      const { bookingNumber } = file.booking;
      const { version } = request.query;
      const decider = { by: member.name, today: dayAt(clock.now()), version };
      const outcome = await decideBooking(service, file.booking, decider, body);
      const reason = 'note' in body ? { note: body.note, version } : {};
      await staff.audit(member.id, 'decided', bookingNumber, { decision: body.decision, ...reason, outcome });
      // An amount that is not possible is typed again next to the reason.
      if ('amount' in body && correctable.has(outcome)) return refuse(null, outcome);
      const next = outcome === 'fee-changed' ? 'back_office_cancellation' : 'back_office_booking';
      return reply.redirect(buildPath(next, { bookingNumber }, { outcome }), 303);
    },
  });

  addOfficeRoute(app, staff, 'back_office_document', {
    roles: ['service'],
    schema: { hide: true, params: params.extend({ document: z.string() }) },
    handler: async (request, reply, member) => {
      const { booking } = await requireFile(service, request.params.bookingNumber);
      const document = await bookings.findTravelDocument(booking.checkoutId, request.params.document, 0);
      if (document === null) throw new HttpError(404, 'not-found', 'There is no such document.');
      await staff.audit(member.id, 'opened document', booking.bookingNumber, {
        document: request.params.document,
      });
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': inline(document.name) })
        .type(document.type)
        .send(Buffer.from(document.content));
    },
  });
}

/** What the pages of one booking show. */
interface BookingPage {
  readonly member: StaffMember;
  readonly file: BookingFile;
  readonly outcome: StaffOutcome | null;
  readonly refused: RefusedForm | null;
}

async function requireFile(service: OfficeService, bookingNumber: string): Promise<BookingFile> {
  const file = await service.open(bookingNumber);
  if (file === null) throw new HttpError(404, 'not-found', 'There is no such booking.');
  return file;
}

const inline = (name: string) => `inline; filename*=UTF-8''${encodeURIComponent(name)}`;
