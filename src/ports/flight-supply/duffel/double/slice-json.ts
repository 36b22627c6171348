import { formatDecimalAmount } from '../../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../../domain/money/money.ts';
import { type Day, formatDay } from '../../../../domain/time/calendar-day.ts';
import { minutesBetween } from '../../../../domain/time/local-moment.ts';
import { createId, type DuffelBooks, type SearchedPassenger, type SoldSlice } from './duffel-books.ts';
import type { DuffelFare, DuffelLeg, DuffelWorld } from './duffel-world.ts';

const minutesPerDay = 1440;

/** A slice as offers, orders and airline changes show it. Times are local, without a zone. */
export function toSlice(books: DuffelBooks, slice: SoldSlice, passengers: readonly SearchedPassenger[]) {
  const { legs } = slice.flight;
  const segments = legs.map((leg, index) => toSegment(books.world, slice, leg, index, passengers));
  return {
    id: slice.id,
    origin_type: 'airport',
    origin: toAirport(books.world, legs[0].from),
    destination_type: 'airport',
    destination: toAirport(books.world, legs.at(-1)?.to ?? ''),
    duration: formatDuration(minutesOf(books.world, slice, legs[0], legs.at(-1) ?? legs[0])),
    fare_brand_name: slice.fare.brand,
    conditions: {
      change_before_departure: toCondition(books.world, slice.fare.change),
      advance_seat_selection: false,
      priority_boarding: false,
      priority_check_in: false,
    },
    segments,
  };
}

function toSegment(
  world: DuffelWorld,
  slice: SoldSlice,
  leg: DuffelLeg,
  index: number,
  passengers: readonly SearchedPassenger[],
) {
  const { fare } = slice;
  return {
    id: slice.segmentIds[index],
    origin: toAirport(world, leg.from),
    origin_terminal: null,
    destination: toAirport(world, leg.to),
    destination_terminal: null,
    departing_at: formatLocal(momentOf(slice, leg.departs, leg.departsDay ?? 0)),
    arriving_at: formatLocal(momentOf(slice, leg.arrives, leg.arrivesDay ?? leg.departsDay ?? 0)),
    duration: formatDuration(minutesOf(world, slice, leg, leg)),
    distance: null,
    stops: [],
    aircraft: { id: 'arc_00009UhD4ongolulWd91Ky', iata_code: '320', name: 'Airbus A320' },
    marketing_carrier: toAirline(world, leg.airline),
    marketing_carrier_flight_number: leg.number,
    operating_carrier: toAirline(world, leg.airline),
    operating_carrier_flight_number: leg.number,
    passengers: passengers.map(({ id, type }) => ({
      passenger_id: id,
      cabin_class: fare.cabin,
      cabin_class_marketing_name: fare.brand,
      fare_basis_code: `${fare.brand.toUpperCase().slice(0, 3)}1`,
      cabin: {
        name: fare.cabin,
        marketing_name: fare.brand,
        amenities: { wifi: null, seat: null, power: null },
      },
      baggages: type === 'infant_without_seat' ? [] : listBags(fare),
    })),
  };
}

function listBags({ checkedBags }: DuffelFare) {
  const carryOn = { type: 'carry_on', quantity: 1 };
  return checkedBags === 0 ? [carryOn] : [carryOn, { type: 'checked', quantity: checkedBags }];
}

/** What `conditions` says of a penalty: null where the airline does not say anything. */
export function toCondition(world: DuffelWorld, penalty: number | 'never' | 'unknown') {
  if (penalty === 'unknown') return null;
  if (penalty === 'never') return { allowed: false, penalty_amount: null, penalty_currency: null };
  return {
    allowed: true,
    penalty_amount: formatDecimalAmount(money(penalty, world.currency)),
    penalty_currency: world.currency,
  };
}

export function toAirline(world: DuffelWorld, iata: string) {
  const name = world.airlines.find((airline) => airline.iata === iata)?.name ?? iata;
  return {
    id: `aln_${iata}`,
    iata_code: iata,
    name,
    logo_symbol_url: null,
    logo_lockup_url: null,
    conditions_of_carriage_url: null,
  };
}

export function toAirport(world: DuffelWorld, iata: string) {
  const airport = world.airports.find((known) => known.iata === iata);
  if (airport === undefined) throw new Error(`The double's world has no airport ${iata}`);
  const country = airport.country.toLowerCase();
  return {
    type: 'airport',
    id: `arp_${iata.toLowerCase()}_${country}`,
    iata_code: iata,
    icao_code: null,
    name: airport.name,
    city_name: airport.city,
    city: null,
    iata_city_code: iata,
    iata_country_code: airport.country,
    time_zone: airport.timeZone,
    latitude: 0,
    longitude: 0,
  };
}

interface LocalTime {
  readonly day: Day;
  readonly minutes: number;
}

function momentOf({ day, movedMinutes }: SoldSlice, time: string, daysLater: number): LocalTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = (day + daysLater) * minutesPerDay + hours * 60 + minutes + movedMinutes;
  return { day: Math.floor(total / minutesPerDay), minutes: total % minutesPerDay };
}

function minutesOf(world: DuffelWorld, slice: SoldSlice, first: DuffelLeg, last: DuffelLeg): number {
  const zoneOf = (iata: string) => toAirport(world, iata).time_zone;
  return minutesBetween(
    { ...momentOf(slice, first.departs, first.departsDay ?? 0), timeZone: zoneOf(first.from) },
    { ...momentOf(slice, last.arrives, last.arrivesDay ?? last.departsDay ?? 0), timeZone: zoneOf(last.to) },
  );
}

function formatLocal({ day, minutes }: LocalTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatDay(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

function formatDuration(minutes: number): string {
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}

/** A slice on its day, with ids of its own. */
export function sellSlice(flight: SoldSlice['flight'], fare: DuffelFare, day: Day): SoldSlice {
  return {
    id: createId('sli'),
    flight,
    fare,
    day,
    segmentIds: flight.legs.map(() => createId('seg')),
    movedMinutes: 0,
  };
}
