import { copyRules } from '../queries/arrival-rules.ts';
import { hotelsOf, listHotel } from '../queries/listed-hotels.ts';
import { refreshSamples } from '../queries/sample-plans.ts';
import { copyBlock } from './flight-rows.ts';
import { EMPTY_BOX, widenPlace } from './hotel-rows.ts';
import { indexRow } from './id-index.ts';
import { BLOCK_DAYS, NIGHT_WORDS, PLAN_WORDS, RING_BLOCKS } from './layout.ts';
import { head, type Memory, planField, reserveMemory } from './memory.ts';
import { readAirportSet } from './open-registers.ts';
import { NO_HOTEL_RATE } from './plan-nights.ts';

/**
 * A copy in the order in which searches read: hotels of a place side by side, the cheapest first, so that most of the others
 * are soon seen to be too dear; plans with their hotel; routes by where they lead. What is no longer sold is left out.
 * Nothing else differs: the copy answers every query alike.
 */
export function arrangeMemory(memory: Memory): Memory {
  const copy = reserveMemory(memory.capacity);
  copyRegisters(memory, copy);
  for (const place of listPlacesInOrder(memory)) {
    copy.placeBox.set(EMPTY_BOX, place * 4);
    const hotels = [...hotelsOf(memory, place)];
    const lowest = new Map(hotels.map((hotel) => [hotel, lowestOf(memory, hotel)]));
    hotels.sort((one, other) => (lowest.get(one) ?? 0) - (lowest.get(other) ?? 0) || one - other);
    for (const hotel of hotels) copyHotel(memory, copy, hotel, place);
  }
  copyRoutes(memory, copy);
  return copy;
}

/** Tables that are small, and the numbers of the header that do not count rows. */
function copyRegisters(from: Memory, to: Memory): void {
  for (const slot of [head.firstDay, head.ringEnd, head.sequence, head.at])
    to.header[slot] = from.header[slot] as number;
  for (const kind of ['airports', 'airlines', 'occupancies', 'tariffs', 'airportSets', 'places'] as const) {
    to.header[head[kind]] = from.header[head[kind]] as number;
  }
  to.airportCode.set(from.airportCode);
  to.airlineCode.set(from.airlineCode);
  to.airlineChildPercent.set(from.airlineChildPercent);
  to.airlineInfantFare.set(from.airlineInfantFare);
  to.occupancy.set(from.occupancy);
  to.tariff.set(from.tariff);
  to.airportSet.set(from.airportSet);
  to.placeIds.set(from.placeIds);
  copyRules(from, to);
}

/** By country, region and city. */
function listPlacesInOrder(memory: Memory): number[] {
  const idOf = (place: number, level: number) => memory.placeIds[place * 3 + level] as number;
  return Array.from({ length: memory.header[head.places] as number }, (_, place) => place).sort(
    (one, other) =>
      idOf(one, 2) - idOf(other, 2) || idOf(one, 1) - idOf(other, 1) || idOf(one, 0) - idOf(other, 0),
  );
}

function lowestOf(memory: Memory, hotel: number): number {
  let lowest = NO_HOTEL_RATE;
  for (let block = 0; block < RING_BLOCKS; block += 1) {
    lowest = Math.min(lowest, memory.hotelLowest[block * memory.capacity.hotels + hotel] as number);
  }
  return lowest;
}

function copyHotel(from: Memory, to: Memory, hotel: number, place: number): void {
  const row = to.header[head.hotels] as number;
  to.header[head.hotels] = row + 1;
  to.hotelId[row] = from.hotelId[hotel] as number;
  indexRow(to, 'hotelIndex', row);
  to.hotelPlace[row] = place;
  to.hotelSold[row] = 1;
  to.hotelOperator[row] = from.hotelOperator[hotel] as number;
  to.hotelCategory[row] = from.hotelCategory[hotel] as number;
  to.hotelRating[row] = from.hotelRating[hotel] as number;
  to.hotelAirportSet[row] = from.hotelAirportSet[hotel] as number;
  to.hotelAttributes.set(from.hotelAttributes.subarray(hotel * 2, hotel * 2 + 2), row * 2);
  to.hotelPosition.set(from.hotelPosition.subarray(hotel * 2, hotel * 2 + 2), row * 2);
  widenPlace(to, place, to.hotelPosition[row * 2] as number, to.hotelPosition[row * 2 + 1] as number);
  for (let block = 0; block < RING_BLOCKS; block += 1) {
    const source = block * from.capacity.hotels + hotel;
    const target = block * to.capacity.hotels + row;
    to.hotelLowest[target] = from.hotelLowest[source] as number;
    to.hotelWeeks[target] = from.hotelWeeks[source] as number;
  }
  listHotel(to, place, row);
  copyPlans(from, to, hotel, row);
  refreshSamples(to, row);
}

function copyPlans(from: Memory, to: Memory, hotel: number, row: number): void {
  let before = -1;
  for (let plan = (from.hotelPlans[hotel] as number) - 1; plan >= 0; ) {
    const target = to.header[head.plans] as number;
    to.header[head.plans] = target + 1;
    copyPlan(from, to, plan, target);
    to.plan[target * PLAN_WORDS + planField.hotel] = row;
    if (before < 0) to.hotelPlans[row] = target + 1;
    else to.planNext[before] = target + 1;
    before = target;
    plan = (from.planNext[plan] as number) - 1;
  }
}

function copyPlan(from: Memory, to: Memory, plan: number, target: number): void {
  to.plan.set(from.plan.subarray(plan * PLAN_WORDS, (plan + 1) * PLAN_WORDS), target * PLAN_WORDS);
  to.planTraits[target] = from.planTraits[plan] as number;
  to.planFreeDays[target] = from.planFreeDays[plan] as number;
  to.planTariff[target] = from.planTariff[plan] as number;
  indexRow(to, 'planIndex', target);
  for (let block = 0; block < RING_BLOCKS; block += 1) {
    const source = block * from.capacity.plans + plan;
    const place = block * to.capacity.plans + target;
    to.nightPrices.set(
      from.nightPrices.subarray(source * BLOCK_DAYS, (source + 1) * BLOCK_DAYS),
      place * BLOCK_DAYS,
    );
    to.nightBits.set(
      from.nightBits.subarray(source * NIGHT_WORDS, (source + 1) * NIGHT_WORDS),
      place * NIGHT_WORDS,
    );
    to.lowestRates[place] = from.lowestRates[source] as number;
    to.lowestWeeks[place] = from.lowestWeeks[source] as number;
  }
}

/**
 * Both ways between a hotel's airport and all others side by side, and their flights block by block: a search reads a few
 * blocks of all flights to and from one airport.
 */
function copyRoutes(from: Memory, to: Memory): void {
  const order = listRoutesInOrder(from);
  const moved = new Int32Array(order.length);
  order.forEach((old, route) => {
    moved[old] = route;
  });
  to.header[head.routes] = order.length;
  order.forEach((old, route) => {
    const airport = from.routeTo[old] as number;
    to.routeFrom[route] = from.routeFrom[old] as number;
    to.routeAirlines[route] = from.routeAirlines[old] as number;
    to.routeTo[route] = airport;
    to.routeBack[route] =
      from.routeBack[old] === 0 ? 0 : (moved[(from.routeBack[old] as number) - 1] as number) + 1;
    to.routeNextTo[route] = to.airportRoutes[airport] as number;
    to.airportRoutes[airport] = route + 1;
    indexRow(to, 'routeIndex', route);
  });
  for (let block = 0; block < RING_BLOCKS; block += 1) {
    order.forEach((old, route) => {
      copyBlock(to, route, from, old, block);
    });
  }
}

/** By the airport of the two that hotels are reached from, then by the other. */
function listRoutesInOrder(memory: Memory): number[] {
  const served = new Set(
    Array.from({ length: memory.header[head.airportSets] as number }, (_, set) =>
      readAirportSet(memory, set),
    ).flat(),
  );
  const endsOf = (route: number): [number, number] => {
    const start = memory.routeFrom[route] as number;
    const end = memory.routeTo[route] as number;
    return served.has(end) && (!served.has(start) || end < start) ? [end, start] : [start, end];
  };
  const ends = Array.from({ length: memory.header[head.routes] as number }, (_, route) => endsOf(route));
  return ends
    .map((_, route) => route)
    .sort((one, other) => {
      const [left, right] = [ends[one] as [number, number], ends[other] as [number, number]];
      return left[0] - right[0] || left[1] - right[1] || one - other;
    });
}
