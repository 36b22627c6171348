import type { Board } from './board.ts';
import type { HotelGroup } from './hotel-group.ts';

/** What a brand sells of everything that can be sold. */
export interface OfferRange {
  readonly hotels: HotelGroup;
  /** Boards that are offered; null for all. */
  readonly boards: readonly Board[] | null;
}
