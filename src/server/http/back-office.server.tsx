import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { dayAt } from '../../domain/calendar-day.ts';
import type { Clock } from '../../domain/clock.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { negotiateLanguage } from '../../domain/negotiate-language.ts';
import { BOOKING_STATES, type BookingState } from '../../features/booking/booking-state.ts';
import type { Bookings } from '../../features/booking/bookings.ts';
import { BookingFilePage } from '../../features/booking/office/booking-file-page.tsx';
import { BookingListPage } from '../../features/booking/office/booking-list-page.tsx';
import { quoteCancellation } from '../../features/booking/office/quote-cancellation.ts';
import type { BookingFile } from '../../features/booking/read-booking-file.server.ts';
import type { StaffDesk, StaffOutcome } from '../../features/booking/staff-desk.server.ts';
import stylesheet from '../../features/staff/office.css?inline';
import { OfficeFrame } from '../../features/staff/office-frame.tsx';
import { SignInPage } from '../../features/staff/sign-in-page.tsx';
import type { StaffMember } from '../../features/staff/staff.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import { escapeText } from '../escape-html.server.ts';
import { addRoute } from './add-route.server.ts';
import { Refusal } from './refusal.server.ts';
import { endStaffSession, keepStaffSession, requireStaffPage } from './staff-session.server.ts';

export interface BackOffice {
  readonly staff: StaffStore;
  readonly desk: StaffDesk;
  readonly bookings: Pick<Bookings, 'findPaper'>;
  readonly clock: Clock;
}

const listed = 100;
const decisions = ['retry', 'cancel', ...BOOKING_STATES] as const;
const outcomes = ['done', 'not-possible', 'moved', 'no-such-booking'] as const;

/** `/_office`: staff find bookings, see what happened to them, and decide where nobody else can. Everything is written down with their name. */
export function registerBackOffice(app: FastifyInstance, office: BackOffice, isHttps: boolean): void {
  registerSignIn(app, office, isHttps);
  registerBookings(app, office);
}

function registerSignIn(app: FastifyInstance, { staff }: BackOffice, isHttps: boolean): void {
  const path = buildPath('back_office', {});
  addRoute(app, 'back_office_sign_in', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const texts = await textsOf(request);
      return sendPage(request, reply, null, <SignInPage {...{ texts }} email="" refusal={null} />);
    },
  });
  addRoute(app, 'back_office_enter', {
    bucket: 'choices',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({
        email: z.string().trim().max(254),
        password: z.string().max(400),
        code: z.string().max(20),
      }),
    },
    handler: async (request, reply) => {
      const { email, password, code } = request.body;
      const answer = await staff.signIn({ email, password, code: code.replaceAll(' ', '') });
      if (answer.ok) {
        keepStaffSession(reply, answer.token, isHttps);
        return reply.redirect(path, 303);
      }
      const { reason: refusal } = answer;
      const texts = await textsOf(request);
      reply.code(refusal === 'locked' ? 429 : 401);
      return sendPage(request, reply, null, <SignInPage {...{ texts, email, refusal }} />);
    },
  });
  addRoute(app, 'back_office_sign_out', {
    schema: { hide: true },
    handler: async (request, reply) => {
      await endStaffSession(request, reply, staff);
      return reply.redirect(buildPath('back_office_sign_in', {}), 303);
    },
  });
}

function registerBookings(app: FastifyInstance, office: BackOffice): void {
  const { desk, staff, bookings, clock } = office;
  addRoute(app, 'back_office', {
    schema: {
      hide: true,
      querystring: z.object({
        text: z.string().max(200).default(''),
        state: z.enum(['', ...BOOKING_STATES]).default(''),
      }),
    },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const { text, state } = request.query;
      const chosen = state === '' ? null : state;
      const found = await desk.search({ text, limit: listed, ...(chosen === null ? {} : { state: chosen }) });
      if (text !== '') await staff.audit(member.id, 'searched', text);
      const props = { texts: await textsOf(request), language: languageOf(request), text, state: chosen };
      return sendPage(request, reply, member, <BookingListPage {...props} bookings={found} />);
    },
  });

  const params = z.object({ bookingNumber: z.string() });
  addRoute(app, 'back_office_booking', {
    schema: { hide: true, params, querystring: z.object({ outcome: z.enum(outcomes).optional() }) },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const file = await requireFile(desk, request.params.bookingNumber);
      const { booking } = file;
      await staff.audit(member.id, 'looked', booking.bookingNumber);
      const props = {
        texts: await textsOf(request),
        language: languageOf(request),
        file,
        quote: booking.state === 'booked' ? quoteCancellation(booking.order, dayAt(clock.now())) : null,
        outcome: request.query.outcome ?? null,
      };
      return sendPage(request, reply, member, <BookingFilePage {...props} />);
    },
  });

  addRoute(app, 'back_office_decision', {
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params,
      body: z.object({ decision: z.enum(decisions), note: z.string().trim().min(3).max(400) }),
    },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const file = await requireFile(desk, request.params.bookingNumber);
      const outcome = await decide(office, member, file, request.body);
      const { bookingNumber } = file.booking;
      return reply.redirect(buildPath('back_office_booking', { bookingNumber }, { outcome }), 303);
    },
  });

  addRoute(app, 'back_office_paper', {
    schema: { hide: true, params: params.extend({ paper: z.string() }) },
    handler: async (request, reply) => {
      const member = await requireService(request, reply, staff);
      if (member === null) return reply;
      const { booking } = await requireFile(desk, request.params.bookingNumber);
      const paper = await bookings.findPaper(booking.checkoutId, request.params.paper);
      if (paper === null) throw new Refusal(404, 'not-found', 'There is no such paper.');
      await staff.audit(member.id, 'opened paper', booking.bookingNumber, { paper: request.params.paper });
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': inline(paper.name) })
        .type(paper.type)
        .send(Buffer.from(paper.content));
    },
  });
}

async function decide(
  { desk, staff }: BackOffice,
  member: StaffMember,
  { booking }: BookingFile,
  { decision, note }: { readonly decision: BookingState | 'retry' | 'cancel'; readonly note: string },
): Promise<StaffOutcome> {
  const signed = { by: member.name, note };
  await staff.audit(member.id, 'decided', booking.bookingNumber, { decision, note });
  if (decision === 'retry') return desk.retry(booking.id, signed);
  if (decision === 'cancel') return desk.cancel(booking.id, signed);
  return desk.resolve(booking.id, decision, signed);
}

/** Who is signed in and may look after bookings; null where the reply has sent them to sign in. @throws Refusal 403 for other staff */
const requireService = (request: FastifyRequest, reply: FastifyReply, staff: StaffStore) =>
  requireStaffPage(request, reply, staff, ['service']);

async function requireFile(desk: StaffDesk, bookingNumber: string): Promise<BookingFile> {
  const file = await desk.open(bookingNumber);
  if (file === null) throw new Refusal(404, 'not-found', 'There is no such booking.');
  return file;
}

const languageOf = (request: FastifyRequest): Language =>
  negotiateLanguage({
    acceptLanguage: request.headers['accept-language'] ?? null,
    available: LANGUAGES,
  });
const textsOf = (request: FastifyRequest): Promise<Texts> => loadTexts(languageOf(request));
const inline = (name: string) => `inline; filename*=UTF-8''${encodeURIComponent(name)}`;

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember | null,
  page: ReactNode,
): Promise<FastifyReply> {
  const texts = await textsOf(request);
  const nonce = reply.allowPage();
  const body = renderToStaticMarkup(<OfficeFrame {...{ texts, member }}>{page}</OfficeFrame>);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="${languageOf(request)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${escapeText(texts('office.title'))}</title><style nonce="${nonce}">${stylesheet}</style></head><body>${body}</body></html>`,
    );
}
