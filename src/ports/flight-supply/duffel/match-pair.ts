import type { FlightTimes } from '../../../domain/search/offer-query.ts';
import { type Baggage, baggages, type FlightFacts } from '../../../domain/search/supply-facts.ts';
import { nightsBetween } from '../../../domain/time/calendar-day.ts';
import { INFANT_UNTIL_AGE } from '../../../domain/travellers/party.ts';
import { parseLocalTime } from '../../supply/vendor/parse-vendor-answer.ts';
import type { DuffelOffer, DuffelSlice } from './duffel-schemas.ts';

/** The times of a slice that is the wanted flight; null where it is another one. Its times may have moved within the day. */
function matchFlight(
  { segments }: DuffelSlice,
  flight: FlightFacts,
  lapInfants: ReadonlySet<string>,
): FlightTimes | null {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  const departing = parseLocalTime(first.departing_at);
  const arriving = parseLocalTime(last.arriving_at);
  const nights = nightsBetween(departing.day, arriving.day);
  const isSame =
    first.origin.iata_code === flight.from &&
    last.destination.iata_code === flight.to &&
    departing.day === flight.day &&
    first.marketing_carrier.iata_code === flight.airline &&
    Number(first.marketing_carrier_flight_number) === flight.number &&
    countStops(segments) === flight.stops &&
    segments.every((segment) => hasCabin(segment, flight.cabin)) &&
    includedBaggage(segments, lapInfants) >= baggages.indexOf(flight.baggage) &&
    (nights === 0 || nights === 1);
  if (!isSame) return null;
  return { departure: departing.minutes, arrival: arriving.minutes, isOvernight: nights === 1 };
}

/** Times of both flights; null where the offer is not exactly the pair. */
export function matchPair(
  { slices, passengers }: Pick<DuffelOffer, 'slices' | 'passengers'>,
  { outbound, inbound }: { readonly outbound: FlightFacts; readonly inbound: FlightFacts },
): { readonly outboundTimes: FlightTimes; readonly inboundTimes: FlightTimes } | null {
  const [there, back, ...others] = slices;
  if (there === undefined || back === undefined || others.length > 0) return null;
  const lapInfants = new Set(passengers.filter(isLapInfant).map(({ id }) => id));
  const outboundTimes = matchFlight(there, outbound, lapInfants);
  const inboundTimes = matchFlight(back, inbound, lapInfants);
  return outboundTimes === null || inboundTimes === null ? null : { outboundTimes, inboundTimes };
}

function countStops(segments: DuffelSlice['segments']): number {
  return segments.length - 1 + segments.reduce((sum, { stops = [] }) => sum + stops.length, 0);
}

/** Everybody in the cabin; a better one would be sold as another flight. */
function hasCabin({ passengers = [] }: DuffelSlice['segments'][number], cabin: string): boolean {
  return passengers.length > 0 && passengers.every((passenger) => passenger.cabin_class === cabin);
}

function isLapInfant({ type, age }: DuffelOffer['passengers'][number]): boolean {
  return type === 'infant_without_seat' || (age != null && age < INFANT_UNTIL_AGE);
}

/** The least that anybody with a seat has, as an index of `baggages`; what is not said is not included. */
function includedBaggage(segments: DuffelSlice['segments'], lapInfants: ReadonlySet<string>): number {
  const each = segments.flatMap(({ passengers = [] }) =>
    passengers
      .filter((each) => !lapInfants.has(each.passenger_id ?? ''))
      .map(({ baggages: included = [] }): Baggage => {
        const has = (type: string) => included.some((bag) => bag.type === type && bag.quantity > 0);
        return has('checked') ? 'checked' : has('carry_on') ? 'carry_on' : 'none';
      }),
  );
  return each.length === 0 ? 0 : Math.min(...each.map((baggage) => baggages.indexOf(baggage)));
}
