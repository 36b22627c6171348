import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { NOTICE_ANSWERS } from '../../domain/booking/trip-notice.ts';
import type { TripAccess } from '../../features/booking/my-trips/trip-access.ts';
import type { NoticeAnswers } from '../../features/booking/notices/answer-notice.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { buildPath } from '../../url.ts';
import { requireAct } from './require-act.server.ts';
import { tripParams } from './trip-calls.server.ts';

/** Dependencies of the answers to notices. */
export interface NoticeCallDeps {
  readonly access: TripAccess;
  readonly noticeAnswers: Pick<NoticeAnswers, 'answer'>;
}

/** Registers the form that answers a notice: it needs the right to act (checkout X-092), and leads back to the notice. */
export function registerNoticeCalls(app: FastifyInstance, { access, noticeAnswers }: NoticeCallDeps): void {
  addRoute(app, 'trip_notice_answer', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams.extend({ noticeId: z.string().max(64).describe('Id of the notice') }),
      body: z.object({
        answer: z.enum(NOTICE_ANSWERS),
        key: z.string().max(200).optional().describe('Signed key of the mail’s link'),
      }),
    },
    handler: async (request, reply) => {
      const { answer, key } = request.body;
      const { noticeId } = request.params;
      const { booking } = await requireAct(access, request, key ?? null);
      const outcome = await noticeAnswers.answer(booking.id, noticeId, answer);
      const busy = outcome === 'busy' ? '' : null;
      return leaveTo(reply, buildPath('trip_notice', request.params, { key, busy }));
    },
  });
}
