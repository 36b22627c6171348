import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import { requestLimits } from '../../defaults.ts';
import { buyInCharged } from '../../domain/money/purchase-currency.ts';
import { readTrackingParams } from '../../domain/search/tracking-params.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import {
  createCheckoutBody,
  createCheckoutResult,
} from '../../features/hotel/trip/check/create-checkout-schema.ts';
import { checkPrice } from '../../features/trip-search/offers/check-price.server.ts';
import { readOfferChoice } from '../../features/trip-search/offers/show-offer.server.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../features/trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../features/trip-search/visit/search-visit.server.ts';
import type { AnalyticsQueue } from '../../ports/analytics/analytics-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { or503WhileUnready, requireAnswer } from '../../server/http/require-answer.server.ts';
import { trackServerEvent } from '../../server/visitor/track-server-event.server.ts';
import { requireVisitorKey } from '../../server/visitor/visitor-cookies.server.ts';
import type { Outcome } from '../../site/outcome.ts';
import { describeTrip } from './describe-trip.server.ts';
import { cartSchema, presentCart } from './present-cart.server.ts';

const createAnswer = createCheckoutResult.extend({
  cart: cartSchema.nullable().describe('Null when no checkout was created'),
  ancillaries: z.array(z.never()).describe('Always empty; extras have their own call'),
});
type CreateAnswer = z.infer<typeof createAnswer>;

/** Dependencies of the call. */
export interface CheckoutShop {
  readonly search: Search;
  readonly checkouts: CheckoutStore;
  readonly analytics: AnalyticsQueue | null;
}

/** Registers the call that creates a checkout (CAPI-002, CAPI-003, CREATE-001 to CREATE-011); failures are sent to analytics. */
export function registerCheckoutCalls(app: FastifyInstance, shop: CheckoutShop): void {
  addRoute(app, 'do_checkout_create', {
    bucket: 'choices',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Create the checkout of an offer at the accepted total',
      tags: ['shop'],
      params: localeParams,
      body: createCheckoutBody,
      response: { 200: createAnswer, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { offer, total, search, trackingParams } = request.body;
      const visit = request.visit;
      const session = requireVisitorKey(request, reply, 'session');
      reply.header('cache-control', 'no-store');
      const outcome = await or503WhileUnready(() =>
        createCheckout(openSearchVisit(shop.search, visit), shop.checkouts, {
          session,
          brand: visit.brand,
          offer,
          total,
          search,
          trackingParams: readTrackingParams(Object.entries(trackingParams)),
        }),
      );
      const answer = requireAnswer(outcome);
      const [failure] = answer.messages;
      if (failure !== undefined)
        trackServerEvent(shop, request, visit, {
          name: 'checkout_failed',
          params: { offerId: offer, reason: failure.code },
        });
      return answer;
    },
  });
}

type NewCheckout = z.output<typeof createCheckoutBody> & {
  readonly session: string;
  readonly brand: Pick<Brand, 'key' | 'companyId'>;
};

/** Verifies the offer with the supplier first; creates no checkout unless the supplier confirms it at this total. */
async function createCheckout(
  visit: SearchVisit,
  checkouts: CheckoutStore,
  { session, brand, offer, total, search, trackingParams }: NewCheckout,
): Promise<Outcome<CreateAnswer>> {
  const chosen = readOfferChoice(visit, search, offer);
  if (!chosen.ok) return chosen;
  const checked = await checkPrice(visit, search, { offer, shownTotal: total });
  if (!checked.ok) return checked;
  const { status, reason, offer: current, old } = checked.value;
  const refused = { success: false, cart: null, ancillaries: [] };
  if (status === 'changed' && current !== null) {
    const change = { type: 'price' as const, offerId: offer, oldTotal: old?.totalAmount ?? null };
    const changes = [{ ...change, newTotal: current.price.totalAmount }];
    return { ok: true, value: { ...refused, messages: [{ code: 'price-changed' }], changes } };
  }
  if (status !== 'same' || current === null) {
    return { ok: true, value: { ...refused, messages: [{ code: reason ?? 'gone' }], changes: [] } };
  }
  const { key, party } = chosen.value;
  const checkout = await checkouts.create(session, {
    brand: brand.key,
    companyId: brand.companyId,
    baseTotal: current.price.totalAmount,
    currency: visit.currency,
    purchase: buyInCharged(visit.currency),
    offerKey: key,
    party,
    trip: await describeTrip(visit, current, search, chosen.value),
    trackingParams,
  });
  const created = { success: true, cart: presentCart(checkout), messages: [], changes: [], ancillaries: [] };
  return { ok: true, value: created };
}
