import type { FastifyInstance } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { OrderCodes } from '../../features/checkout/codes/order-codes.server.ts';
import { createCheckoutBody } from '../../features/hotel/trip/check/create-checkout-schema.ts';
import { readTrackingParams } from '../../features/hotel/trip/check/read-tracking-params.ts';
import type { AnalyticsQueue } from '../../ports/analytics/analytics-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { or503WhileUnready, requireAnswer } from '../../server/http/require-answer.server.ts';
import { countSaleStep, type StepCounting } from '../../server/visitor/count-sale-step.server.ts';
import { rotateMemberSession } from '../../server/visitor/member-session.server.ts';
import { trackServerEvent } from '../../server/visitor/track-server-event.server.ts';
import {
  createVisitorKey,
  readVisitor,
  setVisitorCookie,
} from '../../server/visitor/visitor-cookies.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { createCheckout, createCheckoutResponse } from './create-checkout.server.ts';
import { enterPendingCode } from './enter-pending-code.server.ts';

/** Dependencies of the call. */
export interface CheckoutCallDeps extends StepCounting {
  readonly search: Search;
  readonly checkouts: CheckoutStore;
  readonly codes: OrderCodes;
  readonly analytics: AnalyticsQueue | null;
  /** Sessions of members; null for a shop without. */
  readonly members: { readonly store: { rotate(token: string): Promise<string | null> } } | null;
}

/** Registers the call that creates a checkout (CAPI-002, CAPI-003, CREATE-001 to CREATE-011); failures are sent to analytics. */
export function registerCheckoutCalls(app: FastifyInstance, deps: CheckoutCallDeps): void {
  addRoute(app, 'do_checkout_create', {
    purpose: 'creating',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Create the checkout of an offer at the accepted total',
      tags: ['shop'],
      params: localeParams,
      body: createCheckoutBody,
      response: { 200: createCheckoutResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { offer, total, search, trackingParams, changes } = request.body;
      const visit = request.visit;
      // A new one for each checkout: another site that planted the cookie of before does not know it.
      const session = createVisitorKey();
      reply.header('cache-control', 'no-store');
      const outcome = await or503WhileUnready(() =>
        createCheckout(openSearchVisit(deps.search, visit), deps.checkouts, {
          session,
          previousSession: readVisitor(request).session,
          memberId: request.member?.id ?? null,
          brand: visit.brand,
          offer,
          total,
          search,
          changes,
          trackingParams: readTrackingParams(Object.entries(trackingParams)),
        }),
      );
      const response = requireAnswer(outcome);
      if (response.success) {
        setVisitorCookie(request, reply, 'session', session);
        countSaleStep(deps, request, visit, 'checkout');
        await rotateMemberSession(request, reply, deps.members?.store ?? null);
      }
      const [failure] = response.messages;
      if (failure !== undefined)
        trackServerEvent(deps, request, visit, {
          name: 'checkout_failed',
          params: { offerId: offer, reason: failure.code },
        });
      if (response.cart === null) return response;
      const checkoutId = response.cart.checkout.id;
      return { ...response, ...(await enterPendingCode(deps, request, reply, { checkoutId, session })) };
    },
  });
}
