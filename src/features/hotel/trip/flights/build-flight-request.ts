import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { FlightChangerState } from './flight-changer-slice.ts';
import type { FlightsQuery } from './flights-schema.ts';

/**
 * Parameters that ask for other flights of an offer: the search's own, with the changer's filters in place of those of the
 * search. What the changer does not filter, it does not leave to the search either: it is there to show what else there is.
 * @param airline code of the selected offer's airline
 */
export function buildFlightRequest(
  params: SearchParams,
  offer: string,
  {
    stopOver,
    baggageFilter,
    airlineFilter,
    nightFilter,
  }: Pick<FlightChangerState, 'stopOver' | 'baggageFilter' | 'airlineFilter' | 'nightFilter'>,
  airline: string,
): FlightsQuery {
  return {
    ...params,
    offer,
    maxPrice: undefined,
    maxTotal: undefined,
    outFrom: undefined,
    outUntil: undefined,
    homeBy: undefined,
    night: nightFilter ? 'none' : undefined,
    stops: stopOver === null ? undefined : String(stopOver),
    baggage: baggageFilter ?? undefined,
    airlines: airlineFilter ? airline : undefined,
  };
}
