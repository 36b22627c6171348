import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { generateToken } from '../../database/token.server.ts';
import { loyaltyTimings, requestLimits } from '../../defaults.ts';
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
import { type Loyalty, linkOwnerOf } from './find-miles-offer.server.ts';
import type { OpenCheckoutDeps } from './open-checkout.server.ts';
import { findOwnCheckout } from './own-checkout.server.ts';
import { cartSchema, presentCart } from './present-cart.server.ts';
import { redeemMiles } from './redeem-miles.server.ts';
import { beingBooked, checkoutParams, requireOpenCheckout } from './require-checkout.server.ts';

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
      tags: ['shop'],
      params: checkoutParams,
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
      const { use, link } = request.body;
      const points = use === 'none' || link === 'remove' ? 0 : request.body.points;
      const set = await redeemMiles(deps, { visit, visitor, checkout, points }, (message) =>
        request.log.error(message),
      );
      if (!set.ok && set.problem === 'being-booked') {
        if (isForm) return backToPayment(reply, request.params, null);
        throw beingBooked();
      }
      if (set.ok && link === 'remove') await deps.loyalty?.links.remove(linkOwnerOf(checkout, visitor));
      const problem = set.ok ? null : (set.problem as MilesProblem);
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

/** Only the browser whose checkout it is comes back with an answer that counts: the state belongs to the checkout, which belongs to its session. */
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
      const [state, codeVerifier] = [generateToken(), generateToken()];
      await loyalty.links.begin({ state, checkoutId: own.checkout.id, codeVerifier });
      const address = loyalty.loyalty.buildLinkAddress({
        state,
        codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
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
      const attempt = (await deps.loyalty?.links.take(query.get('state') ?? '')) ?? null;
      const visitor = readVisitor(request);
      const own =
        attempt === null
          ? null
          : await findOwnCheckout(deps, { ...request, visitor, checkoutId: attempt.checkoutId });
      if (attempt === null || own === null || deps.loyalty === null)
        return leaveTo(reply, buildPath('homepage', { _locale }));
      const { loyalty, links } = deps.loyalty;
      const code = query.get('code');
      const answer = {
        code: code ?? '',
        redirectUri: redirectUriOf(request),
        codeVerifier: attempt.codeVerifier,
      };
      const linked =
        code === null
          ? ({ outcome: 'refused' } as const)
          : await loyalty.finishLink(answer, { timeoutMs: loyaltyTimings.callTimeoutMs });
      if (linked.outcome === 'confirmed')
        await links.save(linkOwnerOf(own.checkout, visitor), linked.member, linked.token);
      else request.log.info({ outcome: linked.outcome }, 'no account of the loyalty programme was linked');
      const problem = linked.outcome === 'confirmed' ? null : 'milesMoreLoginError';
      return backToPayment(reply, { _locale, checkoutId: own.checkout.id }, problem);
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
