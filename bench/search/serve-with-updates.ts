import { resolve } from 'node:path';
import { openMemory } from '../../src/offer-index/memory/memory.ts';
import { readSnapshot } from '../../src/offer-index/memory/snapshot-file.server.ts';
import { openOfferWriter } from '../../src/offer-index/offer-index.ts';
import { openSharedOffers } from '../../src/offer-index/shared-offers.server.ts';
import type { OffersPort } from '../../src/ports/offers/offers-port.ts';
import { describeTimes, short, shortTimes } from './describe-times.ts';
import { type ChangeTargets, changesPerBatch, generateBatch } from './generate-batches.ts';
import type { Question } from './generate-questions.ts';

const threadFile = resolve(import.meta.dirname, '../../src/offer-index/offer-thread.server.ts');

/** Batches on their way at once, as many as the log sends together, so that the writer never waits for the next. */
const concurrentUpdates = 16;

/** Batches that are sent repeatedly, so that the benchmark does not measure their generation. */
const preparedBatches = 200;

export interface UpdateLoad {
  readonly snapshot: string;
  readonly targets: ChangeTargets;
  readonly questions: readonly Question[];
  readonly seconds: number;
  readonly seed: number;
}

/** One reading and one writing thread: the mix with and without updates, as fast as both go; then the writer alone. */
export async function serveWithUpdates(load: UpdateLoad): Promise<void> {
  const offers = openSharedOffers({
    readers: 1,
    threadFile,
    report: (error) => {
      throw error;
    },
  });
  try {
    if (!(await offers.restore(load.snapshot))) throw new Error('The snapshot cannot be restored');
    await queryForSeconds(offers, load.questions, 2, () => undefined);
    const brief = { ...load, questions: load.questions.filter(({ kind }) => kind === 'calendar') };
    console.log(
      `\nThrough the threads, one question at a time, ${load.seconds} s each; batches of ${changesPerBatch} changes`,
    );
    const [mix, calendars] = [await measureBoth(offers, load), await measureBoth(offers, brief)];
    console.table({
      'mix, no updates': mix.quiet,
      'mix, with updates': mix.busy,
      'calendars, no updates': calendars.quiet,
      'calendars, with updates': calendars.busy,
    });
    console.table({ mix: mix.updates, calendars: calendars.updates });
    console.log(`The writer alone in its thread: ${Math.round(measureWriterAlone(load))} updates a second`);
  } finally {
    await offers.close();
  }
}

/** Without and with updates: long questions show what updates wait for, short ones what questions wait for. */
async function measureBoth(offers: OffersPort, load: UpdateLoad) {
  const quiet = await queryForSeconds(offers, load.questions, load.seconds, () => undefined);
  const busy = await measureWhileUpdating(offers, load);
  return {
    quiet: shortTimes(describeTimes(quiet)),
    busy: shortTimes(describeTimes(busy.latencies)),
    updates: {
      'updates a second': Math.round((busy.applied * changesPerBatch) / load.seconds),
      refused: busy.refused,
      'applied after ms, p50': short(describeTimes(busy.applying).p50),
      'p99 ms': short(describeTimes(busy.applying).p99),
      'in an answer after ms, p50': short(describeTimes(busy.seen).p50),
      'max ms': short(describeTimes(busy.seen).max),
    },
  };
}

/** Asks one question after another for some seconds. @returns milliseconds each took to be answered */
async function queryForSeconds(
  offers: OffersPort,
  questions: readonly Question[],
  seconds: number,
  onSequence: (sequence: number) => void,
): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < deadline; at += 1) {
    const { query } = questions[at % questions.length] as Question;
    const before = performance.now();
    const { sequence } = await offers.search(query);
    times.push(performance.now() - before);
    onSequence(sequence);
  }
  return times;
}

async function measureWhileUpdating(offers: OffersPort, { targets, questions, seconds, seed }: UpdateLoad) {
  const batches = prepareBatches(targets, seed);
  const sentAtBySequence = new Map<number, number>();
  const applying: number[] = [];
  const seen: number[] = [];
  let refused = 0;
  let isDone = false;
  let sequence = await offers.sequence();
  const before = sequence;
  const applyBatches = async (): Promise<void> => {
    while (!isDone) {
      sequence += 1;
      const batch = { ...pick(batches, sequence), sequence };
      const sentAt = performance.now();
      sentAtBySequence.set(sequence, sentAt);
      const result = await offers.apply(batch);
      applying.push(performance.now() - sentAt);
      if (result.outcome !== 'applied') throw new Error(`A batch is ${result.outcome}`);
      refused += result.refused.length;
    }
  };
  const updating = Promise.all(Array.from({ length: concurrentUpdates }, applyBatches));
  const latencies = await queryForSeconds(offers, questions, seconds, (sequence) => {
    const now = performance.now();
    for (const [number, sentAt] of sentAtBySequence) {
      if (number > sequence) break;
      sentAtBySequence.delete(number);
      seen.push(now - sentAt);
    }
  });
  isDone = true;
  await updating;
  return { latencies, applied: sequence - before, applying, seen, refused };
}

const prepareBatches = (targets: ChangeTargets, seed: number) =>
  Array.from({ length: preparedBatches }, (_, at) => generateBatch(targets, at + 1, seed));

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** Changes per second of the writer alone, without readers. */
function measureWriterAlone({ snapshot, targets, seed }: UpdateLoad): number {
  const restored = readSnapshot(snapshot);
  if (restored === null) throw new Error('The snapshot cannot be restored');
  const writer = openOfferWriter(openMemory(restored.wasm, restored.capacity));
  const batches = prepareBatches(targets, seed);
  const rounds = preparedBatches * 10;
  const started = performance.now();
  for (let at = 0; at < rounds; at += 1) {
    writer.fill(pick(batches, at).changes);
    writer.sweep();
  }
  return (rounds * changesPerBatch * 1000) / (performance.now() - started);
}
