import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { TripAccess } from '../../../features/booking/my-trips/trip-access.ts';
import {
  type AnswerVoucherOffer,
  VOUCHER_ANSWERS,
} from '../../../features/booking/voucher-offer/answer-voucher-offer.server.ts';
import {
  describeVoucherOffer,
  labelOfTaking,
} from '../../../features/booking/voucher-offer/describe-voucher-offer.ts';
import type { OpenedOffers } from '../../../features/booking/voucher-offer/show-voucher-offers.server.ts';
import type { ShownVoucherOffer } from '../../../features/booking/voucher-offer/shown-voucher-offer.ts';
import { addRoute } from '../../../server/http/add-route.server.ts';
import { HttpError } from '../../../server/http/http-error.server.ts';
import { leaveTo } from '../../../server/http/leave-to.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { requireAct } from '../require-act.server.ts';
import { tripParams } from '../trip-calls.server.ts';

/** Dependencies of the answers to vouchers in place of money. */
export interface VoucherOfferCallDeps {
  readonly access: TripAccess;
  readonly showOffers: (opened: OpenedOffers) => Promise<readonly ShownVoucherOffer[]>;
  readonly answerVoucherOffer: AnswerVoucherOffer;
  readonly clock: Clock;
}

/**
 * Registers the form that answers an offer: it gives up a right to money, so it needs the right to act (checkout X-092). The words that the traveller has
 * read are stored with the answer.
 */
export function registerVoucherOfferCalls(
  app: FastifyInstance,
  { access, showOffers, answerVoucherOffer, clock }: VoucherOfferCallDeps,
): void {
  addRoute(app, 'trip_voucher_answer', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams.extend({ offerId: z.string().max(64).describe('Id of the offer') }),
      body: z.object({
        answer: z.enum(VOUCHER_ANSWERS),
        key: z.string().max(200).optional().describe('Signed key of the mail’s link'),
      }),
    },
    handler: async (request, reply) => {
      const { answer, key = null } = request.body;
      const { checkoutId, offerId } = request.params;
      const { language, locale } = request.visit;
      const { booking } = await requireAct(access, request, key);
      const opened = { bookingId: booking.id, checkoutId, locale, linkKey: key, now: clock.now() };
      const offer = (await showOffers(opened)).find(({ id }) => id === offerId);
      if (offer === undefined) throw new HttpError(404, 'not-found', 'There is no such offer.');
      const texts = await loadTexts(language);
      const label = answer === 'take' ? labelOfTaking(offer, texts) : texts('voucherOffer.refuse');
      const words = [...describeVoucherOffer(offer, texts, language), label].join('\n');
      const outcome = await answerVoucherOffer(booking.id, offerId, answer, { language, words });
      const busy = outcome === 'busy' ? '' : null;
      return leaveTo(reply, buildPath('trip_voucher_offer', request.params, { key, busy }));
    },
  });
}
