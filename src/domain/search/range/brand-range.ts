import type { ExtraKind } from '../../extras/extra.ts';
import type { Board } from '../board.ts';

/** A place by its kind and its slug in the catalogue, such as `country/spain`: the same in every language. */
export type PlaceKey = `${'country' | 'region' | 'city'}/${string}`;

/** Hotels as a brand's data names them: all conditions hold, what is left out asks nothing. */
export interface HotelSelection {
  /** Any of them holds the hotel. */
  readonly places?: readonly PlaceKey[];
  /** None of them holds it. */
  readonly outsidePlaces?: readonly PlaceKey[];
  /** Stars times ten, both ends included; 0 where a hotel has none. */
  readonly stars?: { readonly from: number; readonly to: number };
  /** Codes of operators, any of which delivers the hotel, as `HotelFacts` has them; `own` for the shop's own hotels. */
  readonly operators?: readonly string[];
  /** None of them delivers it. */
  readonly withoutOperators?: readonly string[];
  /** Giata ids: these alone. */
  readonly hotels?: readonly number[];
  readonly withoutHotels?: readonly number[];
}

/** What a brand sells of everything that the shop can sell. */
export interface BrandRange extends HotelSelection {
  /** Boards offered; all where they are left out. */
  readonly boards?: readonly Board[];
  /** Kinds of extras offered; all where they are left out. */
  readonly extras?: readonly ExtraKind[];
}
