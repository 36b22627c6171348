import { COUNTRY_CODES } from '../../../domain/places/countries.ts';
import { countryOf } from '../../../domain/places/market.ts';
import { describeFlights } from '../../../domain/search/describe-flights.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { formatBirthDate } from '../../../domain/travellers/birth-date.ts';
import type { SavedTraveller, SavedTravellers } from '../../../domain/travellers/saved-traveller.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { summariseCheckout } from '../checkout-summary.ts';
import type { ExtrasService } from '../extras/extras-service.server.ts';
import { insuranceMarketOf } from '../extras/present-extras.server.ts';
import { hasReviewed, readExtras, saveReviewed } from '../extras/read-extras.server.ts';
import { findFormer } from '../former/find-former.server.ts';
import { withMarketOf } from '../former/with-market-of.ts';
import { loadCheckout } from '../load-checkout.server.ts';
import { findEntryRules } from './entry-rules.ts';
import type { SavedPerson } from './fill-traveller.ts';
import { infoRulesOf } from './info-rules.ts';
import { type KnownCustomer, type PrefilledInfo, prefillInfo } from './prefill-info.ts';
import type { TravellersPageProps } from './travellers-page.tsx';

export interface TravellersPageDeps {
  readonly checkouts: CheckoutStore;
  readonly service: ExtrasService;
  readonly clock: Clock;
  /** True once a booking of the checkout is in progress or made: its steps are closed then. */
  readonly isUnderWay: (checkoutId: string) => Promise<boolean>;
  /** ISO code of a hotel's country; null when the catalogue no longer has the hotel. */
  readonly findCountryOf: (visit: Visit, hotelId: number) => string | null;
  /** What is known of the signed-in member; null for a shop without members. */
  readonly members: TravellingMembers | null;
}

/** Members, as the travellers' step knows them. */
export interface TravellingMembers {
  /** The member's own name and address (TRVL-017); null for a member who is gone. */
  findCustomer(memberId: string): Promise<KnownCustomer | null>;
  readonly saved: Pick<SavedTravellers, 'list'>;
}

/** Loads the travellers' step with the values from earlier submissions. */
export function createTravellersPageLoader(deps: TravellersPageDeps): PageLoader {
  return async (visit, match, _url, visitor) => {
    const own = await loadCheckout(deps.checkouts, visit, match, visitor);
    if (own === null) return null;
    const former = await findFormer(deps.checkouts, own, visitor);
    const stored = withMarketOf(former, own);
    const params = { _locale: visit.locale, checkoutId: stored.id };
    if (await deps.isUnderWay(stored.id)) return redirect(buildPath('checkout_processing', params));
    const offer = await deps.service.loadOffer(stored, insuranceMarketOf(stored, visit));
    const loaded = readExtras(visit, stored, offer, former);
    const { checkout, offered, isSkipped } = loaded;
    // The extras step shows which chosen extras are gone or have another price.
    if (hasReviewed(loaded) && !isSkipped)
      return redirect(buildPath('checkout_ancillaries', params, stored.trackingParams));
    if (!(await saveReviewed(deps.checkouts, loaded)))
      return redirect(buildPath('checkout_processing', params));
    const member = visitor.memberId === null ? null : await loadMember(deps.members, visitor.memberId);
    const prefilled = prefillInfo(checkout, {
      country: marketCountry(visit),
      knowsBirthDates: !visit.brand.flags.childAgeControl,
      customer: member?.customer ?? null,
      former,
    });
    const props: TravellersPageProps = {
      summary: summariseCheckout(checkout, deps.clock.now()),
      rules: infoRulesOf(checkout, visit),
      prefilled,
      saved: member?.saved ?? null,
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

async function loadMember(members: TravellingMembers | null, memberId: string) {
  if (members === null) return null;
  const [customer, saved] = await Promise.all([members.findCustomer(memberId), members.saved.list(memberId)]);
  return { customer, saved: saved.map(typeSaved) };
}

/** A saved traveller as the fields show it. */
function typeSaved({
  gender,
  title,
  firstName,
  lastName,
  birthDate,
  nationality,
}: SavedTraveller): SavedPerson {
  const born = formatBirthDate(requireDay(birthDate));
  return { gender, title, fname: firstName, lname: lastName, birthDate: born, nationality };
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
