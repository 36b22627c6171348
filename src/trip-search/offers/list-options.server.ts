import type { OptionColumn, TripRequest } from '../../domain/search/offer-query.ts';
import type { DayRange } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { OfferAnswer } from '../../ports/offers/offers-port.ts';
import { answered, invalid, type Outcome } from '../../site/outcome.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { readHotelRequest } from '../visit/read-request.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { byIndex, type Provenance } from './present-offer.server.ts';

/** What was chosen in other columns; it takes the place of what the search says. */
export interface ColumnChoice {
  /** Length of stay, as `duration` is written. */
  readonly los?: string | undefined;
  /** Departure airport, as `airports` is written. */
  readonly from?: string | undefined;
}

export interface OptionsQuery {
  readonly hotelId: number;
  readonly params: SearchParams;
  readonly choice?: ColumnChoice;
  readonly by: OptionColumn;
  /** Only departures on these days, where the search allows them. */
  readonly departure?: DayRange;
}

export interface FoundOptions {
  readonly options: OfferAnswer<'options'>;
  readonly party: Party;
  readonly known: Provenance;
}

/** The cheapest offer of a hotel for each value of a column that has one. */
export async function listOptions(
  visit: SearchVisit,
  { hotelId, params, choice = {}, by, departure }: OptionsQuery,
): Promise<Outcome<FoundOptions>> {
  const { los = params.duration, from = params.airports } = choice;
  const read = readHotelRequest(visit, hotelId, { ...params, duration: los, airports: from });
  if (!read.ok) return read.reason === 'invalid' ? invalid(toChoices(read.problems, choice)) : read;
  const { party } = read.value.search;
  const request = departure === undefined ? read.value.request : depart(read.value.request, departure);
  if (request.departure.from > request.departure.to) {
    return answered({ options: [], party, known: byIndex({ knownAt: visit.now.getTime() }) });
  }
  const found = await visit.queryOffers({ name: 'options', request, by });
  return answered({ options: found.answer, party, known: byIndex(found) });
}

/** Problems under the names by which the caller knows what is wrong. */
function toChoices(
  problems: Readonly<Record<string, string | undefined>>,
  { los, from }: ColumnChoice,
): Readonly<Record<string, string | undefined>> {
  const names: Readonly<Record<string, string>> = {
    ...(los === undefined ? {} : { duration: 'los' }),
    ...(from === undefined ? {} : { airports: 'from' }),
  };
  return Object.fromEntries(Object.entries(problems).map(([name, text]) => [names[name] ?? name, text]));
}

function depart(request: TripRequest, days: DayRange): TripRequest {
  const from = Math.max(request.departure.from, days.from);
  return { ...request, departure: { from, to: Math.min(request.departure.to, days.to) } };
}

/** The search at any time. */
export function atAnyTime(params: SearchParams): SearchParams {
  return { ...params, departureDate: undefined, returnDate: undefined, exact: undefined };
}
