import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists, staffPolicy } from '../../defaults.ts';
import { readListSort } from '../../design/staff/list-sort.ts';
import { parseAmount } from '../../domain/money/parse-amount.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { dayAt, parseDay } from '../../domain/time/calendar-day.ts';
import type { BookingFile } from '../../features/booking/model/booking-file.ts';
import type { StaffOutcome } from '../../features/booking/model/staff-outcome.ts';
import { BOOKING_STATES } from '../../features/booking/model/states/booking-state.ts';
import { BookingFilePage } from '../../features/booking/office/booking-file-page.tsx';
import { BookingListPage } from '../../features/booking/office/booking-list-page.tsx';
import { CancellationPage } from '../../features/booking/office/cancellation-page.tsx';
import { BOOKING_SORTS } from '../../features/booking/office/found-bookings.ts';
import type { OfficeService } from '../../features/booking/office/office-service.server.ts';
import { quoteCancellation } from '../../features/booking/office/quote-cancellation.ts';
import { correctable, type RefusedForm } from '../../features/booking/office/refused-form.ts';
import { CANCELLATIONS, findCancellation, REFUND_ENDS } from '../../features/booking/office/staff-changes.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import { registerAccounts } from './accounts.server.tsx';
import { registerCallerSessions } from './caller-sessions.server.ts';
import { registerCaseFile } from './case-file.server.ts';
import { registerCases } from './cases.server.tsx';
import { registerDeliveries } from './deliveries.server.tsx';
import { registerNotices } from './notices.server.tsx';
import type { OfficeDeps, OfficeOptions } from './office-deps.server.ts';
import { bookingFilters, registerOfficeSearch, sealedSearch } from './office-search.server.ts';
import { registerOfficeSignIn } from './office-sign-in.server.tsx';
import { registerOwnAccount } from './own-account.server.tsx';
import { registerPriceRaise } from './price-raise.server.tsx';
import { registerRefunds } from './refunds.server.tsx';
import { registerReviews } from './reviews.server.tsx';
import { registerSaleCheck } from './sale-check.server.tsx';
import { languageOf, sendOfficePage, textsOf } from './send-office-page.server.tsx';
import { registerVouchers } from './vouchers.server.tsx';
import { registerWithdrawals } from './withdrawals.server.tsx';

const outcomes = [
  'done',
  'not-possible',
  'moved',
  'fee-changed',
  'voucher-redeemed',
  'too-much',
  'proposed',
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
  z.object({ decision: z.enum(['goodwill-confirm', 'goodwill-withdraw']), refund: z.string().max(80) }),
  z.object({ decision: z.literal('withdraw-payment') }),
  // The amount as staff write it, and the last day to pay.
  z.object({
    decision: z.literal('request-payment'),
    note,
    amount: z.string().max(20),
    dueOn: z.string().max(10),
  }),
]);

/**
 * `/_office`: staff sign in, find bookings, see what happened to them, and decide the ones in manual review. The audit
 * log stores every action with their name.
 */
export function registerBackOffice(app: FastifyInstance, office: OfficeDeps, options: OfficeOptions): void {
  registerOfficeSignIn(app, office, options);
  registerOwnAccount(app, office, options);
  registerAccounts(app, office, options);
  registerOfficeSearch(app, office);
  registerBookings(app, office);
  registerCallerSessions(app, office);
  registerRefunds(app, office);
  registerNotices(app, office);
  registerPriceRaise(app, office);
  registerCases(app, office);
  registerCaseFile(app, office);
  registerVouchers(app, office);
  registerWithdrawals(app, office);
  registerReviews(app, office);
  registerSaleCheck(app, office);
  registerDeliveries(app, office);
}

function registerBookings(app: FastifyInstance, office: OfficeDeps): void {
  const { service, staff, bookings, searches, clock } = office;
  addRoute(app, 'back_office', {
    purpose: 'staff',
    schema: {
      hide: true,
      querystring: z.object({
        search: sealedSearch,
        ...bookingFilters,
        page: z.coerce.number().int().min(1).max(officeLists.maxCountedBookings).default(1),
      }),
    },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const { page, ...filters } = request.query;
      const text = searches.open(filters.search, member.id) ?? '';
      const found = await service.search({
        text,
        page,
        state: filters.state || undefined,
        brand: filters.brand || undefined,
        departureFrom: filters.departureFrom || undefined,
        departureTo: filters.departureTo || undefined,
        placedFrom: filters.placedFrom || undefined,
        placedTo: filters.placedTo || undefined,
        needsDecision: filters.decide === '1',
        sort: readListSort(filters.sort, BOOKING_SORTS),
        limit: officeLists.bookings,
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
        brands: office.brands,
      };
      return sendOfficePage(request, reply, member, <BookingListPage {...props} />);
    },
  });

  const params = z.object({ bookingNumber: z.string() });
  const shown = z.object({ outcome: z.enum(outcomes).optional() });
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, page: BookingPage) => {
    const today = dayAt(clock.now());
    const reader = page.member.name;
    const props = { texts: await textsOf(request), language: languageOf(request), today, reader, ...page };
    return sendOfficePage(request, reply, page.member, <BookingFilePage {...props} />);
  };
  /** The second step of a cancellation; the booking's page where it cannot be cancelled now. */
  const sendCancellation = async (request: FastifyRequest, reply: FastifyReply, page: BookingPage) => {
    const { booking } = page.file;
    const decision = findCancellation(booking);
    if (decision === null) return sendFile(request, reply, page);
    const quote = quoteCancellation(booking, dayAt(clock.now()));
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
    addRoute(app, route, {
      purpose: 'staff',
      schema: { hide: true, params, querystring: shown },
      handler: async (request, reply) => {
        const member = await requireService(request, reply, staff);
        if (member === null) return reply;
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

  addRoute(app, 'back_office_decision', {
    purpose: 'staff',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params,
      querystring: z.object({ version: z.coerce.number().int().min(0).optional() }),
      body: decisionBody,
    },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const file = await requireFile(service, request.params.bookingNumber);
      const { body } = request;
      const refuse = (fault: RefusedForm['fault'], outcome: StaffOutcome | null) => {
        const send = 'fee' in body ? sendCancellation : sendFile;
        return send(request, reply.code(400), { member, file, outcome, refused: toRefused(body, fault) });
      };
      const fault = findFault(body);
      if (fault !== null) return refuse(fault, null);
      const outcome = await decide(office, member, file, { ...body, ...request.query });
      const { bookingNumber } = file.booking;
      // An amount that is not possible is typed again next to the reason.
      if ('amount' in body && correctable.has(outcome)) return refuse(null, outcome);
      const next = outcome === 'fee-changed' ? 'back_office_cancellation' : 'back_office_booking';
      return reply.redirect(buildPath(next, { bookingNumber }, { outcome }), 303);
    },
  });

  addRoute(app, 'back_office_document', {
    purpose: 'staff',
    schema: { hide: true, params: params.extend({ document: z.string() }) },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const { booking } = await requireFile(service, request.params.bookingNumber);
      const document = await bookings.findTravelDocument(booking.checkoutId, request.params.document, 0);
      if (document === null) throw new HttpError(404, 'not-found', 'There is no such document.');
      await staff.audit(member.id, 'opened paper', booking.bookingNumber, { paper: request.params.document });
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

/** What staff do to a booking; all but sending a mail again needs a reason. */
type Decision = z.infer<typeof decisionBody>;

/** The field that cannot be read; null where all can. */
function findFault(body: Decision): RefusedForm['fault'] {
  if ('amount' in body && parseAmount(body.amount) === null) return 'amount';
  if ('dueOn' in body && parseDay(body.dueOn) === null) return 'dueOn';
  return 'note' in body && body.note.length < staffPolicy.minNoteLength ? 'note' : null;
}

function toRefused(body: Decision, fault: RefusedForm['fault']): RefusedForm {
  const forms = { goodwill: 'goodwill', note: 'note', 'request-payment': 'payment' } as const;
  const { decision } = body;
  return {
    form: decision in forms ? forms[decision as keyof typeof forms] : 'decide',
    note: 'note' in body ? body.note : '',
    amount: 'amount' in body ? body.amount : '',
    dueOn: 'dueOn' in body ? body.dueOn : '',
    fault,
  };
}

async function decide(
  { service, staff, clock }: OfficeDeps,
  member: StaffMember,
  { booking }: BookingFile,
  body: Decision & { readonly version?: number | undefined },
): Promise<StaffOutcome> {
  const carryOut = () => {
    if (body.decision === 'link') return service.sendLink(booking.id, member.name);
    if (body.decision === 'documents') return service.sendDocuments(booking.id, member.name);
    if (body.decision === 'withdraw-payment')
      return service.withdrawPayment(booking.id, { by: member.name, note: '' });
    if (!('note' in body))
      return service.goodwill.decide(
        booking.id,
        body.refund,
        body.decision === 'goodwill-confirm' ? 'confirm' : 'withdraw',
        member.name,
      );
    const said = { by: member.name, note: body.note };
    if (body.decision === 'note') return service.goodwill.addNote(booking.id, said);
    if (body.decision === 'goodwill')
      return service.goodwill.give(booking.id, parseAmount(body.amount) ?? 0, said);
    if (body.decision === 'request-payment') {
      const [amount, dueOn] = [parseAmount(body.amount), parseDay(body.dueOn)];
      if (amount === null || dueOn === null) return 'not-possible';
      return service.requestPayment(booking.id, { amount, dueOn }, said);
    }
    const { decision, note, version } = body;
    const signed = { by: member.name, note, version };
    if ('fee' in body) {
      // By the time staff press the button, another day may have begun with another fee.
      const { fee, refund } = quoteCancellation(booking, dayAt(clock.now()));
      const hasChanged = fee !== body.fee || refund !== body.refund;
      if (findCancellation(booking) === decision && hasChanged) return 'fee-changed';
    }
    if (decision === 'retry') return service.retry(booking.id, signed);
    if (decision === 'seen') return service.settleAttention(booking.id, signed);
    if (decision === 'cancel') return service.cancel(booking.id, signed);
    if (decision === 'refund-given' || decision === 'paid-out' || decision === 'miles-returned')
      return service.endRefund(booking.id, decision, signed);
    return service.resolve(booking.id, decision, signed);
  };
  const outcome = await carryOut();
  const facts = 'note' in body ? { note: body.note, version: body.version } : {};
  await staff.audit(member.id, 'decided', booking.bookingNumber, {
    decision: body.decision,
    ...facts,
    outcome,
  });
  return outcome;
}

/** The signed-in member of the service staff; null when the reply redirects to the sign-in. @throws HttpError 403 for other staff */
const requireService = (request: FastifyRequest, reply: FastifyReply, staff: StaffStore) =>
  requireStaffPage(request, reply, staff, ['service']);

async function requireFile(service: OfficeService, bookingNumber: string): Promise<BookingFile> {
  const file = await service.open(bookingNumber);
  if (file === null) throw new HttpError(404, 'not-found', 'There is no such booking.');
  return file;
}

const inline = (name: string) => `inline; filename*=UTF-8''${encodeURIComponent(name)}`;
