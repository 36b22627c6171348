import type { NightState } from '../../domain/search/supply-facts.ts';
import { clearArrivals, setArrivalRules } from '../queries/arrival-rules.ts';
import { refreshSampleBlock, refreshSamples } from '../queries/sample-plans.ts';
import {
  ARRIVALS,
  BLOCK_DAYS,
  EARLY_BOOKING_WORDS,
  NIGHT_WORDS,
  OPEN,
  PLAN_WORDS,
  PRICED,
  RING_BLOCKS,
  SELLABLE,
  WEEK,
} from './layout.ts';
import { head, type Memory, planField, ringBlock } from './memory.ts';
import { findRuns } from './night-runs.ts';
import { lowestPaidShare } from './stay-pay-words.ts';

/** Lowest rate, or sum of a week's, of a block without any. */
export const NO_RATE = 0xffff;
export const NO_HOTEL_RATE = 0xffff_ffff;

/** Place of a plan's running sum at a day. */
function pricePlace(memory: Memory, plan: number, day: number): number {
  return (ringBlock(day) * memory.capacity.plans + plan) * BLOCK_DAYS + (day % BLOCK_DAYS);
}

/** Running sum of a plan's rates up to, not including, a day, modulo 65,536. */
function readSum(memory: Memory, plan: number, day: number): number {
  return memory.nightPrices[pricePlace(memory, plan, day)] as number;
}

/** Rate of a night in the plan's units; 0 where there is none. */
export function readRate(memory: Memory, plan: number, day: number): number {
  return (readSum(memory, plan, day + 1) - readSum(memory, plan, day)) & 0xffff;
}

/**
 * Writes rates from a day on and carries the running sums to the end of the ring.
 * @returns whether a night got its first rate or lost its last
 */
export function setRates(memory: Memory, plan: number, from: number, rates: readonly number[]): boolean {
  const end = from + rates.length;
  const before = readSum(memory, plan, end);
  let sum = readSum(memory, plan, from);
  let isChanged = false;
  for (let day = from; day < end; day += 1) {
    const rate = rates[day - from] as number;
    sum = (sum + rate) & 0xffff;
    memory.nightPrices[pricePlace(memory, plan, day + 1)] = sum;
    if (writeBit(memory, plan, day, PRICED, rate > 0)) isChanged = true;
  }
  const moved = (sum - before) & 0xffff;
  if (moved !== 0) shiftSums(memory, plan, end + 1, moved);
  refreshLowest(memory, plan, from, end);
  return isChanged;
}

/** Adds to the running sums from a day up to the end of the ring, block by block. */
function shiftSums(memory: Memory, plan: number, from: number, moved: number): void {
  const { nightPrices } = memory;
  const ringEnd = memory.header[head.ringEnd] as number;
  for (let day = from; day < ringEnd; ) {
    const first = pricePlace(memory, plan, day);
    const last = first + Math.min(BLOCK_DAYS - (day % BLOCK_DAYS), ringEnd - day);
    for (let place = first; place < last; place += 1) {
      nightPrices[place] = (nightPrices[place] as number) + moved;
    }
    day += last - first;
  }
}

/** Calculates the lowest rates of all blocks with days from a first up to a last one. */
function refreshLowest(memory: Memory, plan: number, from: number, end: number): void {
  const firstBlock = Math.floor(from / BLOCK_DAYS);
  const lastBlock = Math.floor((end - 1) / BLOCK_DAYS);
  const hotel = memory.plan[plan * PLAN_WORDS + planField.hotel] as number;
  for (let block = firstBlock; block <= lastBlock; block += 1) refreshBlock(memory, plan, block);
  // Weeks of the block before reach into it.
  for (let block = firstBlock - 1; block <= lastBlock; block += 1) {
    refreshWeek(memory, plan, block % RING_BLOCKS);
    refreshHotelBlock(memory, hotel, block % RING_BLOCKS);
  }
}

/** Brings the hotel's samples up to date after nights of a plan have changed: stays of the block before reach into them. */
export function settleNights(memory: Memory, plan: number, from: number, end: number): void {
  const hotel = memory.plan[plan * PLAN_WORDS + planField.hotel] as number;
  const lastBlock = Math.floor((end - 1) / BLOCK_DAYS);
  for (let block = Math.floor(from / BLOCK_DAYS) - 1; block <= lastBlock; block += 1) {
    refreshSampleBlock(memory, hotel, block % RING_BLOCKS);
  }
}

function refreshBlock(memory: Memory, plan: number, block: number): void {
  const { nightPrices, nightBits, capacity } = memory;
  const row = (block % RING_BLOCKS) * capacity.plans + plan;
  const after = ((block + 1) % RING_BLOCKS) * capacity.plans + plan;
  const priced = nightBits[row * NIGHT_WORDS + PRICED] as number;
  let sum = nightPrices[after * BLOCK_DAYS] as number;
  let lowest = NO_RATE;
  for (let bit = BLOCK_DAYS - 1; bit >= 0; bit -= 1) {
    const before = nightPrices[row * BLOCK_DAYS + bit] as number;
    if ((priced >>> bit) & 1) lowest = Math.min(lowest, (sum - before) & 0xffff);
    sum = before;
  }
  memory.lowestRates[row] = lowest;
}

/** Looks for a plan's cheapest week again that begins in a block. */
function refreshWeek(
  { nightPrices, nightBits, lowestWeeks, capacity }: Memory,
  plan: number,
  block: number,
): void {
  const row = block * capacity.plans + plan;
  const after = ((block + 1) % RING_BLOCKS) * capacity.plans + plan;
  const priced = nightBits[row * NIGHT_WORDS + PRICED] as number;
  const pricedAfter = nightBits[after * NIGHT_WORDS + PRICED] as number;
  let lowest = NO_RATE;
  for (let starts = findRuns(priced, pricedAfter, WEEK); starts !== 0; starts &= starts - 1) {
    const day = 31 - Math.clz32(starts & -starts);
    const end = day + WEEK;
    const place = end < BLOCK_DAYS ? row * BLOCK_DAYS + end : after * BLOCK_DAYS + end - BLOCK_DAYS;
    const sum = ((nightPrices[place] as number) - (nightPrices[row * BLOCK_DAYS + day] as number)) & 0xffff;
    if (sum < lowest) lowest = sum;
  }
  lowestWeeks[row] = lowest;
}

/** Calculates a hotel's bounds of one block from its plans' bounds. */
function refreshHotelBlock(memory: Memory, hotel: number, block: number): void {
  let lowest = NO_HOTEL_RATE;
  let lowestWeek = NO_HOTEL_RATE;
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; ) {
    const record = plan * PLAN_WORDS;
    const row = block * memory.capacity.plans + plan;
    const unit = memory.plan[record + planField.rateUnit] as number;
    const share = lowestPaidShare(memory, record);
    const factor = unit * (100 - highestDiscount(memory, record)) * share;
    const week = share === 1 ? (memory.lowestWeeks[row] as number) : weekOfLowestNights(memory, plan, block);
    lowest = Math.min(lowest, discountRate(memory.lowestRates[row] as number, factor));
    lowestWeek = Math.min(lowestWeek, discountRate(week, factor));
    plan = (memory.planNext[plan] as number) - 1;
  }
  memory.hotelLowest[block * memory.capacity.hotels + hotel] = lowest;
  memory.hotelWeeks[block * memory.capacity.hotels + hotel] = lowestWeek;
}

/** A bound on any week that begins in a block, where some of its nights are free: these may be its most expensive ones. */
function weekOfLowestNights(
  { lowestWeeks, lowestRates, capacity }: Memory,
  plan: number,
  block: number,
): number {
  const row = block * capacity.plans + plan;
  const after = ((block + 1) % RING_BLOCKS) * capacity.plans + plan;
  if (lowestWeeks[row] === NO_RATE) return NO_RATE;
  return WEEK * Math.min(lowestRates[row] as number, lowestRates[after] as number);
}

const discountRate = (rate: number, factor: number): number =>
  rate === NO_RATE ? NO_HOTEL_RATE : Math.floor((rate * factor) / 100);

function highestDiscount(memory: Memory, record: number): number {
  const first = record + planField.earlyBookings;
  return Math.max(memory.plan[first] as number, memory.plan[first + EARLY_BOOKING_WORDS] as number);
}

/** Updates what is stored for all plans of a hotel together after they have changed. */
export function settlePlans(memory: Memory, hotel: number): void {
  for (let block = 0; block < RING_BLOCKS; block += 1) refreshHotelBlock(memory, hotel, block);
  refreshSamples(memory, hotel);
}

/** @returns whether the bit was another */
function writeBit(memory: Memory, plan: number, day: number, word: number, isSet: boolean): boolean {
  const place = (ringBlock(day) * memory.capacity.plans + plan) * NIGHT_WORDS + word;
  const bit = 1 << (day % BLOCK_DAYS);
  const bits = memory.nightBits[place] as number;
  const written = isSet ? bits | bit : bits & ~bit;
  memory.nightBits[place] = written;
  return written !== bits;
}

/** @returns whether the night was in another state */
export function setNightState(memory: Memory, plan: number, day: number, state: NightState): boolean {
  const isOpenNew = writeBit(memory, plan, day, OPEN, state === 'open');
  const isSellableNew = writeBit(memory, plan, day, SELLABLE, state !== 'closed');
  return isOpenNew || isSellableNew;
}

/** Empties a plan: no rates, nothing for sale. */
export function clearNights(memory: Memory, plan: number): void {
  for (let block = 0; block < RING_BLOCKS; block += 1) {
    const row = block * memory.capacity.plans + plan;
    memory.nightPrices.fill(0, row * BLOCK_DAYS, (row + 1) * BLOCK_DAYS);
    memory.nightBits.fill(0, row * NIGHT_WORDS, row * NIGHT_WORDS + ARRIVALS);
    clearArrivals(memory, row);
    memory.lowestRates[row] = NO_RATE;
    memory.lowestWeeks[row] = NO_RATE;
  }
}

/**
 * Empties the places of days that enter the ring; they still hold what was true one round ago. Everything there lies
 * outside the horizon, so that no search sees it.
 * @param from first day that enters
 * @param end first day that does not
 */
export function enterNights(memory: Memory, plan: number, from: number, end: number): void {
  for (let day = from; day < end; day += 1) {
    memory.nightPrices[pricePlace(memory, plan, day)] = readSum(memory, plan, day - 1);
    for (const word of [OPEN, SELLABLE, PRICED]) writeBit(memory, plan, day, word, false);
  }
  setArrivalRules(memory, plan, from, end, () => 0);
}
