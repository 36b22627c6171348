import { HORIZON_DAYS } from '../../domain/search/supply-facts.ts';
import { readArrival } from '../queries/arrival-rules.ts';
import { dayRows } from './flight-rows.ts';
import {
  AIRPORTS_PER_SET,
  ARRIVALS,
  NIGHT_WORDS,
  NO_AIRPORT,
  OCCUPANCY_WORDS,
  PLAN_WORDS,
  TARIFF_WORDS,
} from './layout.ts';
import { head, type Memory, planField, ringBlock } from './memory.ts';
import { readRate } from './plan-nights.ts';
import { isPlanSold } from './plan-rows.ts';
import { occupancyOf } from './plan-traits.ts';

/**
 * A digest of everything that can be sold, whatever the rows it lies in: hotels, plans with their nights, flights, airlines
 * are digested one by one by their ids, and the digests added up. Two memories that took different ways to the same state
 * have the same one.
 */
export function digestOffers(memory: Memory): string {
  const sum = new Uint32Array(2);
  const add = (digest: Digest) => {
    sum[0] = (sum[0] as number) + digest.low;
    sum[1] = (sum[1] as number) + digest.high;
  };
  const count = (kind: 'airlines' | 'hotels' | 'plans' | 'routes') => memory.header[head[kind]] as number;
  add(startDigest(0, memory.header[head.firstDay] as number));
  for (let row = 0; row < count('airlines'); row += 1) add(digestAirline(memory, row));
  for (let row = 0; row < count('hotels'); row += 1)
    if (memory.hotelSold[row] === 1) add(digestHotel(memory, row));
  for (let row = 0; row < count('plans'); row += 1) if (isPlanSold(memory, row)) add(digestPlan(memory, row));
  for (let row = 0; row < count('routes'); row += 1) addFlights(memory, row, add);
  return [...sum].map((half) => half.toString(16).padStart(8, '0')).join('');
}

interface Digest {
  low: number;
  high: number;
}

function startDigest(...words: number[]): Digest {
  const digest = { low: 0x811c9dc5, high: 0x9dc5811c };
  for (const word of words) mix(digest, word);
  return digest;
}

function mix(digest: Digest, word: number): void {
  digest.low = Math.imul(digest.low ^ word, 0x01000193);
  digest.low ^= digest.low >>> 15;
  digest.high = Math.imul(digest.high ^ word, 0x85ebca6b);
  digest.high = ((digest.high << 13) | (digest.high >>> 19)) + digest.low;
}

function digestAirline(memory: Memory, row: number): Digest {
  return startDigest(
    1,
    memory.airlineCode[row] as number,
    memory.airlineChildPercent[row] as number,
    memory.airlineInfantFare[row] as number,
  );
}

function digestHotel(memory: Memory, row: number): Digest {
  const place = (memory.hotelPlace[row] as number) * 3;
  const set = (memory.hotelAirportSet[row] as number) * AIRPORTS_PER_SET;
  const airports = [...memory.airportSet.subarray(set, set + AIRPORTS_PER_SET)];
  return startDigest(
    2,
    memory.hotelId[row] as number,
    ...memory.placeIds.subarray(place, place + 3),
    memory.hotelOperator[row] as number,
    memory.hotelCategory[row] as number,
    memory.hotelRating[row] as number,
    ...memory.hotelAttributes.subarray(row * 2, row * 2 + 2),
    ...airports.map((airport) => (airport === NO_AIRPORT ? 0 : (memory.airportCode[airport] as number))),
    ...[0, 1].map((axis) => Math.round((memory.hotelPosition[row * 2 + axis] as number) * 1e6)),
  );
}

function digestPlan(memory: Memory, row: number): Digest {
  const record = memory.plan.subarray(row * PLAN_WORDS, (row + 1) * PLAN_WORDS);
  const traits = memory.planTraits[row] as number;
  const occupancy = occupancyOf(traits) * OCCUPANCY_WORDS;
  const tariff = (memory.planTariff[row] as number) * TARIFF_WORDS;
  const digest = startDigest(
    3,
    record[planField.id] as number,
    memory.hotelId[record[planField.hotel] as number] as number,
    traits & 0x7fff,
    ...memory.tariff.subarray(tariff, tariff + TARIFF_WORDS),
    ...record.subarray(planField.room),
    ...memory.occupancy.subarray(occupancy, occupancy + OCCUPANCY_WORDS),
  );
  const firstDay = memory.header[head.firstDay] as number;
  for (let day = firstDay; day < firstDay + HORIZON_DAYS; day += 1) {
    mix(digest, (readRate(memory, row, day) << 8) | nightMarks(memory, row, day));
  }
  return digest;
}

/** All that is known of a night but its rate, as the low bits of a number. */
function nightMarks(memory: Memory, plan: number, day: number): number {
  const at = (ringBlock(day) * memory.capacity.plans + plan) * NIGHT_WORDS;
  const bit = day % 32;
  let marks = readArrival(memory, plan, day) << ARRIVALS;
  for (let word = 0; word < ARRIVALS; word += 1) {
    marks |= (((memory.nightBits[at + word] as number) >>> bit) & 1) << word;
  }
  return marks;
}

function addFlights(memory: Memory, route: number, add: (digest: Digest) => void): void {
  const from = memory.airportCode[memory.routeFrom[route] as number] as number;
  const to = memory.airportCode[memory.routeTo[route] as number] as number;
  const firstDay = memory.header[head.firstDay] as number;
  for (let day = firstDay; day < firstDay + HORIZON_DAYS; day += 1) {
    const rows = dayRows(memory, route, day);
    for (let row = rows.first; row < rows.end; row += 1) {
      const carrier = memory.flightCarrier[row] as number;
      add(
        startDigest(
          4,
          from,
          to,
          day,
          memory.flightId[row] as number,
          memory.flightFare[row] as number,
          memory.flightTimes[row] as number,
          memory.airlineCode[carrier & 0xff] as number,
          carrier >>> 8,
        ),
      );
    }
  }
}
