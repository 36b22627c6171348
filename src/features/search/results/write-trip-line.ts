import type { Language } from '../../../domain/language.ts';
import { countTravellers } from '../../../domain/party.ts';
import { writeDay } from '../../../domain/write-day.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { TravelPeriod, TripSearch } from '../trip-search/trip-search.ts';

type Trip = Pick<TripSearch, 'period' | 'party' | 'isHotelOnly'>;

/** When and who, as the line under the place says it: '7 nights between 1 Jun and 30 Jun, 2 adults, 1 child'. */
export function writeTripLine(
  { period, party, isHotelOnly }: Trip,
  texts: Texts,
  language: Language,
): string {
  const children = countTravellers(party) - party.adults;
  const parts = [
    writeNights(period, texts),
    writeDates(period, texts, language),
    texts('results.adults', { n: party.adults }),
    children === 0 ? null : texts('results.children', { n: children }),
    isHotelOnly ? texts('results.withoutFlight') : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function writeNights({ nights, isExact }: TravelPeriod, texts: Texts): string | null {
  if (nights === null || isExact) return null;
  return nights.from === nights.to
    ? texts('results.nights', { n: nights.from })
    : texts('results.nightsRange', nights);
}

function writeDates(period: TravelPeriod, texts: Texts, language: Language): string {
  const [from, to] = [period.departure, period.return].map((day) =>
    day === null ? null : writeDay(day, language, 'short'),
  );
  if (from == null && to == null) return texts('results.anyTime');
  if (from == null || to == null || period.isExact) return [from ?? '', to ?? ''].join(' – ').trim();
  return texts('results.between', { from, to });
}
