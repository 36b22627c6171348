import { deliveryChecks } from '../../../../defaults.ts';
import type { RatePlanFacts } from '../../../../domain/search/supply-facts.ts';

type Offers = Pick<RatePlanFacts, 'stayPays' | 'earlyBookings'>;

/**
 * True where offers leave so little of a stay's price to pay that nobody means them, such as 14 nights for the price of one, and left more
 * before. Needs nothing to compare with.
 * @param before null for a new plan
 */
export function givesNearlyAllAway(before: Offers | null, after: Offers): boolean {
  const left = shareLeftToPay(after);
  return left <= 1 / deliveryChecks.farOff && left < (before === null ? 1 : shareLeftToPay(before));
}

/** Of the price of a stay, under the offers that take most off it; 1 where there are none. */
function shareLeftToPay({ stayPays = [], earlyBookings }: Offers): number {
  const early = Math.min(1, ...earlyBookings.map(({ percent }) => (100 - percent) / 100));
  const stays = stayPays.map(
    ({ stay, pay, isWithEarlyBooking }) => (pay / stay) * (isWithEarlyBooking ? early : 1),
  );
  return Math.min(early, ...stays);
}

/** As people say it: `14 = 12, 15 %`. */
export function formatOffers({ stayPays = [], earlyBookings }: Offers): string {
  const offers = [
    ...stayPays.map(({ stay, pay }) => `${stay} = ${pay}`),
    ...earlyBookings.map(({ percent }) => `${percent} %`),
  ];
  return offers.length === 0 ? 'none' : offers.join(', ');
}
