import type { Airline, HotelProfile, HotelReview } from '../../../domain/search/catalogue.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../../domain/time/calendar-day.ts';
import type { WorldHotel } from '../../world/model/world-hotel.ts';
import type { WorldPlaces } from '../../world/model/world-places.ts';

/** A world the supplier can sell: places and hotels, and what they cost from a day on. */
export interface WorldSupply {
  readonly places: WorldPlaces;
  readonly airlines: readonly Airline[];
  hotels(): Iterable<WorldHotel>;
  /** Airlines, hotels, plans with their nights, flights: everything on sale, in parts of bounded size. */
  everything(): Iterable<readonly SupplyChange[]>;
  /** Nights and flights of some days only, of which all else is known already. */
  daysOnSale(days: DayRange): Iterable<readonly SupplyChange[]>;
  buildProfile(hotel: WorldHotel): HotelProfile;
  /** In any order, dated back from a day. */
  buildReviews(hotel: WorldHotel, today: Day): readonly HotelReview[];
}

/** Makes the same world from the same parameters. `today` is the first day that is sold. */
export type DescribeWorld = (world: {
  readonly hotels: number;
  readonly seed: number;
  readonly today: Day;
}) => WorldSupply;
