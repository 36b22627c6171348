import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { type MilesProblem, milesProblemParam } from '../../features/checkout/payment/miles/miles-offer.ts';
import { milesBody, milesResult } from '../../features/checkout/payment/miles/miles-schema.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import { cartSchema } from './cart-schema.server.ts';
import type { Loyalty } from './find-miles-offer.server.ts';
import { beginMilesLink, finishMilesLink } from './link-miles.server.ts';
import type { OpenCheckoutDeps } from './open-checkout.server.ts';
import { presentCart } from './present-cart.server.ts';
import { redeemMiles, unlinkMiles } from './redeem-miles.server.ts';
import { beingBooked, checkoutCall, checkoutParams, requireOpenCheckout } from './require-checkout.server.ts';

/** Dependencies of the calls of the miles block. */
export interface MilesCallDeps extends OpenCheckoutDeps {
  readonly loyalty: Loyalty | null;
  readonly clock: Clock;
}

const milesResponse = milesResult.extend({
  cart: cartSchema.describe('The cart after the call, unchanged when `success` is false'),
});

/** Registers the call of the miles block (CAPI-038), and the way to the programme's page and back (checkout X-043). */
export function registerMilesCalls(app: FastifyInstance, deps: MilesCallDeps): void {
  addRoute(app, 'do_miles_more', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxTinyBodyBytes,
    schema: {
      summary:
        'Set the miles that a checkout redeems; a form is answered with a redirect to the payment page',
      ...checkoutCall,
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      body: milesBody,
      response: { 200: milesResponse, 303: z.null(), '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const isForm =
        request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
      const own = await requireOpenCheckout(request, reply, deps).catch((error: unknown) => {
        // The page itself says that the session is over, or that the checkout is being booked.
        if (isForm && error instanceof HttpError) return null;
        throw error;
      });
      if (own === null) return backToPayment(reply, request.params, null);
      const { checkout, visit } = own;
      const visitor = readVisitor(request);
      const { use, link, points } = request.body;
      const set =
        link === 'remove'
          ? await unlinkMiles(deps, { visitor, checkout })
          : await redeemMiles(
              deps,
              { visit, visitor, checkout, points: use === 'none' ? 0 : points },
              (message) => request.log.error(message),
            );
      const problem = set.ok ? null : set.problem;
      if (problem === 'being-booked') {
        if (isForm) return backToPayment(reply, request.params, null);
        throw beingBooked();
      }
      if (isForm) return backToPayment(reply, request.params, problem);
      const shown = set.ok ? set.checkout : checkout;
      return {
        success: set.ok,
        miles: shown.miles === null ? null : { points: shown.miles.points, amount: shown.miles.amount },
        messages: problem === null ? [] : [{ context: 'miles' as const, code: problem }],
        cart: presentCart(shown, undefined, undefined, set.ok ? set.balance : null),
      };
    },
  });
  registerLink(app, deps);
}

function registerLink(app: FastifyInstance, deps: MilesCallDeps): void {
  addRoute(app, 'miles_link', {
    purpose: 'checkout',
    schema: { hide: true, params: checkoutParams },
    handler: async (request, reply) => {
      const { loyalty } = deps;
      const own = await requireOpenCheckout(request, reply, deps).catch((error: unknown) => {
        if (error instanceof HttpError) return null;
        throw error;
      });
      if (own === null || loyalty === null || own.visit.brand.milesPayment === null)
        return backToPayment(reply, request.params, null);
      const address = await beginMilesLink(loyalty, {
        checkoutId: own.checkout.id,
        redirectUri: redirectUriOf(request),
        language: own.visit.language,
      });
      return leaveTo(reply, address);
    },
  });

  addRoute(app, 'miles_linked', {
    purpose: 'checkout',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      const query = new URL(request.url, request.site.origin).searchParams;
      const { _locale } = request.params;
      const end = await finishMilesLink(deps, {
        state: query.get('state'),
        code: query.get('code'),
        redirectUri: redirectUriOf(request),
        visit: request.visit,
        visitor: readVisitor(request),
      });
      if (end.outcome === 'not-found') return leaveTo(reply, buildPath('homepage', { _locale }));
      const { outcome, checkoutId } = end;
      if (outcome === 'linked') return backToPayment(reply, { _locale, checkoutId }, null);
      request.log.info({ outcome }, 'no account of the loyalty programme was linked');
      return backToPayment(reply, { _locale, checkoutId }, 'milesMoreLoginError');
    },
  });
}

function redirectUriOf({ site, visit }: FastifyRequest): string {
  return site.origin + buildPath('miles_linked', { _locale: visit.locale });
}

function backToPayment(
  reply: FastifyReply,
  { _locale, checkoutId }: { readonly _locale: string; readonly checkoutId: string },
  problem: MilesProblem | null,
): FastifyReply {
  const query = problem === null ? {} : { [milesProblemParam]: problem };
  return leaveTo(reply, `${buildPath('checkout_customer_payment', { _locale, checkoutId }, query)}#miles`);
}
