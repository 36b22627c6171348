import { toUnits } from '../../../domain/money/format/to-units.ts';
import { describeFlights } from '../../../domain/search/describe-flights.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { readCodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import type { PageData, PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { Checkout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { summariseCheckout } from '../checkout-summary.ts';
import { findFormer } from '../former/find-former.server.ts';
import { withMarketOf } from '../former/with-market-of.ts';
import { loadCheckout } from '../load-checkout.server.ts';
import { readFormNotice } from './choices/extras-form-fields.ts';
import type { ExtrasPageProps } from './extras-page.tsx';
import type { ExtrasService, PriceNow } from './extras-service.server.ts';
import { insuranceMarketOf } from './present-extras.server.ts';
import { readExtras, saveReviewed } from './read-extras.server.ts';

export interface ExtrasPageDeps {
  readonly checkouts: CheckoutStore;
  readonly service: ExtrasService;
  readonly clock: Clock;
  /** True once a booking of the checkout is in progress or made: its steps are closed then. */
  readonly isUnderWay: (checkoutId: string) => Promise<boolean>;
}

/**
 * Loads the extras step: the current price of flights and stay, and the extras. Skips the step when there is nothing to
 * choose, unless the shopper has to accept a price change first (EXTRA-009 to EXTRA-012, EXTRA-015).
 */
export function createExtrasPageLoader(deps: ExtrasPageDeps): PageLoader {
  const { checkouts, service, isUnderWay, clock } = deps;
  return async (visit, match, { searchParams }, visitor) => {
    const stored = await loadCheckout(checkouts, visit, match, visitor);
    if (stored === null) return null;
    const former = await findFormer(checkouts, stored, visitor);
    const found = withMarketOf(former, stored);
    const params = { _locale: visit.locale, checkoutId: found.id };
    if (await isUnderWay(found.id)) return redirect(buildPath('checkout_processing', params));
    const [price, offer] = await Promise.all([
      service.requestPrice(found),
      service.requestOffer(found, insuranceMarketOf(found, visit)),
    ]);
    const checkout = await keepPurchase(checkouts, found, price);
    if (checkout === null) return redirect(buildPath('checkout_processing', params));
    const loaded = readExtras(visit, checkout, offer, former);
    const isSettled = price.state !== 'gone' && findChange(checkout, price) === null;
    // Each step passes the tracking parameters to the next (FLOW-030, FLOW-031, CTRACK-006).
    const next = buildPath(CHECKOUT_STEPS.checkoutAncillaries.next.success, params, checkout.trackingParams);
    if (loaded.isSkipped && isSettled) return redirect(next);
    if (!(await saveReviewed(checkouts, loaded))) return redirect(buildPath('checkout_processing', params));
    return buildPage(visit, loaded.checkout, {
      summary: summariseCheckout(loaded.checkout, clock.now()),
      offered: loaded.offered,
      change: findChange(checkout, price),
      isGone: price.state === 'gone' || offer.state === 'gone',
      review: loaded.review,
      notice: readFormNotice(searchParams),
      codeRefused: readCodeRefusal(searchParams),
      next,
    });
  };
}

/**
 * Stores what the supplier asks where that has changed and is charged alike: the shopper has nothing to accept, and the order must not expect the
 * former price. @returns null when the checkout was ordered meanwhile
 */
async function keepPurchase(
  checkouts: CheckoutStore,
  checkout: Checkout,
  price: PriceNow,
): Promise<Checkout | null> {
  if (price.state !== 'sold' || price.total !== checkout.baseTotal || price.bought === checkout.boughtBase)
    return checkout;
  const { bought, priceByKind, earlyBooking } = price;
  return checkouts.change(checkout, {
    step: 'price',
    baseTotal: checkout.baseTotal,
    ...(bought !== undefined && { boughtBase: bought }),
    priceByKind,
    earlyBooking,
  });
}

/** Returns the price change to accept; null when the price is the same or the supplier does not answer. */
function findChange({ baseTotal }: Checkout, price: PriceNow): ExtrasPageProps['change'] {
  if (price.state !== 'sold' || price.total === baseTotal) return null;
  return { oldTotal: baseTotal, newTotal: price.total };
}

async function buildPage(visit: Visit, checkout: Checkout, props: ExtrasPageProps): Promise<PageData> {
  const texts = await loadTexts(visit.language);
  const { hotel } = checkout.trip;
  return {
    code: 200,
    pageMetaContent: { title: texts('checkout.title'), description: '', isHidden: true },
    route: 'checkout_ancillaries',
    view: 'checkoutExtras',
    flights: describeFlights([checkout.trip.outbound, checkout.trip.inbound]),
    props,
    events: [
      {
        name: 'begin_checkout',
        params: {
          currency: checkout.currency,
          value: toUnits({ amount: checkout.baseTotal, currency: checkout.currency }),
          items: [{ item_id: String(hotel.id), item_name: hotel.name }],
        },
      },
    ],
  };
}
