import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import {
  extrasResult,
  setExtrasBody,
  setMarketBody,
} from '../../features/checkout/extras/choices/extras-schema.ts';
import type { ExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import { insuranceMarketOf, listSellable } from '../../features/checkout/extras/present-extras.server.ts';
import {
  type ExtrasRefusal,
  setExtras,
  setInsuranceMarket,
} from '../../features/checkout/extras/set-extras.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError, unavailable } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import type { Visit } from '../../site/visit.ts';
import { cartSchema } from './cart-schema.server.ts';
import { ancillarySchema, carConditionsSchema, presentAncillary } from './extras-response.server.ts';
import type { OpenCheckoutDeps } from './open-checkout.server.ts';
import { presentCart } from './present-cart.server.ts';
import {
  beingBooked,
  checkoutCall,
  checkoutParams,
  requireNamedCheckout,
  requireOpenCheckout,
  requireOwnCheckout,
} from './require-checkout.server.ts';

/** Dependencies of the extras calls. */
export interface ExtrasCallDeps extends OpenCheckoutDeps {
  readonly extrasService: ExtrasService;
}

const extrasResponse = extrasResult.extend({
  cart: cartSchema.nullable().describe('The cart after the call, unchanged when `success` is false'),
  changes: z.array(z.never()).describe('Always empty; the step reports price changes when it opens'),
  ancillaries: z
    .array(ancillarySchema)
    .describe('The offered extras, with the insurances of the country of residence'),
});
type ExtrasResponse = z.infer<typeof extrasResponse>;
const responses = { 200: extrasResponse, '4xx': errorSchema, 503: errorSchema };

/** Registers the calls of the extras step (CAPI-004 to CAPI-007, CAPI-033, CAPI-034, CAPI-036, CAPI-039). */
export function registerExtrasCalls(app: FastifyInstance, deps: ExtrasCallDeps): void {
  registerListing(app, deps);
  registerChoosing(app, deps);
  registerConditions(app, deps);
}

function registerListing(app: FastifyInstance, deps: ExtrasCallDeps): void {
  const summary = 'List the extras of a checkout';
  addRoute(app, 'get_checkout_ancillaries', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary,
      tags: ['shop'],
      params: localeParams,
      response: responses,
      body: z.object({ checkoutId: z.string(), data: z.unknown().optional() }),
    },
    handler: async (request, reply) => {
      const { checkoutId } = request.body;
      const { checkout, visit } = await requireNamedCheckout(request, reply, deps, checkoutId);
      return listExtras(deps, visit, checkout);
    },
  });
  addRoute(app, 'get_ancillaries', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary,
      ...checkoutCall,
      response: responses,
      body: z.object({ data: z.unknown().optional() }).nullish(),
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      return listExtras(deps, visit, checkout);
    },
  });
}

function registerChoosing(app: FastifyInstance, deps: ExtrasCallDeps): void {
  const extrasDeps = { service: deps.extrasService, checkouts: deps.checkouts };
  addRoute(app, 'do_ancillaries_set', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    schema: {
      summary: 'Replace the chosen extras; the server calculates their prices',
      ...checkoutCall,
      response: responses,
      body: setExtrasBody,
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOpenCheckout(request, reply, deps);
      const { extras, total = null } = request.body.data;
      const set = await setExtras(extrasDeps, visit, checkout, { choices: extras, total });
      if (!set.ok && set.reason === 'being-booked') throw beingBooked();
      if (!set.ok) logRefusal(request.log, checkout, set.reason);
      const offered = set.ok ? [] : await listAncillaries(deps, visit, checkout);
      return set.ok ? succeed(set.checkout, []) : fail(checkout, set.reason, offered);
    },
  });
  addRoute(app, 'do_insurance_market_set', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Set the country of residence; removes insurances of another country',
      ...checkoutCall,
      response: responses,
      body: setMarketBody,
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOpenCheckout(request, reply, deps);
      const { market } = request.body.data;
      requireMarket(visit, market);
      const changed = await setInsuranceMarket(deps.checkouts, checkout, market);
      if (changed === null) throw beingBooked();
      return succeed(changed, await listAncillaries(deps, visit, changed));
    },
  });
}

function registerConditions(app: FastifyInstance, deps: ExtrasCallDeps): void {
  addRoute(app, 'get_rental_car_conditions', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Rental conditions of a car',
      ...checkoutCall,
      params: checkoutParams.extend({ serviceId: z.string().max(100) }),
      response: { 200: carConditionsSchema, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      const { serviceId } = request.params;
      const offer = await deps.extrasService.loadOffer(checkout, insuranceMarketOf(checkout, visit));
      if (offer.state === 'no-answer') throw unavailable('The supplier does not answer.');
      const cars = offer.state === 'offered' ? listSellable(offer, visit) : [];
      const car = cars.find(({ id }) => id === serviceId)?.car;
      if (car === undefined) throw new HttpError(404, 'not-found', 'There is no such rental car.');
      return { serviceId, conditions: car };
    },
  });
}

function requireMarket(visit: Visit, market: MarketCode): void {
  if (visit.brand.markets.some(({ code }) => code === market)) return;
  throw new HttpError(400, 'invalid-input', 'The site has no such market.');
}

async function listExtras(deps: ExtrasCallDeps, visit: Visit, checkout: Checkout): Promise<ExtrasResponse> {
  const offer = await deps.extrasService.requestOffer(checkout, insuranceMarketOf(checkout, visit));
  if (offer.state === 'offered') return succeed(checkout, await listAncillaries(deps, visit, checkout));
  return fail(checkout, offer.state === 'gone' ? offer.reason : 'no-answer', []);
}

async function listAncillaries(
  deps: ExtrasCallDeps,
  visit: Visit,
  checkout: Checkout,
): Promise<ExtrasResponse['ancillaries']> {
  const offer = await deps.extrasService.loadOffer(checkout, insuranceMarketOf(checkout, visit));
  if (offer.state !== 'offered') return [];
  return listSellable(offer, visit).map((extra) => presentAncillary(extra, checkout.currency));
}

function succeed(checkout: Checkout, ancillaries: ExtrasResponse['ancillaries']): ExtrasResponse {
  return { success: true, cart: presentCart(checkout), messages: [], changes: [], ancillaries };
}

function fail(checkout: Checkout, code: string, ancillaries: ExtrasResponse['ancillaries']): ExtrasResponse {
  return { success: false, cart: presentCart(checkout), messages: [{ code }], changes: [], ancillaries };
}

/** Refusals that no page of the shop can cause; they may be attempts at misuse. */
const suspicious: readonly ExtrasRefusal[] = [
  'wrong-travellers',
  'too-many',
  'same-seat',
  'car-and-transfer',
];

function logRefusal(log: FastifyBaseLogger, checkout: Checkout, reason: ExtrasRefusal): void {
  const level = suspicious.includes(reason) ? 'warn' : 'info';
  log[level]({ checkout: checkout.id, reason }, 'extras were refused');
}
