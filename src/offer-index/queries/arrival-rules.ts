import { minStays } from '../../domain/search/supply-facts.ts';
import { ARRIVAL_BUCKETS, ARRIVAL_WORDS, ARRIVALS, BLOCK_DAYS, NIGHT_WORDS } from '../memory/layout.ts';
import { allocateRow, head, type Memory, ringBlock } from '../memory/memory.ts';

/**
 * When guests may arrive is the same for most plans of a hotel, and for most hotels: the rules of 32 days are stored once, and the
 * plans that have them name their row. A row holds a word for each of `minStays`: the days on which a stay of so many nights may
 * not begin. A search reads one word of it, and it is mostly there already.
 */

/** Place in `minStays` of the longest minimum that a stay of so many nights meets. */
export const minStayPlaces = Array.from({ length: 32 }, (_, nights) =>
  (minStays as readonly number[]).findLastIndex((least) => least <= nights),
);

/** Where the rules of a plan's block begin in `refusedArrivals`. @param row the plan's row in `nightBits`, block and all */
export function rulesAt({ nightBits }: Memory, row: number): number {
  return (nightBits[row * NIGHT_WORDS + ARRIVALS] as number) * ARRIVAL_WORDS;
}

/** The rules of a plan on a day, as the place of its minimum stay; `minStays.length` where nobody may arrive. */
export function readArrival(memory: Memory, plan: number, day: number): number {
  const at = rulesAt(memory, ringBlock(day) * memory.capacity.plans + plan);
  const bit = day % BLOCK_DAYS;
  let place = 0;
  while (place < ARRIVAL_WORDS && (((memory.refusedArrivals[at + place] as number) >>> bit) & 1) === 1)
    place += 1;
  return place;
}

/** Rules that are being changed. */
const words = new Int32Array(ARRIVAL_WORDS);

/**
 * Writes a plan's rules of arrival from a first day up to, not including, a last.
 * @param placeOn place of the day's minimum stay, `minStays.length` where nobody may arrive
 */
export function setArrivalRules(
  memory: Memory,
  plan: number,
  from: number,
  end: number,
  placeOn: (day: number) => number,
): void {
  for (let day = from; day < end; ) {
    const row = ringBlock(day) * memory.capacity.plans + plan;
    const at = rulesAt(memory, row);
    words.set(memory.refusedArrivals.subarray(at, at + ARRIVAL_WORDS));
    const endOfBlock = Math.min(end, day - (day % BLOCK_DAYS) + BLOCK_DAYS);
    for (; day < endOfBlock; day += 1) refuseBelow(placeOn(day), 1 << (day % BLOCK_DAYS));
    changeRules(memory, row);
  }
}

/** Lets everybody arrive in a block of a plan. */
export function clearArrivals(memory: Memory, row: number): void {
  words.fill(0);
  changeRules(memory, row);
}

function refuseBelow(place: number, bit: number): void {
  for (let at = 0; at < ARRIVAL_WORDS; at += 1) {
    const word = words[at] as number;
    words[at] = at < place ? word | bit : word & ~bit;
  }
}

/** Gives a block of a plan the rules in `words`. */
function changeRules(memory: Memory, row: number): void {
  const { nightBits, arrivalUses } = memory;
  const at = row * NIGHT_WORDS + ARRIVALS;
  const old = nightBits[at] as number;
  const rules = findRules(memory);
  if (rules === old) return;
  if (rules > 0) arrivalUses[rules] = (arrivalUses[rules] as number) + 1;
  nightBits[at] = rules;
  if (old === 0) return;
  arrivalUses[old] = (arrivalUses[old] as number) - 1;
  if (arrivalUses[old] === 0) retire(memory, old);
}

/** Row of the rules in `words`, a new one where there is none. */
function findRules(memory: Memory): number {
  if (words.every((word) => word === 0)) return 0;
  const { arrivalBuckets, arrivalNext, refusedArrivals } = memory;
  const bucket = bucketOf(words, 0);
  let rules = (arrivalBuckets[bucket] as number) - 1;
  while (rules >= 0 && !isEqual(refusedArrivals, rules * ARRIVAL_WORDS)) {
    rules = (arrivalNext[rules] as number) - 1;
  }
  if (rules >= 0) return rules;
  const row = allocateRules(memory);
  refusedArrivals.set(words, row * ARRIVAL_WORDS);
  arrivalNext[row] = arrivalBuckets[bucket] as number;
  arrivalBuckets[bucket] = row + 1;
  return row;
}

function bucketOf(rules: Int32Array, at: number): number {
  let digest = 0x811c9dc5;
  for (let word = at; word < at + ARRIVAL_WORDS; word += 1) {
    digest = Math.imul(digest ^ (rules[word] as number), 0x01000193);
    digest ^= digest >>> 15;
  }
  return (digest >>> 0) % ARRIVAL_BUCKETS;
}

function isEqual(rules: Int32Array, at: number): boolean {
  for (let word = 0; word < ARRIVAL_WORDS; word += 1) if (rules[at + word] !== words[word]) return false;
  return true;
}

function allocateRules(memory: Memory): number {
  const free = (memory.header[head.freeRules] as number) - 1;
  if (free < 0) return allocateRow(memory, 'arrivalRules');
  memory.header[head.freeRules] = memory.arrivalNext[free] as number;
  return free;
}

/**
 * Takes a row that nobody uses out of its bucket. Days that enter the horizon are written while others read: somebody may just
 * have found the row, so it is not given away before `freeRetiredRules`.
 */
function retire(memory: Memory, row: number): void {
  const { arrivalBuckets, arrivalNext, header } = memory;
  const bucket = bucketOf(memory.refusedArrivals, row * ARRIVAL_WORDS);
  let before = (arrivalBuckets[bucket] as number) - 1;
  if (before === row) arrivalBuckets[bucket] = arrivalNext[row] as number;
  else {
    while (arrivalNext[before] !== row + 1) before = (arrivalNext[before] as number) - 1;
    arrivalNext[before] = arrivalNext[row] as number;
  }
  arrivalNext[row] = header[head.retiredRules] as number;
  header[head.retiredRules] = row + 1;
}

/** Lets retired rows be taken again: call it when no thread reads. */
export function freeRetiredRules({ arrivalNext, header }: Memory): void {
  if (header[head.retiredRules] === 0) return;
  for (let row = (header[head.retiredRules] as number) - 1; row >= 0; ) {
    const next = (arrivalNext[row] as number) - 1;
    arrivalNext[row] = header[head.freeRules] as number;
    header[head.freeRules] = row + 1;
    row = next;
  }
  header[head.retiredRules] = 0;
}

/** Copies all rules into an empty memory: plans keep their rows. */
export function copyRules(from: Memory, to: Memory): void {
  for (const slot of [head.arrivalRules, head.freeRules, head.retiredRules])
    to.header[slot] = from.header[slot] as number;
  const rows = from.header[head.arrivalRules] as number;
  to.refusedArrivals.set(from.refusedArrivals.subarray(0, rows * ARRIVAL_WORDS));
  to.arrivalUses.set(from.arrivalUses.subarray(0, rows));
  to.arrivalNext.set(from.arrivalNext.subarray(0, rows));
  to.arrivalBuckets.set(from.arrivalBuckets);
}
