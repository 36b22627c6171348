import type { Board } from '../../domain/search/board.ts';
import type { HotelAttribute } from '../../domain/search/hotel-attribute.ts';
import type { Day } from '../../domain/time/calendar-day.ts';

/** What words of a sentence ask for. Amounts are whole units of the charged currency, ages completed years, days as in `calendar-day.ts`. */
export type PhraseWish =
  | { readonly field: 'places'; readonly ids: readonly number[] }
  | { readonly field: 'hotels'; readonly ids: readonly number[] }
  | { readonly field: 'departureAirports'; readonly codes: readonly string[] }
  /** Earliest departure and latest return. */
  | { readonly field: 'period'; readonly from: Day | null; readonly to: Day | null }
  | { readonly field: 'nights'; readonly from: number; readonly to: number }
  | { readonly field: 'adults'; readonly count: number }
  | { readonly field: 'childAges'; readonly ages: readonly number[] }
  /** Children whose ages are not said. */
  | { readonly field: 'children'; readonly count: number }
  | { readonly field: 'maxTotal' | 'maxPerPerson'; readonly amount: number }
  | { readonly field: 'attributes'; readonly attribute: HotelAttribute }
  | { readonly field: 'boards'; readonly board: Board }
  /** The lowest number of stars. */
  | { readonly field: 'stars'; readonly stars: number }
  /** School holidays of nobody knows whose schools, which have no dates. */
  | { readonly field: 'schoolHolidays' }
  /** Of the flights: no night flights, a suitcase, or hand luggage at least, in the price. Of the trip: the transfer in the price, cancelling for free. */
  | { readonly field: 'dayFlights' | 'suitcase' | 'handLuggage' | 'transfer' | 'freelyCancellable' }
  | { readonly field: 'direct' | 'warm' | 'city' | 'hotelOnly' };
export type PhraseField = PhraseWish['field'];

/** Letters of a text, from the first to the one after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A wish with the words that say so; a field has one part, but for places, hotels, attributes and boards one for each. */
export interface PhrasePart {
  readonly wish: PhraseWish;
  readonly ranges: readonly TextRange[];
}

/** Words that may mean several things; none of them is set. */
export interface PhraseQuestion {
  readonly range: TextRange;
  readonly placeIds: readonly number[];
  readonly hotelIds: readonly number[];
  /** The words say something already: 'summer holidays in Bavaria' are those of its schools, and perhaps one wants to go there. */
  readonly isUnderstood?: true;
}

/** A sentence as understood: every word of it belongs to a part, is unknown, or says nothing that can be searched for. */
export interface ParsedPhrase {
  readonly text: string;
  readonly parts: readonly PhrasePart[];
  readonly unknown: readonly TextRange[];
  readonly questions: readonly PhraseQuestion[];
  /** Words without a wish, such as 'please' and 'with'. */
  readonly fillers: readonly TextRange[];
}
