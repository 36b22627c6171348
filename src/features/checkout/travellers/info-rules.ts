import type { BrandFlags } from '../../../brands/brand.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { type Checkout, departureOf, returnOf } from '../checkout.ts';
import type { InfoRules } from './info-form.ts';
import { listTravellerSlots } from './traveller-slots.ts';

/** The inputs for checking the travellers' form of a checkout. */
export function infoRulesOf(checkout: Checkout, flags: BrandFlags): InfoRules {
  const departure = departureOf(checkout);
  return {
    slots: listTravellerSlots(checkout.party, departure),
    departure: formatDay(departure),
    return: formatDay(returnOf(checkout)),
    isNewsletterRequired: flags.newsletterConsentRequired,
  };
}

/** True when a chosen insurance fixes the country of residence (TRVL-013, checkout X-022). */
export function isCountryFixed({
  extras,
  insuranceMarket,
}: Pick<Checkout, 'extras' | 'insuranceMarket'>): boolean {
  return insuranceMarket !== null && extras.some(({ kind }) => kind === 'insurance');
}
