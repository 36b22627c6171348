import { z } from 'zod';
import type { CheckoutStore } from '../../../features/checkout/checkout-store.server.ts';
import type { PartnerCheckouts } from '../../../features/checkout/partner-checkouts.server.ts';
import {
  createCheckoutBody,
  createCheckoutResult,
} from '../../../features/hotel/trip/check/create-checkout-schema.ts';
import { readTrackingParams } from '../../../features/hotel/trip/check/read-tracking-params.ts';
import { answered, type Outcome } from '../../../site/outcome.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../../trip-search/visit/open-search-visit.server.ts';
import { buildPath } from '../../../url.ts';
import { createCheckout } from '../create-checkout.server.ts';

/** Dependencies of beginning a checkout for a partner. */
export interface BeginForPartnerDeps {
  readonly search: Pick<Search, 'visit'>;
  readonly checkouts: CheckoutStore;
  readonly partnerCheckouts: Pick<PartnerCheckouts, 'find' | 'issueKey'>;
}

/** Body of the call: an offer as `create` takes it, and the partner's own name of the call. */
export const partnerCheckoutBody = createCheckoutBody.extend({
  reference: z
    .string()
    .regex(/^[\w.:-]{8,64}$/)
    .describe('Named by the partner, one for each shopper: sent again, it is the same checkout'),
});

/** Response of the call (CAPI-040). */
export const partnerCheckoutResponse = createCheckoutResult.extend({
  address: z
    .string()
    .nullable()
    .describe(
      'Opens the checkout in the browser that goes there first, within 15 minutes; null without a checkout',
    ),
});
type PartnerCheckoutResponse = z.infer<typeof partnerCheckoutResponse>;

type PartnerRequest = z.output<typeof partnerCheckoutBody> & {
  /** Whose signature the call has. */
  readonly partner: string;
  readonly visit: Visit;
  /** Origin of the site at which the shopper shall open the checkout. */
  readonly origin: string;
  /** Of the new checkout, which nobody has: the browser that opens it gets another one. */
  readonly session: string;
};

/** A browser has opened the checkout of this reference: no address opens it in another one. */
type OpenedAlready = { readonly ok: false; readonly reason: 'opened-already' };

/**
 * Begins a checkout for a shopper who comes from a partner; the offer is verified with the supplier like any other. The reference of an earlier
 * call returns that call's checkout with a new address, and ends its former one.
 * @throws UnavailableError until the catalogue was read for the first time
 */
export async function beginForPartner(
  deps: BeginForPartnerDeps,
  request: PartnerRequest,
): Promise<Outcome<PartnerCheckoutResponse> | OpenedAlready> {
  const again = await findBegun(deps, request);
  if (again !== null) return again;
  const { visit, session, offer, total, search, trackingParams } = request;
  const outcome = await createCheckout(
    openSearchVisit(deps.search, visit, { channel: 'partner' }),
    deps.checkouts,
    {
      session,
      previousSession: null,
      memberId: null,
      brand: visit.brand,
      offer,
      total,
      search,
      trackingParams: readTrackingParams(Object.entries(trackingParams)),
    },
  );
  if (!outcome.ok) return outcome;
  const { success, cart, messages, changes } = outcome.value;
  if (cart === null) return answered({ success, cart, messages, changes, address: null });
  // Null where another call with the reference was faster: its checkout is the one.
  const begun = (await respond(deps, request, cart.checkout.id)) ?? (await findBegun(deps, request));
  if (begun === null) throw new Error('The checkout of a partner is lost');
  return begun;
}

/** The checkout of an earlier call with the reference; null for none. */
async function findBegun(
  deps: BeginForPartnerDeps,
  request: PartnerRequest,
): Promise<Outcome<PartnerCheckoutResponse> | OpenedAlready | null> {
  const earlier = await deps.partnerCheckouts.find(request.partner, request.reference);
  if (earlier === null) return null;
  const response = earlier.isOpened ? null : await respond(deps, request, earlier.checkoutId);
  return response ?? { ok: false, reason: 'opened-already' };
}

/** Null where the checkout is not the reference's, or is opened. */
async function respond(
  { partnerCheckouts }: BeginForPartnerDeps,
  { partner, reference, visit, origin }: PartnerRequest,
  checkoutId: string,
): Promise<Outcome<PartnerCheckoutResponse> | null> {
  const key = await partnerCheckouts.issueKey(partner, reference, checkoutId);
  if (key === null) return null;
  const path = buildPath('open_external', { _locale: visit.locale, checkoutId }, { key });
  const cart = { checkout: { id: checkoutId } };
  return answered({ success: true, cart, messages: [], changes: [], address: origin + path });
}
