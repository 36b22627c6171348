import type { HotelItem } from '../results/present-hotel.server.ts';
import type { SearchParams } from '../trip-search/trip-search.ts';
import type { TripData } from './load-trip.server.ts';

export interface TripPanelProps {
  readonly hotel: HotelItem;
  /** The search as understood. */
  readonly params: SearchParams;
  readonly trip: TripData;
}

/** The trip to a hotel: what is chosen, and how to choose otherwise. */
export function TripPanel(_props: TripPanelProps) {
  return null;
}
