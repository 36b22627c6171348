import type { Board } from '../../../domain/search/board.ts';
import type { HolidayKind, HotelCard, HotelRoom } from '../../../domain/search/catalogue.ts';

/** What a hotel lives from: decides name, rooms, boards, texts and prices. */
export type HotelStyle =
  | 'beach_resort'
  | 'family_resort'
  | 'club'
  | 'boutique'
  | 'city_hotel'
  | 'apartments'
  | 'country_house'
  | 'spa_hotel'
  | 'alpine_hotel';

/** An invented hotel, before prices. Everything follows from seed, number and place. */
export interface WorldHotel {
  /** From 0; the hotel's giata id is derived from it. */
  readonly number: number;
  readonly style: HotelStyle;
  readonly kind: HolidayKind;
  readonly card: HotelCard;
  /** 2 to 6 rooms, ids from 1, cheapest first; the first is a double, studio or apartment for two. */
  readonly rooms: readonly HotelRoom[];
  /** 1 to 3 boards that the hotel sells, from least to most. */
  readonly boards: readonly Board[];
  readonly airports: readonly string[];
  readonly highSeason: readonly number[];
  readonly street: string;
  readonly zip: string;
  readonly countryCode: string;
  /** Metres to the sea, null away from it. */
  readonly metresToBeach: number | null;
}
