import { dayAt, parseDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { isLanguage } from '../../domain/words/language.ts';
import type { LastSeenSearch } from '../../site/search/last-seen-search.ts';
import { buildPath } from '../../url.ts';

/** Labels that the server renders into the teaser: the script that fills it has no access to the texts of the page. */
export type LastSearchLabels = Readonly<
  Partial<Record<'locale' | 'language' | 'anywhere' | 'airport' | 'dates' | 'parties', string>>
>;

export interface DescribedSearch {
  readonly place: string;
  readonly trip: string;
  /** Path and query of the search. */
  readonly address: string;
}

/**
 * The last search in words (MOD-039). What it cost then is not said: it may cost something else now. Days that are over are
 * left out: the search is made for other ones then.
 * @param now milliseconds since 1970
 */
export function describeLastSearch(
  search: LastSeenSearch,
  labels: LastSearchLabels,
  now: number,
): DescribedSearch {
  const { locationName, airport, productSearch, pageType } = search;
  const travellers = countPeople(productSearch);
  const trip = [
    airport?.name ? (labels.airport ?? '').replace('{airport}', airport.name) : '',
    formatDates(search, labels, now),
    (labels.parties ?? '').split('|')[travellers - 1] ?? '',
  ];
  return {
    place: locationName || (labels.anywhere ?? ''),
    trip: trip.filter((part) => part !== '').join(' · '),
    address: buildPath(pageType, { _locale: labels.locale ?? '' }, productSearch),
  };
}

/** Counts who travels as an address says it: in one room, or as `2-4.9,2` in several. */
function countPeople({ adults = '2', children = '', parties = '' }: LastSeenSearch['productSearch']): number {
  const rooms = parties === '' ? [`${adults}-${children.replaceAll(',', '.')}`] : parties.split(',');
  return rooms.reduce((sum, room) => {
    const at = room.indexOf('-');
    const young =
      at < 0
        ? []
        : room
            .slice(at + 1)
            .split('.')
            .filter(Boolean);
    return sum + Number(at < 0 ? room : room.slice(0, at)) + young.length;
  }, 0);
}

function formatDates({ productSearch }: LastSeenSearch, labels: LastSearchLabels, now: number): string {
  const { departureDate = '', returnDate = '' } = productSearch;
  const [from, to] = [parseDay(departureDate), parseDay(returnDate)];
  const { language, dates = '' } = labels;
  const today = dayAt(new Date(now));
  if (from === null || to === null || from < today || !isLanguage(language)) return '';
  return dates
    .replace('{from}', formatDate(from, language, 'short'))
    .replace('{to}', formatDate(to, language));
}
