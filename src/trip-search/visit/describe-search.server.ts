import { z } from 'zod';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import type { TripRequest } from '../../domain/search/offer-query.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import { ageOn, hasOutgrownChildhood, INFANT_UNTIL_AGE } from '../../domain/travellers/party.ts';
import { formatDuration } from '../address/to-search-params.ts';
import type { TravelPeriod, TripSearch } from '../address/trip-search.ts';
import type { Shopper } from './search-visit.server.ts';

const travellersSchema = z.array(z.object({ dateOfBirth: z.iso.date().nullable() }));

/** The search state in the words of the requirements (SDATA-007 to SDATA-020), as it was understood. */
export const productSearchSchema = z.object({
  travelPeriod: z.object({
    duration: z
      .string()
      .describe(
        '-1 for any, nights, or a range such as 5-9; the usual length from the shortest to the longest',
      ),
    exact: z.boolean(),
    departureDate: z.iso.date().nullable(),
    returnDate: z.iso.date().nullable(),
  }),
  hotel: z.object({
    category: z.array(z.number()).describe('Stars'),
    hotelAttributesList: z.array(z.enum(hotelAttributes)),
  }),
  flight: z.object({
    departureAirports: z
      .array(z.string())
      .describe('Every airport that the choices stand for; empty for any'),
    airlineCodes: z.array(z.string()),
    isDirectFlight: z.boolean(),
  }),
  travellers: z.object({ adults: travellersSchema, children: travellersSchema, babies: travellersSchema }),
  globalAttributes: z.object({ page: z.int() }),
  departureAirportCodes: z.array(z.string()).describe('As chosen: airports, German groups, countries'),
  groupIdList: z.array(z.int()).optional().describe('Destinations as chosen'),
  staticGroupIdList: z
    .array(z.int())
    .optional()
    .describe('Takes the place of `groupIdList` where the brand searches by static ids; ours never change'),
});

/**
 * Babies are those under 24 months on the first day of departure (SDATA-016, TRAV-018), adults are who has outgrown
 * childhood by then, too (TRAV-036); the brand says which of the two lists
 * names the destinations (SDATA-019, FLAG-007).
 */
export function describeSearch(
  { hasStaticGroupIds = false }: Pick<Shopper, 'hasStaticGroupIds'>,
  search: TripSearch,
  request: TripRequest,
): z.infer<typeof productSearchSchema> {
  const { period, filters, party } = search;
  const isBaby = (born: number) => ageOn(born, request.departure.from) < INFANT_UNTIL_AGE;
  const isGrown = (born: number) => hasOutgrownChildhood(born, request.departure.from);
  const toChild = (born: number) => ({ dateOfBirth: formatDay(born) });
  return {
    travelPeriod: {
      duration: formatDuration(findNights(period, request.nights)),
      exact: period.isExact,
      departureDate: period.departure === null ? null : formatDay(period.departure),
      returnDate: period.return === null ? null : formatDay(period.return),
    },
    hotel: {
      category: filters.categories.map((stars) => stars / 10),
      hotelAttributesList: [...filters.attributes],
    },
    flight: {
      departureAirports: search.airports.length === 0 ? [] : [...(request.departureAirports ?? [])],
      airlineCodes: [...filters.airlines],
      isDirectFlight: filters.maxStops === 0,
    },
    travellers: {
      adults: [
        ...Array.from({ length: party.adults }, () => ({ dateOfBirth: null })),
        ...party.childrenBorn.filter(isGrown).map(toChild),
      ],
      children: party.childrenBorn.filter((born) => !isBaby(born) && !isGrown(born)).map(toChild),
      babies: party.childrenBorn.filter(isBaby).map(toChild),
    },
    globalAttributes: { page: search.page },
    departureAirportCodes: [...search.airports],
    [hasStaticGroupIds ? 'staticGroupIdList' : 'groupIdList']: [...search.destinations],
  };
}

/**
 * The length of stay as it is searched for: flexible ones cut to what fits, exact ones the days between the dates
 * (PERIOD-020 to PERIOD-022); null for any length (PERIOD-024).
 */
function findNights(
  { isExact, nights }: TravelPeriod,
  searched: TripRequest['nights'],
): TravelPeriod['nights'] {
  if (isExact) return { from: searched.to, to: searched.to };
  return nights === null ? null : searched;
}
