import type { BookedTrip } from '../../../../domain/booking/booked-trip.ts';
import type { Visit } from '../../../../site/visit.ts';

/** Sizes in which the map of a trip is rendered: for a window of a computer, and for a phone. */
export const TRIP_MAP_SIZES = ['wide', 'narrow'] as const;
export type TripMapSize = (typeof TRIP_MAP_SIZES)[number];

/** In pixels. */
export const tripMapPixels = {
  wide: { width: 700, height: 400 },
  narrow: { width: 360, height: 300 },
} as const satisfies Record<TripMapSize, object>;

/** What the words around the map of a trip say. */
export interface ShownTripMap {
  /** The airport in the visitor's language, such as 'Palma de Mallorca (PMI)', and how far it is in a straight line; null for none nearby. */
  readonly airport: { readonly name: string; readonly kilometres: number } | null;
}

/** Maps of booked trips. */
export interface TripMaps {
  /** Null for a hotel whose place is not known. */
  find(visit: Visit, trip: BookedTrip): ShownTripMap | null;
  /** An SVG; null where `find` is. */
  render(visit: Visit, trip: BookedTrip, size: TripMapSize): Promise<string | null>;
}
