import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { listTravellerSlots } from '../../../domain/travellers/traveller-slots.ts';
import type { Visit } from '../../../site/visit.ts';
import { type Checkout, returnOf } from '../checkout.ts';
import type { InfoRules } from './info-form.ts';

/** The inputs for checking the travellers' form of a checkout. */
export function infoRulesOf(
  checkout: Checkout,
  { brand, wiredPorts }: Pick<Visit, 'brand' | 'wiredPorts'>,
): InfoRules {
  const departure = firstDayOf(checkout.trip);
  return {
    slots: listTravellerSlots(checkout.party, departure),
    departure: formatDay(departure),
    return: formatDay(returnOf(checkout)),
    needsGender: checkout.trip.outbound !== null,
    // Nobody can be asked to tick what is not shown.
    isNewsletterRequired:
      brand.flags.newsletterConsentRequired && (wiredPorts?.includes('newsletter') ?? false),
  };
}

/** True when a chosen insurance fixes the country of residence (TRVL-013, checkout X-022). */
export function isCountryFixed({
  extras,
  insuranceMarket,
}: Pick<Checkout, 'extras' | 'insuranceMarket'>): boolean {
  return insuranceMarket !== null && extras.some(({ kind }) => kind === 'insurance');
}
