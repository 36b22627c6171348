import { type Day, formatDay } from '../../../../domain/time/calendar-day.ts';
import { starChoices } from '../../../../trip-search/address/read-search-filters.ts';
import { formatDuration } from '../../../../trip-search/address/to-search-params.ts';
import { earliestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParamName } from '../../../../trip-search/address/trip-search.ts';
import type { PhraseField, PhrasePart, PhraseWish } from '../../../../trip-search/phrase/parsed-phrase.ts';

/** The parameters that a field of a sentence becomes. */
export const fieldParams: Readonly<Record<PhraseField, readonly SearchParamName[]>> = {
  places: [],
  hotels: [],
  departureAirports: [],
  period: ['departureDate', 'returnDate'],
  nights: ['duration'],
  adults: ['adults'],
  childAges: ['children'],
  children: [],
  maxTotal: ['maxTotal'],
  maxPerPerson: ['maxPrice'],
  attributes: ['attributes'],
  boards: ['board'],
  stars: ['stars'],
  direct: ['stops'],
  dayFlights: ['night'],
  suitcase: ['baggage'],
  handLuggage: ['baggage'],
  transfer: ['transfer'],
  freelyCancellable: ['cancel'],
  warm: [],
  city: [],
  schoolHolidays: [],
  hotelOnly: ['hotelOnly'],
};

/** Parameters of a search; an empty one takes away what was chosen before. */
export type PhraseParams = Partial<Record<SearchParamName, string>>;

/** The parts of a sentence as parameters of a search, but for places and airports. A limit takes the place of the other one, too. */
export function toPhraseParams(parts: readonly PhrasePart[], today: Day): PhraseParams {
  const wishes = parts.map(({ wish }) => wish);
  const params: PhraseParams = {};
  for (const wish of wishes) Object.assign(params, toParams(wish, params, today));
  return params;
}

function toParams(wish: PhraseWish, known: PhraseParams, today: Day): PhraseParams {
  switch (wish.field) {
    case 'period':
      return toPeriodParams(wish, today);
    case 'nights':
      return { duration: formatDuration(wish) };
    case 'adults':
      return { adults: String(wish.count) };
    case 'childAges':
      return { children: wish.ages.join() };
    case 'maxPerPerson':
      return { maxPrice: String(wish.amount), maxTotal: known.maxTotal ?? '' };
    case 'maxTotal':
      return { maxTotal: String(wish.amount), maxPrice: known.maxPrice ?? '' };
    case 'attributes':
      return { attributes: join(known.attributes, wish.attribute) };
    case 'boards':
      return { board: join(known.board, wish.board) };
    case 'stars':
      return { stars: starChoices.filter((stars) => Number(stars) >= wish.stars).join() };
    case 'direct':
      return { stops: '0' };
    case 'dayFlights':
      return { night: 'none' };
    case 'suitcase':
      return { baggage: 'baggage' };
    case 'handLuggage':
      return { baggage: known.baggage ?? 'carryOn' };
    case 'transfer':
      return { transfer: 'included' };
    case 'freelyCancellable':
      return { cancel: 'free' };
    case 'hotelOnly':
      return { hotelOnly: '1' };
    default:
      return {};
  }
}

function join(known: string | undefined, value: string): string {
  return known === undefined ? value : `${known},${value}`;
}

/** A time that has begun goes on from tomorrow. */
function toPeriodParams(
  { from, to }: Extract<PhraseWish, { readonly field: 'period' }>,
  today: Day,
): PhraseParams {
  const first = from === null ? null : Math.max(from, earliestDay(today));
  return {
    departureDate: first === null ? '' : formatDay(first),
    returnDate: to === null ? '' : formatDay(to),
    exact: '',
  };
}
