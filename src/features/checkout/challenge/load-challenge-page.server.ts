import { describeFlights } from '../../../domain/search/describe-flights.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingLookup } from '../booking-lookup.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { summariseCheckout } from '../checkout-summary.ts';
import { loadCheckout } from '../load-checkout.server.ts';
import type { ChallengePageProps } from './challenge-page.tsx';

/**
 * Loads the provider's step: a challenge, a wallet, or the return from one. When the booking does not wait for the
 * shopper, redirects to the page of its state (TDS-009).
 */
export function createChallengePageLoader(
  checkouts: CheckoutStore,
  bookingLookup: BookingLookup,
  clock: Clock,
): PageLoader {
  return async (visit, match, url, visitor) => {
    const checkout = await loadCheckout(checkouts, visit, match, visitor);
    if (checkout === null) return null;
    const asked = await bookingLookup.findAction(checkout.id);
    if (asked === null) {
      const page = (await bookingLookup.findPage(checkout.id)) ?? 'checkout_fail';
      return redirect(buildPath(page, { _locale: visit.locale, checkoutId: checkout.id }));
    }
    const texts = await loadTexts(visit.language);
    const props: ChallengePageProps = {
      summary: summariseCheckout(checkout, clock.now(), asked.price.cardDiscount),
      action: asked.action,
      returned: readReturn(url.searchParams, checkout.trackingParams),
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('payment.challenge.title'), description: '', isHidden: true },
      route: 'checkout_payment',
      view: 'checkoutChallenge',
      flights: describeFlights([checkout.trip.outbound, checkout.trip.inbound]),
      props,
    };
  };
}

/** Reads the returned parameters; null when the address has only the checkout's tracking parameters. */
function readReturn(
  query: URLSearchParams,
  trackingParams: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const returned = [...query].filter(([name]) => !(name in trackingParams));
  return returned.length === 0 ? null : Object.fromEntries(returned);
}
