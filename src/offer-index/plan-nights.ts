import { minStays, type NightState } from '../domain/supply-facts.ts';
import {
  BLOCK_DAYS,
  CLOSED_TO_ARRIVAL,
  head,
  type Memory,
  MIN_STAY,
  NIGHT_WORDS,
  OPEN,
  PRICED,
  RING_BLOCKS,
  RING_DAYS,
  ringBlock,
  ringDay,
  SELLABLE,
} from './memory.ts';

/** Lowest rate of a block without any. */
export const NO_RATE = 0xffff;

/** Rate of a night in the plan's units; 0 where there is none. */
export function readRate(memory: Memory, plan: number, day: number): number {
  const prices = plan * RING_DAYS;
  const after = memory.nightPrices[prices + ringDay(day + 1)] as number;
  return (after - (memory.nightPrices[prices + ringDay(day)] as number)) & 0xffff;
}

/** Writes rates from a day on and carries the running sums to the end of the ring. */
export function writeRates(memory: Memory, plan: number, from: number, rates: readonly number[]): void {
  const prices = plan * RING_DAYS;
  const { nightPrices } = memory;
  const ringEnd = memory.header[head.ringEnd] as number;
  const end = from + rates.length;
  const before = nightPrices[prices + ringDay(end)] as number;
  let sum = nightPrices[prices + ringDay(from)] as number;
  for (let day = from; day < end; day += 1) {
    const rate = rates[day - from] as number;
    sum = (sum + rate) & 0xffff;
    nightPrices[prices + ringDay(day + 1)] = sum;
    writeBit(memory, plan, day, PRICED, rate > 0);
  }
  const moved = (sum - before) & 0xffff;
  if (moved !== 0) shiftSums(nightPrices, prices, end + 1, ringEnd, moved);
  refreshLowest(memory, plan, from, end);
}

/** Adds to the running sums from a day up to the end of the ring. */
function shiftSums(sums: Uint16Array, prices: number, from: number, end: number, moved: number): void {
  let place = prices + ringDay(from);
  const wrap = prices + RING_DAYS;
  for (let day = from; day < end; day += 1) {
    sums[place] = (sums[place] as number) + moved;
    place += 1;
    if (place === wrap) place = prices;
  }
}

/** Reckons the lowest rates of the blocks again that days from a first up to a last lie in. */
function refreshLowest(memory: Memory, plan: number, from: number, end: number): void {
  const firstBlock = Math.floor(from / BLOCK_DAYS);
  const lastBlock = Math.floor((end - 1) / BLOCK_DAYS);
  for (let block = firstBlock; block <= lastBlock; block += 1) refreshBlock(memory, plan, block);
}

function refreshBlock(memory: Memory, plan: number, block: number): void {
  const start = block * BLOCK_DAYS;
  const priced = nightWord(memory, plan, start, PRICED);
  let lowest = NO_RATE;
  for (let bit = 0; bit < BLOCK_DAYS; bit += 1) {
    if ((priced >>> bit) & 1) lowest = Math.min(lowest, readRate(memory, plan, start + bit));
  }
  memory.lowestRates[plan * RING_BLOCKS + (block % RING_BLOCKS)] = lowest;
}

export function nightWord(memory: Memory, plan: number, day: number, word: number): number {
  return memory.nightBits[(plan * RING_BLOCKS + ringBlock(day)) * NIGHT_WORDS + word] as number;
}

export function readBit(memory: Memory, plan: number, day: number, word: number): boolean {
  return ((nightWord(memory, plan, day, word) >>> (day % BLOCK_DAYS)) & 1) === 1;
}

function writeBit(memory: Memory, plan: number, day: number, word: number, isSet: boolean): void {
  const place = (plan * RING_BLOCKS + ringBlock(day)) * NIGHT_WORDS + word;
  const bit = 1 << (day % BLOCK_DAYS);
  const bits = memory.nightBits[place] as number;
  memory.nightBits[place] = isSet ? bits | bit : bits & ~bit;
}

export function writeState(memory: Memory, plan: number, day: number, state: NightState): void {
  writeBit(memory, plan, day, OPEN, state === 'open');
  writeBit(memory, plan, day, SELLABLE, state !== 'closed');
}

/** @param minStay one of `minStays` */
export function writeArrival(
  memory: Memory,
  plan: number,
  day: number,
  minStay: number,
  closedToArrival: boolean,
): void {
  const place = (minStays as readonly number[]).indexOf(minStay);
  writeBit(memory, plan, day, CLOSED_TO_ARRIVAL, closedToArrival);
  for (let plane = 0; plane < 4; plane += 1) {
    writeBit(memory, plan, day, MIN_STAY + plane, ((place >>> plane) & 1) === 1);
  }
}

export function readMinStay(memory: Memory, plan: number, day: number): number {
  let place = 0;
  for (let plane = 0; plane < 4; plane += 1) {
    if (readBit(memory, plan, day, MIN_STAY + plane)) place |= 1 << plane;
  }
  return minStays[place] as number;
}

/** Empties a plan: no rates, nothing for sale. */
export function clearNights(memory: Memory, plan: number): void {
  memory.nightPrices.fill(0, plan * RING_DAYS, (plan + 1) * RING_DAYS);
  const bits = plan * RING_BLOCKS * NIGHT_WORDS;
  memory.nightBits.fill(0, bits, bits + RING_BLOCKS * NIGHT_WORDS);
  memory.lowestRates.fill(NO_RATE, plan * RING_BLOCKS, (plan + 1) * RING_BLOCKS);
}

/**
 * Empties the places of days that enter the ring; they still hold what was true one round ago. Everything there lies
 * outside the horizon, so that no search sees it.
 * @param from first day that enters
 * @param end first day that does not
 */
export function enterNights(memory: Memory, plan: number, from: number, end: number): void {
  const prices = plan * RING_DAYS;
  for (let day = from; day < end; day += 1) {
    memory.nightPrices[prices + ringDay(day)] = memory.nightPrices[prices + ringDay(day - 1)] as number;
    for (let word = 0; word < NIGHT_WORDS; word += 1) writeBit(memory, plan, day, word, false);
  }
}
