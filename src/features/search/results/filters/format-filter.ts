import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { minorUnitsPerUnit } from '../../../../domain/money/currency.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import { formatClock } from '../../../../domain/words/format-clock.ts';
import { formatRating } from '../../../../domain/words/format-rating.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { FilterName } from '../../../../trip-search/address/trip-search.ts';
import type { ActiveFilter } from '../list/filter-params.ts';
import type { FilterOffer } from '../list/results-page-props.ts';
import { attributeTexts, boardTexts, roomTypeTexts } from './trait-texts.ts';

/** What values are named with. */
export interface FilterContext {
  readonly texts: Texts;
  readonly language: Language;
  /** Charged currency: what the highest price is in. */
  readonly currency: CurrencyCode;
  readonly airlines: FilterOffer['airlines'];
}

const traitTexts: Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>> = {
  board: boardTexts,
  rooms: roomTypeTexts,
  attributes: attributeTexts,
  baggage: { carryOn: 'results.baggage.carryOn', baggage: 'results.baggage.baggage' },
  cabin: { business: 'results.cabin.business' },
  night: { none: 'results.withoutNightFlights' },
  transfer: { included: 'results.transferIncluded' },
  cancel: { free: 'results.freeCancellation' },
};

const timeTexts = {
  outFrom: 'results.departsFrom',
  outUntil: 'results.departsUntil',
  homeBy: 'results.homeBy',
} as const;

/** A value of a filter in the visitor's words; as its parameter spells it where there are none. */
export function formatFilter({ name, value }: ActiveFilter, context: FilterContext): string {
  const { texts, language, currency, airlines } = context;
  const text = traitTexts[name]?.[value];
  if (text !== undefined) return texts(text);
  switch (name) {
    case 'stars':
      return texts('results.stars', { n: Number(value) });
    case 'rating':
      return texts('results.ratingFrom', { rating: formatRating(Number(value), language) });
    case 'stops':
      return value === '0' ? texts('results.direct') : texts('results.maxStops', { n: Number(value) });
    case 'outFrom':
    case 'outUntil':
    case 'homeBy':
      return texts(timeTexts[name], { time: formatClock(Number(value) * 60) });
    case 'maxPrice':
      return texts('results.upTo', { price: formatWholePrice(Number(value), currency) });
    case 'maxTotal':
      return texts('results.upToTotal', { price: formatWholePrice(Number(value), currency) });
    default:
      return airlines.find(({ code }) => code === value)?.name ?? value;
  }
}

function formatWholePrice(units: number, currency: CurrencyCode): string {
  return formatPrice(money(units * minorUnitsPerUnit(currency), currency));
}
