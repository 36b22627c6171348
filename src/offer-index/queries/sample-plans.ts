import {
  FORTNIGHT_TO,
  NIGHT_WORDS,
  OCCUPANCY_BITS,
  OCCUPANCY_WORDS,
  OPEN,
  PRICED,
  RING_BLOCKS,
  UNION_WORDS,
  WEEK_FROM,
  WEEK_TO,
} from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import { findRuns } from '../memory/night-runs.ts';
import { isByArrival, longestStayOf, occupancyOf } from '../memory/plan-traits.ts';
import { minStayPlaces, rulesAt } from './arrival-rules.ts';

/**
 * Most hotels that are asked for can be had, and mostly by their first plan or, for a family, by that of their largest room.
 * What of these two proves it lies apart, a word for each hotel and 32 days, so that counting thousands of hotels reads memory in one
 * go. A sample proves that there is an offer, never that there is none; that is what `hotelNights` and `hotelOccupancies` can do.
 */
export interface Proof {
  /** Any stay of so many nights can begin on the days of its word. */
  readonly from: number;
  readonly to: number;
  readonly first: 'firstWeek' | 'firstFortnight';
  readonly largest: 'largestWeek' | 'largestFortnight';
}

export const proofs: readonly Proof[] = [
  { from: WEEK_FROM, to: WEEK_TO, first: 'firstWeek', largest: 'largestWeek' },
  { from: WEEK_TO, to: FORTNIGHT_TO, first: 'firstFortnight', largest: 'largestFortnight' },
];

/** Words of `hotelNights`: nights, and days of arrival for those who stay so many nights or less. */
const unionStays = [3, 7] as const;

/** The word of arrivals that holds all on which any stay up to a longest can begin; 0 where none does. */
export function excludingWord(longest: number): number {
  if (longest > 7) return 0;
  return longest > 3 ? 2 : 1;
}

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
  const traitsOf = (plan: number) => (plan < 0 ? 0 : (memory.planTraits[plan] as number));
  memory.hotelOccupancies.set(occupancies, hotel * 2);
  memory.samplePlan.set([first + 1, largest + 1], hotel * 2);
  memory.firstTraits[hotel] = traitsOf(first);
  memory.largestTraits[hotel] = traitsOf(largest);
  for (let block = 0; block < RING_BLOCKS; block += 1) refreshSampleBlock(memory, hotel, block);
}

function mostPersons(memory: Memory, plan: number): number {
  return memory.occupancy[occupancyOf(memory.planTraits[plan] as number) * OCCUPANCY_WORDS + 3] as number;
}

/** Says again what a block of a hotel's nights proves and rules out: call it when nights of it or of the next one have changed. */
export function refreshSampleBlock(memory: Memory, hotel: number, block: number): void {
  const row = block * memory.capacity.hotels + hotel;
  const first = (memory.samplePlan[hotel * 2] as number) - 1;
  const largest = (memory.samplePlan[hotel * 2 + 1] as number) - 1;
  for (const proof of proofs) {
    const proven = proveStays(memory, first, block, proof);
    memory[proof.first][row] = proven;
    memory[proof.largest][row] = largest === first ? proven : proveStays(memory, largest, block, proof);
  }
  uniteNights(memory, hotel, block, row * UNION_WORDS);
}

/** Days on which all stays of a proof can begin in a plan. */
function proveStays(memory: Memory, plan: number, block: number, { from, to }: Proof): number {
  if (plan < 0 || longestStayOf(memory.planTraits[plan] as number) < to) return 0;
  const runs = findRuns(
    nightBitsOf(memory, plan, block),
    nightBitsOf(memory, plan, (block + 1) % RING_BLOCKS),
    to,
  );
  return runs & arrivalsOf(memory, plan, block, from);
}

const united = new Int32Array(UNION_WORDS);

/** What any plan of a hotel has: nights of one and arrivals of another prove nothing, but without them there is no stay. */
function uniteNights(memory: Memory, hotel: number, block: number, at: number): void {
  united.fill(0);
  const first = (memory.hotelPlans[hotel] as number) - 1;
  for (let plan = first; plan >= 0; plan = (memory.planNext[plan] as number) - 1) {
    united[0] = (united[0] as number) | nightBitsOf(memory, plan, block);
    for (let place = 0; place < unionStays.length; place += 1) {
      const arrivals = arrivalsOf(memory, plan, block, unionStays[place] as number);
      united[1 + place] = (united[1 + place] as number) | arrivals;
    }
  }
  // In one write: a thread may be reading.
  memory.hotelNights.set(united, at);
}

/** Nights of a block that a stay can go through. */
function nightBitsOf({ nightBits, planTraits, capacity }: Memory, plan: number, block: number): number {
  const at = (block * capacity.plans + plan) * NIGHT_WORDS;
  const priced = nightBits[at + PRICED] as number;
  return isByArrival(planTraits[plan] as number) ? priced : priced & (nightBits[at + OPEN] as number);
}

/** Days of a block on which a stay of so many nights may begin. */
function arrivalsOf(memory: Memory, plan: number, block: number, nights: number): number {
  const row = block * memory.capacity.plans + plan;
  const refused = memory.refusedArrivals[rulesAt(memory, row) + (minStayPlaces[nights] as number)] as number;
  const isFree = isByArrival(memory.planTraits[plan] as number);
  return ~refused & (isFree ? (memory.nightBits[row * NIGHT_WORDS + OPEN] as number) : -1);
}
