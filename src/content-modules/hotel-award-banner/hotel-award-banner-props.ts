import type { Words } from '../parts/words.ts';

/** An award on the pages of the hotels that have won it (MOD-079 to MOD-083), as stored. */
export interface StoredHotelAwardBanner {
  readonly headline: Words;
  readonly copytext?: Words;
  /** Leads to what the award is. */
  readonly link?: string;
  readonly linkText?: Words;
  /** Giata ids of the hotels that have it. */
  readonly hotelIds: readonly number[];
}

export interface HotelAwardBannerProps extends Omit<StoredHotelAwardBanner, 'hotelIds'> {
  /** True where the hotel has no award, or there is none: what editors see in its place (EDIT-004). */
  readonly isPlaceholder?: boolean;
}
