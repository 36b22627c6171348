import type { TripRequest } from '../../../domain/search/offer-query.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { countOnDeparture } from '../../../domain/travellers/party.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { TravelPeriod, TripSearch } from '../../../trip-search/address/trip-search.ts';
import { formatNights, formatUsualStays } from '../mask/period/period-words.ts';

type Trip = Pick<TripSearch, 'period' | 'party' | 'isHotelOnly'>;

/** What is asked for a trip: on which days, and how long it is. */
type AskedTrip = Pick<TripRequest, 'departure' | 'nights' | 'stays'>;

/**
 * Formats dates and party for the line under the place: '5–9 nights · any time · 1 adult'.
 * Ages are calculated for the first possible day of departure.
 */
export function formatTripLine(
  { period, party, isHotelOnly }: Trip,
  asked: AskedTrip,
  texts: Texts,
  language: Language,
): string {
  const { adults, children } = countOnDeparture(party, asked.departure.from);
  const parts = [
    period.isExact ? null : formatLength(period.nights, asked, texts),
    formatDates(period, texts, language),
    party.rooms === undefined ? null : texts('results.rooms', { n: party.rooms.length }),
    texts('results.adults', { n: adults }),
    children === 0 ? null : texts('results.children', { n: children }),
    isHotelOnly ? texts('results.withoutFlight') : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** The usual length as what it is where one searches (PERIOD-028). */
function formatLength(chosen: TravelPeriod['nights'], { nights, stays }: AskedTrip, texts: Texts): string {
  if (chosen !== 'usual') return formatNights(chosen, texts);
  return stays === undefined ? formatNights(nights, texts) : formatUsualStays(stays, texts);
}

function formatDates(period: TravelPeriod, texts: Texts, language: Language): string {
  const formatDay = (day: Day) => formatDate(day, language);
  const { departure, return: back, isExact } = period;
  if (departure === null) {
    return back === null ? texts('results.anyTime') : texts('results.untilDay', { day: formatDay(back) });
  }
  if (back === null) return texts('results.fromDay', { day: formatDay(departure) });
  const days = { from: formatDate(departure, language, 'short'), to: formatDay(back) };
  return isExact ? `${days.from} – ${days.to}` : texts('results.between', days);
}
