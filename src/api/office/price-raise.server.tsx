import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits, staffPolicy } from '../../defaults.ts';
import { RAISE_REASONS } from '../../domain/booking/trip-notice.ts';
import { parseAmount } from '../../domain/money/parse-amount.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import {
  PriceRaisePage,
  type PriceRaisePageProps,
} from '../../features/booking/notices/price-raise-page.tsx';
import { RAISE_MESSAGES } from '../../features/booking/notices/raise-outcome.ts';
import { generateNoticeId, noticeIdShape } from '../../features/booking/notices/take-notices.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const params = z.object({ bookingNumber: z.string().max(40) });

/** The page on which the price of a booked trip is raised (Directive (EU) 2015/2302, Article 10). */
export function registerPriceRaise(app: FastifyInstance, { staff, notices }: OfficeDeps): void {
  const sendForm = async (
    request: FastifyRequest<{ Params: z.infer<typeof params> }>,
    reply: FastifyReply,
    member: StaffMember,
    shown: Pick<PriceRaisePageProps, 'raiseId' | 'outcome' | 'refused' | 'reason'>,
  ) => {
    const { bookingNumber } = request.params;
    const found = await notices.findRaisable(bookingNumber);
    if (found === null) throw new HttpError(404, 'not-found', 'There is no such trip.');
    const page = { texts: await textsOf(request), language: languageOf(request), bookingNumber };
    return sendOfficePage(request, reply, member, <PriceRaisePage {...page} {...found} {...shown} />);
  };

  addOfficeRoute(app, staff, 'back_office_price_raise', {
    roles: ['service'],
    schema: {
      hide: true,
      params,
      querystring: z.object({ outcome: z.enum(RAISE_MESSAGES).optional() }),
    },
    handler: async (request, reply, member) => {
      return sendForm(request, reply, member, {
        raiseId: generateNoticeId(),
        outcome: request.query.outcome ?? null,
        refused: null,
      });
    },
  });

  addOfficeRoute(app, staff, 'back_office_price_raise_enter', {
    roles: ['service'],
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params,
      body: z.object({
        id: z.string().regex(noticeIdShape),
        amount: z.string().trim().max(20),
        reason: z.enum(RAISE_REASONS),
        note: z.string().trim().max(staffPolicy.maxNoteLength).default(''),
      }),
    },
    handler: async (request, reply, member) => {
      const { bookingNumber } = request.params;
      // The field of every form of staff is a note; of a raise it says how it is calculated, which the traveller reads.
      const { id, amount: typed, reason, note: calculation } = request.body;
      const found = await notices.findRaisable(bookingNumber);
      if (found === null) throw new HttpError(404, 'not-found', 'There is no such trip.');
      const amount = parseAmount(typed, found.currency);
      if (amount === null || calculation.length < staffPolicy.minNoteLength) {
        const fault = amount === null ? ('amount' as const) : ('note' as const);
        const refused = { form: 'raise', fault, note: calculation, amount: typed, dueOn: '' } as const;
        return sendForm(request, reply.code(400), member, { raiseId: id, outcome: null, refused, reason });
      }
      const raise = { id, amount, reason, calculation, by: member.name };
      const outcome = await notices.enterRaise(bookingNumber, raise);
      await staff.audit(member.id, 'price raised', bookingNumber, { amount: typed, outcome });
      return reply.redirect(buildPath('back_office_price_raise', { bookingNumber }, { outcome }), 303);
    },
  });

  addOfficeRoute(app, staff, 'back_office_price_raise_seen', {
    roles: ['service'],
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params,
      body: z.object({ id: z.string().max(64) }),
    },
    handler: async (request, reply, member) => {
      const { bookingNumber } = request.params;
      const isMarked = await notices.markLateRaiseSeen(bookingNumber, request.body.id);
      if (isMarked) await staff.audit(member.id, 'late raise seen', bookingNumber);
      const outcome = isMarked ? { outcome: 'seen' } : {};
      return reply.redirect(buildPath('back_office_price_raise', { bookingNumber }, outcome), 303);
    },
  });
}
