import {
  CLOSED_TO_ARRIVAL,
  type Memory,
  MIN_STAY,
  NIGHT_WORDS,
  OCCUPANCY_WORDS,
  OPEN,
  PRICED,
  RING_BLOCKS,
  SAMPLE_WORDS,
} from './memory.ts';
import { isByArrival, occupancyOf } from './plan-traits.ts';

/**
 * Most hotels that are asked for can be had, and mostly by their first plan or, for a family, by that of their largest room.
 * What of these two proves it lies apart, hotel by hotel, so that counting thousands of hotels reads memory in one go. A
 * sample proves that there is an offer, never that there is none; that is what `hotelNights` and `hotelOccupancies` can do.
 */
export const FIRST = 0;
export const LARGEST = 1;

/** Words of a block: nights, and days of arrival for those who stay so many nights or more. */
const sampleStays = [3, 7] as const;

/** The word of arrivals that can prove a stay; 0 for stays that are too short. */
export function provingWord(nights: number): number {
  if (nights >= 7) return 2;
  return nights >= 3 ? 1 : 0;
}

/** The word of arrivals that holds all on which any stay up to a longest can begin; 0 where none does. */
export function excludingWord(longest: number): number {
  if (longest > 7) return 0;
  return longest > 3 ? 2 : 1;
}

/** Bits for kinds of occupancy, in two words. Several kinds may share one: it can rule out, not prove. */
export const OCCUPANCY_BITS = 64;

/** Chooses a hotel's samples: call it when its plans have changed. */
export function refreshSamples(memory: Memory, hotel: number): void {
  let largest = -1;
  const occupancies = [0, 0];
  const first = (memory.hotelPlans[hotel] as number) - 1;
  for (let plan = first; plan >= 0; plan = (memory.planNext[plan] as number) - 1) {
    if (largest < 0 || mostPersons(memory, plan) > mostPersons(memory, largest)) largest = plan;
    const bit = occupancyOf(memory.planTraits[plan] as number) % OCCUPANCY_BITS;
    occupancies[bit >> 5] = (occupancies[bit >> 5] as number) | (1 << (bit & 31));
  }
  memory.hotelOccupancies.set(occupancies, hotel * 2);
  [first, largest].forEach((plan, sample) => {
    memory.samplePlan[hotel * 2 + sample] = plan + 1;
    memory.sampleTraits[hotel * 2 + sample] = plan < 0 ? 0 : (memory.planTraits[plan] as number);
  });
  for (let block = 0; block < RING_BLOCKS; block += 1) refreshSampleBlock(memory, hotel, block);
}

function mostPersons(memory: Memory, plan: number): number {
  return memory.occupancy[occupancyOf(memory.planTraits[plan] as number) * OCCUPANCY_WORDS + 3] as number;
}

/** Copies what a block of a hotel's nights proves and rules out: call it when nights have changed. */
export function refreshSampleBlock(memory: Memory, hotel: number, block: number): void {
  const row = block * memory.capacity.hotels + hotel;
  copySample(memory, (memory.samplePlan[hotel * 2 + FIRST] as number) - 1, block, memory.firstSample, row);
  copySample(
    memory,
    (memory.samplePlan[hotel * 2 + LARGEST] as number) - 1,
    block,
    memory.largestSample,
    row,
  );
  uniteSamples(memory, hotel, block, memory.hotelNights, row * SAMPLE_WORDS);
}

/** What any plan of a hotel has: nights of one and arrivals of another prove nothing, but without them there is no stay. */
function uniteSamples(memory: Memory, hotel: number, block: number, union: Int32Array, to: number): void {
  union.fill(0, to, to + SAMPLE_WORDS);
  const first = (memory.hotelPlans[hotel] as number) - 1;
  for (let plan = first; plan >= 0; plan = (memory.planNext[plan] as number) - 1) {
    readSample(memory, plan, block);
    for (let word = 0; word < SAMPLE_WORDS; word += 1) {
      union[to + word] = (union[to + word] as number) | (read[word] as number);
    }
  }
}

function copySample(memory: Memory, plan: number, block: number, sample: Int32Array, row: number): void {
  const to = row * SAMPLE_WORDS;
  if (plan < 0) {
    sample.fill(0, to, to + SAMPLE_WORDS);
    return;
  }
  readSample(memory, plan, block);
  sample.set(read, to);
}

/** Words of the plan that was read last. */
const read = new Int32Array(SAMPLE_WORDS);

function readSample({ nightBits, planTraits, capacity }: Memory, plan: number, block: number): void {
  const at = (block * capacity.plans + plan) * NIGHT_WORDS;
  const byArrival = isByArrival(planTraits[plan] as number);
  const open = nightBits[at + OPEN] as number;
  const priced = nightBits[at + PRICED] as number;
  const arrivals = ~(nightBits[at + CLOSED_TO_ARRIVAL] as number) & (byArrival ? open : -1);
  read[0] = byArrival ? priced : priced & open;
  for (let place = 0; place < sampleStays.length; place += 1) {
    const nights = sampleStays[place] as (typeof sampleStays)[number];
    read[1 + place] = arrivals & ~longerThan(nightBits, at, nights);
  }
}

/** Days whose minimum stay is longer than so many nights. Places in `minStays` count from one night on: 2 and 6. */
function longerThan(bits: Int32Array, at: number, nights: (typeof sampleStays)[number]): number {
  const one = bits[at + MIN_STAY] as number;
  const two = bits[at + MIN_STAY + 1] as number;
  const four = bits[at + MIN_STAY + 2] as number;
  const eight = bits[at + MIN_STAY + 3] as number;
  return nights === 3 ? eight | four | (one & two) : eight | (one & two & four);
}
