import { type CurrencyCode, minorUnitsPerUnit } from '../../../../domain/money/currency.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import { type Day, splitDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate, formatMonth } from '../../../../domain/words/format-date.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { suggestById } from '../../../../trip-search/names/suggest-destinations.ts';
import type { PhraseWish } from '../../../../trip-search/phrase/parsed-phrase.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';

/** What a part of a sentence asks for, in the words of the visit's language. */
export function describePart(visit: SearchVisit, wish: PhraseWish, texts: Texts): string {
  const { catalogue, language } = visit;
  switch (wish.field) {
    case 'places':
    case 'hotels':
      return suggestById(catalogue, language, wish.ids[0] ?? 0)?.name ?? '';
    case 'departureAirports': {
      const names = wish.codes.map((code) => catalogue.airports.get(code)?.name[language] ?? code);
      return texts('phrase.airports', { names: names.join(', ') });
    }
    case 'period':
      return describePeriod(wish, visit, texts);
    case 'nights':
      return wish.from === wish.to
        ? texts('period.nights', { n: wish.from })
        : texts('period.nightsRange', { from: wish.from, to: wish.to });
    case 'adults':
      return texts('mask.adults', { n: wish.count });
    case 'childAges':
      return texts('phrase.ages', { n: wish.ages.length, ages: wish.ages.join(', ') });
    case 'children':
      return texts('phrase.childrenWithoutAges', { n: wish.count });
    case 'maxTotal':
    case 'maxPerPerson':
      return texts(`phrase.${wish.field}`, { price: describeAmount(wish.amount, visit.currency) });
    case 'attributes':
      return texts(`attribute.${wish.attribute}`);
    case 'boards':
      return texts(`board.${wish.board}`);
    case 'stars':
      return texts('phrase.stars', { n: wish.stars });
    case 'direct':
      return texts('mask.directFlight');
    case 'dayFlights':
      return texts('results.withoutNightFlights');
    case 'suitcase':
      return texts('results.baggage.baggage');
    case 'handLuggage':
      return texts('results.baggage.carryOn');
    case 'transfer':
      return texts('results.transferIncluded');
    case 'freelyCancellable':
      return texts('results.freeCancellation');
    case 'hotelOnly':
      return texts('mask.withoutFlight');
    case 'warm':
    case 'city':
    case 'schoolHolidays':
      return texts(`phrase.${wish.field}`);
  }
}

/** @param amount whole units of the charged currency */
function describeAmount(amount: number, currency: CurrencyCode): string {
  return formatPrice(money(amount * minorUnitsPerUnit(currency), currency));
}

function describePeriod(
  { from, to }: Extract<PhraseWish, { readonly field: 'period' }>,
  { language }: SearchVisit,
  texts: Texts,
): string {
  const formatMedium = (day: Day) => formatDate(day, language, 'medium');
  if (from !== null && to !== null) {
    if (from === to) return formatMedium(from);
    const [first, last] = [splitDay(from), splitDay(to)];
    const isInYear = first.year === last.year;
    const isMonth = isInYear && first.month === last.month && first.date === 1 && splitDay(to + 1).date === 1;
    if (isMonth) return formatMonth(from, language);
    return `${formatDate(from, language, isInYear ? 'short' : 'medium')} – ${formatMedium(to)}`;
  }
  if (from !== null) return texts('phrase.from', { day: formatMedium(from) });
  return to === null ? '' : texts('phrase.until', { day: formatMedium(to) });
}
