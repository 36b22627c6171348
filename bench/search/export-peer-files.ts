import { join } from 'node:path';
import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import {
  type AirlineFacts,
  cabins,
  type EarlyBooking,
  type FlightFacts,
  HORIZON_DAYS,
  type HotelFacts,
  type Occupancy,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import { blockDays, type PeerFiles, type PeerHotel, sumsPerBlock } from './peer-tables.ts';
import { openRowFile, type RowFile } from './row-file.ts';
import { listStayMasks } from './stay-masks.ts';

/**
 * Lays the facts out as is best for a database that scans: one wide row a plan and 32 days, with all that a search filters by,
 * the running sums of the rates, and for every day of arrival a bit for each number of nights that can be booked. The rules of
 * nights (states, arrivals, minimum and longest stays) are thus worked out beforehand; on-request nights are left out, since no
 * question of the mix asks for them.
 */
export function exportPeerFiles(
  changes: Iterable<readonly SupplyChange[]>,
  today: Day,
  folder: string,
): PeerFiles {
  const files = {
    stayBlocks: join(folder, 'stay-block.csv'),
    flights: join(folder, 'flight.csv'),
    setAirports: join(folder, 'set-airport.csv'),
  };
  const blocks = openRowFile(files.stayBlocks);
  const flights = openRowFile(files.flights);
  const airlines = new Map<string, AirlineFacts>();
  const facts = new Map<number, HotelFacts>();
  const plans = new Map<number, RatePlanFacts>();
  const hotels = new Map<number, PeerHotel>();
  const airports = openNumbers<string>();
  const sets = openNumbers<string>();
  const occupancies = openNumbers<string>();

  const take = (change: SupplyChange): void => {
    switch (change.kind) {
      case 'airline':
        airlines.set(change.airline.code, change.airline);
        return;
      case 'hotel': {
        const { hotel } = change;
        const airportSet = sets.of(hotel.airports.map(airports.of).join(' '));
        hotels.set(hotel.id, { ...hotel, airportSet });
        facts.set(hotel.id, hotel);
        return;
      }
      case 'plan':
        plans.set(change.plan.id, change.plan);
        return;
      case 'nights': {
        const plan = known(plans.get(change.planId));
        plans.delete(change.planId);
        const hotel = known(facts.get(plan.hotelId));
        const { airportSet } = known(hotels.get(plan.hotelId));
        const occupancy = occupancies.of(JSON.stringify(plan.occupancy));
        appendBlocks(blocks, { hotel, plan, airportSet, occupancy, nights: change.nights, today });
        return;
      }
      case 'flight':
        flights.write(
          listFlight(change.flight, known(airlines.get(change.flight.airline)), airports.of, today),
        );
        return;
      default:
        throw new Error(`Not part of a first load: ${change.kind}`);
    }
  };
  for (const part of changes) part.forEach(take);
  blocks.close();
  flights.close();

  const airportSets = sets.all().map((set) => (set === '' ? [] : set.split(' ').map(Number)));
  const setAirports = openRowFile(files.setAirports);
  airportSets.forEach((set, number) => {
    for (const airport of set) setAirports.write([number, airport]);
  });
  setAirports.close();
  return {
    ...files,
    today,
    hotels,
    airports: airports.byKey,
    airportSets,
    occupancies: occupancies.all().map((text) => JSON.parse(text) as Occupancy),
  };
}

interface PlanYear {
  readonly hotel: HotelFacts;
  readonly plan: RatePlanFacts;
  readonly airportSet: number;
  readonly occupancy: number;
  readonly nights: PlanNights;
  readonly today: Day;
}

function appendBlocks(rows: RowFile, { hotel, plan, airportSet, occupancy, nights, today }: PlanYear): void {
  const masks = listStayMasks(plan, nights);
  const fixed = [
    hotel.id,
    plan.id,
    hotel.regionId,
    hotel.category,
    hotel.rating,
    attributeBits(hotel),
    hotel.latitude,
    hotel.longitude,
    airportSet,
    roomTypes.indexOf(plan.roomType),
    boards.indexOf(plan.board),
    occupancy,
    plan.rateUnit,
    plan.terms.cancellation.freeDays ?? '',
    ...listEarlyBooking(plan.earlyBookings[0], today),
    ...listEarlyBooking(plan.earlyBookings[1], today),
  ].join(';');
  for (let first = 0; first < HORIZON_DAYS; first += blockDays) {
    const stays = masks.slice(first, first + blockDays);
    if (stays.every((mask) => mask === 0)) continue;
    rows.write([first / blockDays, fixed, `{${listSums(nights, first)}}`, `{${padded(stays)}}`]);
  }
}

const padded = (stays: readonly number[]): string =>
  Array.from({ length: blockDays }, (_, at) => stays[at] ?? 0).join(',');

function listSums({ rates }: PlanNights, first: number): string {
  let sum = 0;
  return Array.from({ length: sumsPerBlock }, (_, at) => {
    const before = sum;
    sum += rates[first + at] ?? 0;
    return before;
  }).join(',');
}

const attributeBits = (hotel: HotelFacts): bigint =>
  hotel.attributes.reduce((bits, name) => bits | (1n << BigInt(hotelAttributes.indexOf(name))), 0n);

function listEarlyBooking(offer: EarlyBooking | undefined, today: Day): number[] {
  if (offer === undefined) return [0, -1, 0, 0, -1];
  const { percent, bookUntil, daysAhead, arrivalFrom, arrivalTo } = offer;
  return [percent, bookUntil - today, daysAhead, arrivalFrom - today, arrivalTo - today];
}

function listFlight(
  flight: FlightFacts,
  airline: AirlineFacts,
  numberOf: (code: string) => number,
  today: Day,
): number[] {
  const { from, to, day, isOvernight, stops, cabin, seats, fare } = flight;
  const { childPercent, infantFare } = airline;
  const where = [numberOf(from), numberOf(to), day - today, Number(isOvernight), stops];
  return [...where, cabins.indexOf(cabin), seats, fare, childPercent, infantFare];
}

/** Numbers things in the order in which they come. */
function openNumbers<Key>() {
  const byKey = new Map<Key, number>();
  return {
    byKey,
    of(key: Key): number {
      const known = byKey.get(key);
      if (known !== undefined) return known;
      byKey.set(key, byKey.size);
      return byKey.size - 1;
    },
    all: () => [...byKey.keys()],
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Facts come in an order in which they can be applied');
  return value;
}
