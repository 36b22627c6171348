import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Board } from '../../../domain/search/board.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';

/** Holidays of a few days that wander or cross the year. */
export type Feast = 'christmas' | 'new_year' | 'easter' | 'whitsun';
export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

/**
 * What a word or a phrase means, whatever stands around it.
 * - `from`, `to`, `in`: before a place, a day or an amount; which of them it is shows what follows
 * - `part`: the beginning, middle or end of a month
 * - `nights`: a length of stay in one word, such as a weekend
 * - `limit`, `least`: at most and at least, of an amount or a length
 * - `each`, `total`: what an amount is for
 * - `currency`: the shop may charge it
 * - `money`: a currency that no shop charges
 * - `filler`: says nothing that can be searched for
 */
export type WordMeaning =
  | 'filler'
  | 'not'
  | 'from'
  | 'to'
  | 'in'
  | 'and'
  | 'between'
  | 'or'
  | 'for'
  | `number:${number}`
  | `month:${number}`
  | `part:${'early' | 'mid' | 'late'}`
  | `season:${SeasonName}`
  | `feast:${Feast}`
  | `school:${'summer' | 'autumn' | 'christmas' | 'winter' | 'easter' | 'whitsun'}`
  | `relative:${'tomorrow' | 'next_week' | 'next_month'}`
  | `unit:${'night' | 'day' | 'week'}`
  | `nights:${number}-${number}`
  | `adults:${number}`
  | 'people'
  | 'adult'
  | 'child'
  | 'baby'
  | 'with_children'
  | 'family'
  | 'including'
  | 'age'
  | `attribute:${HotelAttribute}`
  | `board:${Board}`
  | 'star'
  | 'direct'
  | 'day_flights'
  | 'suitcase'
  | 'hand_luggage'
  | 'transfer'
  | 'free_cancellation'
  | 'warm'
  | 'city'
  | 'hotel_only'
  | 'limit'
  | 'least'
  | `currency:${CurrencyCode}`
  | 'money'
  | 'each'
  | 'total'
  | 'airport'
  | 'next';

/** The words of a language: phrases of each meaning, separated by `|`. */
export type PhraseWords = Readonly<Partial<Record<WordMeaning, string>>>;
