import { HORIZON_DAYS } from '../../src/domain/search/supply-facts.ts';
import { NIGHT_WORDS, RING_BLOCKS } from '../../src/offer-index/memory/layout.ts';
import type { Memory, TableName } from '../../src/offer-index/memory/memory.ts';

/** What the machine's memory gives to one thread of this language, over the very memory of the index. */
export interface MemoryLimits {
  /** Bytes a second, one after another. */
  readonly sequential: number;
  /** Cache lines of 64 bytes a second, at random, several on their way at once. */
  readonly lines: number;
}

const lineWords = 16;

/** Reads the largest tables from end to end, and single lines of them in a random order. */
export function measureLimits(
  { buffer, nightPrices, nightBits, capacity }: Memory,
  plans: number,
): MemoryLimits {
  const bits = new Int32Array(buffer, nightBits.byteOffset, nightBits.length);
  const prices = new Int32Array(buffer, nightPrices.byteOffset, Math.floor(nightPrices.length / 2));
  const runs = Array.from({ length: RING_BLOCKS }, (_, block) => [
    prices.subarray(block * capacity.plans * lineWords, (block * capacity.plans + plans) * lineWords),
    bits.subarray(block * capacity.plans * NIGHT_WORDS, (block * capacity.plans + plans) * NIGHT_WORDS),
  ]).flat();
  const bytes = runs.reduce((sum, run) => sum + run.byteLength, 0);
  const lineCount = 4_000_000;
  return {
    sequential: bytes / quickest(() => readAll(runs)),
    lines: lineCount / quickest(() => readLines(runs, lineCount)),
  };
}

const readAll = (runs: readonly Int32Array[]): number => runs.reduce((sum, run) => sum ^ sumOf(run), 0);

/** Four sums at once, so that adding is not what is measured. */
function sumOf(run: Int32Array): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at + 3 < run.length; at += 4) {
    a = (a + (run[at] as number)) | 0;
    b = (b + (run[at + 1] as number)) | 0;
    c = (c + (run[at + 2] as number)) | 0;
    d = (d + (run[at + 3] as number)) | 0;
  }
  return a ^ b ^ c ^ d;
}

/** The order does not depend on what is read: the processor may fetch ahead, as it may in a search. */
function readLines(runs: readonly Int32Array[], count: number): number {
  let seed = 12_345;
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const run = runs[(seed >>> 24) % runs.length] as Int32Array;
    sum ^= run[((seed & 0xff_ffff) * lineWords) % run.length] as number;
  }
  return sum;
}

/** Seconds of the quickest of several runs: what the machine can do. */
const quickest = (run: () => number): number => Math.min(...Array.from({ length: 8 }, () => secondsOf(run)));

/** The result is looked at, so that reading cannot be left out. */
function secondsOf(run: () => number): number {
  const started = performance.now();
  if (Number.isNaN(run())) throw new Error('Nothing was read');
  return (performance.now() - started) / 1000;
}

/**
 * Bytes that the question 'cheapest per region, anywhere, one length of stay, two weeks' has to look at in the index's tables if it looks at
 * every hotel's bound, tests one plan of each for a stay and reads the fares of its days once: less does not show which
 * hotels count.
 */
export function estimateAnywhere({
  hotels,
  routes,
  flights,
}: {
  hotels: number;
  routes: number;
  flights: number;
}): { table: TableName; bytes: number }[] {
  const blocks = 2;
  const days = 14;
  const perHotel = { listedHotels: 4, hotelAirportSet: 2, firstTraits: 4 };
  return [
    ...Object.entries(perHotel).map(([table, bytes]) => ({
      table: table as TableName,
      bytes: bytes * hotels,
    })),
    { table: 'hotelLowest', bytes: 4 * blocks * hotels },
    { table: 'firstWeek', bytes: 4 * blocks * hotels },
    { table: 'dayStart', bytes: (days + 1) * 2 * routes },
    { table: 'flightFare', bytes: Math.round((flights * 4 * days) / HORIZON_DAYS) },
  ];
}
