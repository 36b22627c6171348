import {
  CLOSED_TO_ARRIVAL,
  type Memory,
  MIN_STAY,
  NIGHT_WORDS,
  OPEN,
  PRICED,
  RING_BLOCKS,
  SAMPLE_WORDS,
} from './memory.ts';
import { isByArrival } from './plan-traits.ts';

/**
 * Most hotels that are asked for can be had, and mostly by their first plan. What of that plan proves it lies apart, hotel by
 * hotel, so that counting thousands of hotels reads memory in one go. A sample proves that there is an offer, never that
 * there is none: then all plans are looked at.
 */
export const SAMPLE_WEEK = 7;

/** Takes the first plan of a hotel as its sample: call it when the hotel's plans have changed. */
export function refreshSample(memory: Memory, hotel: number): void {
  const plan = (memory.hotelPlans[hotel] as number) - 1;
  memory.sampleTraits[hotel] = plan < 0 ? 0 : (memory.planTraits[plan] as number);
  for (let block = 0; block < RING_BLOCKS; block += 1) refreshSampleBlock(memory, hotel, block);
}

/** Copies what a block of the sample's nights proves: call it when they have changed. */
export function refreshSampleBlock(memory: Memory, hotel: number, block: number): void {
  const plan = (memory.hotelPlans[hotel] as number) - 1;
  const to = (block * memory.capacity.hotels + hotel) * SAMPLE_WORDS;
  if (plan < 0) {
    memory.sampleNights.fill(0, to, to + SAMPLE_WORDS);
    return;
  }
  const { nightBits } = memory;
  const at = (block * memory.capacity.plans + plan) * NIGHT_WORDS;
  const byArrival = isByArrival(memory.planTraits[plan] as number);
  const open = nightBits[at + OPEN] as number;
  const priced = nightBits[at + PRICED] as number;
  const arrivals = ~(nightBits[at + CLOSED_TO_ARRIVAL] as number) & (byArrival ? open : -1);
  memory.sampleNights[to] = byArrival ? priced : priced & open;
  memory.sampleNights[to + 1] = arrivals & ~longerThan(nightBits, at, 1);
  memory.sampleNights[to + 2] = arrivals & ~longerThan(nightBits, at, SAMPLE_WEEK);
}

/** Days whose minimum stay is longer than one night, or than a week; places in `minStays` count from one night on. */
function longerThan(bits: Int32Array, at: number, nights: 1 | typeof SAMPLE_WEEK): number {
  const [one, two, four, eight] = [0, 1, 2, 3].map((plane) => bits[at + MIN_STAY + plane] as number) as [
    number,
    number,
    number,
    number,
  ];
  return nights === 1 ? one | two | four | eight : eight | (one & two & four);
}
