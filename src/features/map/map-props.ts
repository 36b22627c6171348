import type { SearchParams } from '../trip-search/address/trip-search.ts';

export interface ResultsMapProps {
  /** The search whose hotels are shown; the map asks for them itself (MAP-008). */
  readonly params: SearchParams;
  /** Where the hotels of the list lie: what the map shows first. */
  readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
}

export interface HotelMapProps {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}
