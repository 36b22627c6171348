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
  SELLABLE,
} from './memory.ts';
import { isByArrival, occupancyOf } from './plan-traits.ts';

/**
 * Most hotels that are asked for can be had, and mostly by their first plan or, for a family, by that of their largest room.
 * What of these two proves it lies apart, hotel by hotel, so that counting thousands of hotels reads memory in one go. A
 * sample proves that there is an offer, never that there is none; that is what `hotelNights` and `hotelOccupancies` can do.
 */
export const FIRST = 0;
export const LARGEST = 1;

/** Nights from which each word of arrivals counts: word 1 + place. */
const sampleStays = [1, 3, 7] as const;

/** The word of arrivals that counts for a stay. */
export function arrivalWord(nights: number): number {
  if (nights >= 7) return 3;
  return nights >= 3 ? 2 : 1;
}

/** A bit for a kind of occupancy. Several kinds may share it: it can rule out, not prove. */
export const occupancyBit = (occupancy: number): number => 1 << (occupancy & 31);

/** Chooses a hotel's samples: call it when its plans have changed. */
export function refreshSamples(memory: Memory, hotel: number): void {
  let largest = -1;
  let occupancies = 0;
  const first = (memory.hotelPlans[hotel] as number) - 1;
  for (let plan = first; plan >= 0; plan = (memory.planNext[plan] as number) - 1) {
    if (largest < 0 || mostPersons(memory, plan) > mostPersons(memory, largest)) largest = plan;
    occupancies |= occupancyBit(occupancyOf(memory.planTraits[plan] as number));
  }
  memory.hotelOccupancies[hotel] = occupancies >>> 0;
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
  let any = 0;
  for (
    let plan = (memory.hotelPlans[hotel] as number) - 1;
    plan >= 0;
    plan = (memory.planNext[plan] as number) - 1
  ) {
    const at = (block * memory.capacity.plans + plan) * NIGHT_WORDS;
    const priced = memory.nightBits[at + PRICED] as number;
    const byArrival = isByArrival(memory.planTraits[plan] as number);
    any |= byArrival ? priced : priced & (memory.nightBits[at + SELLABLE] as number);
  }
  memory.hotelNights[row] = any;
}

function copySample(memory: Memory, plan: number, block: number, sample: Int32Array, row: number): void {
  const to = row * SAMPLE_WORDS;
  if (plan < 0) {
    sample.fill(0, to, to + SAMPLE_WORDS);
    return;
  }
  const { nightBits } = memory;
  const at = (block * memory.capacity.plans + plan) * NIGHT_WORDS;
  const byArrival = isByArrival(memory.planTraits[plan] as number);
  const open = nightBits[at + OPEN] as number;
  const priced = nightBits[at + PRICED] as number;
  const arrivals = ~(nightBits[at + CLOSED_TO_ARRIVAL] as number) & (byArrival ? open : -1);
  sample[to] = byArrival ? priced : priced & open;
  sampleStays.forEach((nights, place) => {
    sample[to + 1 + place] = arrivals & ~longerThan(nightBits, at, nights);
  });
}

/** Days whose minimum stay is longer than so many nights. Places in `minStays` count from one night on: 0, 2 and 6. */
function longerThan(bits: Int32Array, at: number, nights: (typeof sampleStays)[number]): number {
  const one = bits[at + MIN_STAY] as number;
  const two = bits[at + MIN_STAY + 1] as number;
  const four = bits[at + MIN_STAY + 2] as number;
  const eight = bits[at + MIN_STAY + 3] as number;
  if (nights === 1) return one | two | four | eight;
  return nights === 3 ? eight | four | (one & two) : eight | (one & two & four);
}
