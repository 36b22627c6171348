import { COUNTRY_CODES } from '../../../domain/places/countries.ts';
import { countryOf } from '../../../domain/places/market.ts';
import { describeFlights } from '../../../domain/search/describe-flights.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { summariseCheckout } from '../checkout-summary.ts';
import type { ExtrasService } from '../extras/extras-service.server.ts';
import { hasReviewed, readExtras, saveReviewed } from '../extras/load-extras.server.ts';
import { insuranceMarketOf } from '../extras/present-extras.server.ts';
import { loadCheckout } from '../load-checkout.server.ts';
import { findEntryRules } from './entry-rules.ts';
import { infoRulesOf } from './info-rules.ts';
import { type PrefilledInfo, prefillInfo } from './prefill-info.ts';
import type { TravellersPageProps } from './travellers-page.tsx';

export interface TravellersPageDeps {
  readonly checkouts: CheckoutStore;
  readonly service: ExtrasService;
  readonly clock: Clock;
  /** True once a booking of the checkout is in progress or made: its steps are closed then. */
  readonly isUnderWay: (checkoutId: string) => Promise<boolean>;
  /** ISO code of a hotel's country; null when the catalogue no longer has the hotel. */
  readonly findCountryOf: (visit: Visit, hotelId: number) => string | null;
}

/** Loads the travellers' step with the values from earlier submissions. */
export function createTravellersPageLoader(deps: TravellersPageDeps): PageLoader {
  return async (visit, match, _url, visitor) => {
    const stored = await loadCheckout(deps.checkouts, visit, match, visitor);
    if (stored === null) return null;
    const params = { _locale: visit.locale, checkoutId: stored.id };
    if (await deps.isUnderWay(stored.id)) return redirect(buildPath('checkout_processing', params));
    const offer = await deps.service.loadOffer(stored, insuranceMarketOf(stored, visit));
    const loaded = readExtras(visit, stored, offer);
    const { checkout, offered, isSkipped } = loaded;
    // The extras step shows which chosen extras are gone or have another price.
    if (hasReviewed(loaded) && !isSkipped)
      return redirect(buildPath('checkout_ancillaries', params, stored.trackingParams));
    if (!(await saveReviewed(deps.checkouts, loaded)))
      return redirect(buildPath('checkout_processing', params));
    const prefilled = prefillInfo(checkout, {
      country: marketCountry(visit),
      knowsBirthDates: !visit.brand.flags.childAgeControl,
      customer: null,
    });
    const props: TravellersPageProps = {
      summary: summariseCheckout(checkout, deps.clock.now()),
      rules: infoRulesOf(checkout, visit),
      prefilled,
      entry: listEntryRules(prefilled, deps.findCountryOf(visit, checkout.trip.hotel.id)),
      // A skipped extras step is offered here (checkout ).
      compact: isSkipped && offered !== null && offered.extras.length > 0 ? offered : null,
      review: loaded.review,
      // Each step passes the tracking parameters to the next (FLOW-030, FLOW-031, CTRACK-006).
      next: buildPath(CHECKOUT_STEPS.checkoutCustomer.next.success, params, checkout.trackingParams),
      back: isSkipped ? checkout.trip.hotel.path : buildPath('checkout_ancillaries', params),
    };
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: { title: texts('person.title'), description: '', isHidden: true },
      route: 'checkout_info',
      view: 'checkoutTravellers',
      flights: describeFlights([checkout.trip.outbound, checkout.trip.inbound]),
      props,
    };
  };
}

function marketCountry({ market }: Visit): string {
  const code = countryOf(market);
  return COUNTRY_CODES.find((country) => country === code) ?? COUNTRY_CODES[0];
}

function listEntryRules({ adults }: PrefilledInfo, country: string | null): TravellersPageProps['entry'] {
  if (country === null) return null;
  const nationalities = [...new Set(adults.map(({ nationality }) => nationality))];
  return nationalities.map((nationality) => ({
    nationality,
    country,
    ...findEntryRules(nationality, country),
  }));
}
