import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { SavedTravellers } from '../../domain/travellers/saved-traveller.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import {
  countryInfoBody,
  countryInfoResponse,
} from '../../features/checkout/travellers/country-info-schema.ts';
import { findEntryRules } from '../../features/checkout/travellers/entry-rules.ts';
import { setInfo } from '../../features/checkout/travellers/set-info.server.ts';
import { setInfoBody, setInfoResult } from '../../features/checkout/travellers/set-info-schema.ts';
import type { CheckoutFieldErrors } from '../../features/checkout/validation/error-codes.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import { findCountryOf } from '../../trip-search/offers/find-country-of.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { cartSchema } from './cart-schema.server.ts';
import type { OpenCheckoutDeps } from './open-checkout.server.ts';
import { presentCart } from './present-cart.server.ts';
import {
  beingBooked,
  checkoutCall,
  requireOpenCheckout,
  requireOwnCheckout,
} from './require-checkout.server.ts';

/** Dependencies of the travellers' calls. */
export interface InfoCallDeps extends OpenCheckoutDeps {
  readonly search: Search;
  /** Null for a shop without members. */
  readonly members: { readonly saved: Pick<SavedTravellers, 'save'> } | null;
}

const infoResponse = setInfoResult.extend({
  cart: cartSchema.describe('The cart after the call, unchanged when `success` is false'),
});
type InfoResponse = z.infer<typeof infoResponse>;

/** Registers the calls of the travellers' step (CAPI-008 to CAPI-011, CAPI-037). */
export function registerInfoCalls(app: FastifyInstance, deps: InfoCallDeps): void {
  addRoute(app, 'do_info_set', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxBodyBytes,
    schema: {
      summary: 'Set the travellers and the contact of a checkout',
      ...checkoutCall,
      body: setInfoBody,
      response: { 200: infoResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOpenCheckout(request, reply, deps);
      const set = await setInfo(deps.checkouts, checkout, request.body.data, visit);
      if (!set.ok && set.errors === 'being-booked') throw beingBooked();
      if (!set.ok)
        request.log.info(
          { checkout: checkout.id, codes: Object.values(set.errors) },
          'travellers were refused',
        );
      if (set.ok && request.body.data.infoForm.saveTravellers === true)
        await saveTravellers(request, deps.members, set.checkout.travellers ?? []);
      return set.ok ? toInfoResponse(set.checkout, null) : toInfoResponse(checkout, set.errors);
    },
  });

  addRoute(app, 'get_country_info', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'General entry requirements of the destination by nationality',
      ...checkoutCall,
      body: countryInfoBody,
      response: { 200: countryInfoResponse, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { checkout, visit } = await requireOwnCheckout(request, reply, deps);
      const country = await or503WhileUnready(() =>
        findCountryOf(deps.search, visit, checkout.trip.hotel.id),
      );
      if (country === null) return { success: false, countryInfo: [], messages: [] };
      const nationalities = [...new Set(request.body.data.nationalities)];
      return {
        success: true,
        countryInfo: nationalities.map((nationality) => ({
          nationality,
          country,
          ...findEntryRules(nationality, country),
        })),
        messages: [],
      };
    },
  });
}

/** A checkout goes on where its travellers could not be stored for later ones. */
async function saveTravellers(
  { member, log }: FastifyRequest,
  members: InfoCallDeps['members'],
  travellers: readonly Traveller[],
): Promise<void> {
  if (members === null || member === null) return;
  await members.saved
    .save(member.id, travellers)
    .catch((err: unknown) => log.error({ err }, 'travellers were not stored'));
}

function toInfoResponse(checkout: Checkout, errors: CheckoutFieldErrors | null): InfoResponse {
  const isSet = errors === null;
  return {
    success: isSet,
    cart: presentCart(checkout),
    errors: isSet ? [] : [describeErrors(errors)],
    messages: [],
  };
}

/**
 * Only miles numbers have an error of their own, with the numbers of the travellers (ERR-005); all other errors are
 * reported by field.
 */
function describeErrors(errors: CheckoutFieldErrors): InfoResponse['errors'][number] {
  const fields = Object.keys(errors);
  const travellers = fields.map((field) => /^adults\.(\d+)\.milesMoreEarnNumber$/.exec(field)?.[1]);
  if (travellers.every((number) => number !== undefined))
    return { id: 'frequentFlyerNumberInvalid', data: travellers.map(Number) };
  return { id: 'unknownIssue', data: Object.entries(errors).map(([field, code]) => ({ field, code })) };
}
