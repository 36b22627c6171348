import { offerButton } from './offer-button.ts';
import type { DepartureMonths } from './seasons.ts';
import { soldPlaces } from './sold-places.ts';

/** When a trip departs, and with whom: a season, at most so many days from today, children. */
interface TripWishes extends Partial<DepartureMonths> {
  readonly departureDateMaxOffset?: number;
  readonly childrenAges?: readonly number[];
}

/**
 * One trip for a hero with a headline of its own: the first view of its page then has a price, its place and day, and the
 * way to it. Spread it into the slide.
 */
export function tripTo<Wishes extends TripWishes>(
  place: keyof typeof soldPlaces,
  nights: number,
  wishes: Wishes,
) {
  return {
    destination: soldPlaces[place].destination,
    nights,
    ...wishes,
    buttonText: offerButton,
  };
}
