import type { Board } from './board.ts';
import type { HotelGroup } from './hotel-group.ts';

/** The part of the supply that a brand sells. */
export interface OfferRange {
  readonly hotels: HotelGroup;
  /** Boards that are offered; null for all. */
  readonly boards: readonly Board[] | null;
}
