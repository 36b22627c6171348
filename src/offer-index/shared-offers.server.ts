import type { ShardPart } from '../domain/search/merge/shard-part.ts';
import type {
  ApplyResult,
  Found,
  OfferAnswer,
  OfferQuery,
  OffersPort,
  QueryName,
  RefusedChange,
} from '../ports/offers/offers-port.ts';
import { openHorizon } from './apply-changes.ts';
import { MOST_READERS, openGate, reserveGate } from './memory/gate.ts';
import { type Capacity, defaultCapacity, head, openMemory, reserveMemory } from './memory/memory.ts';
import type { SharedMemory } from './offer-thread.server.ts';
import { type OfferThread, startOfferThread } from './offer-threads.server.ts';

export interface SharedOffersOptions {
  /** Threads that answer; one more writes. 1 to 64. */
  readonly readers: number;
  /** The threads' program. */
  readonly threadFile: string;
  readonly capacity?: Capacity;
  /** Hotels that it holds; all of them without it. */
  readonly part?: ShardPart;
  /** Called when a thread ended by itself; a reader is replaced. */
  readonly report: (error: Error) => void;
}

/**
 * The offer index in shared memory: one copy, several threads that answer, one that writes, and a gate between them. The
 * calling thread never waits, it only passes queries on.
 */
export function openSharedOffers({
  readers,
  threadFile,
  capacity = defaultCapacity,
  part,
  report,
}: SharedOffersOptions): OffersPort {
  if (!Number.isInteger(readers) || readers < 1 || readers > MOST_READERS) {
    throw new RangeError(`An index has 1 to ${MOST_READERS} reading threads`);
  }
  const gateBuffer = reserveGate();
  const gate = openGate(gateBuffer);
  let shared = reserveEmpty(capacity);
  let isClosed = false;

  const startReader = (slot: number): OfferThread =>
    startOfferThread(
      threadFile,
      { readerSlot: slot, gate: gateBuffer, memory: shared, part: null },
      (error) => {
        gate.releaseReader(slot);
        report(error);
        if (!isClosed) reading[slot] = startReader(slot);
      },
    );
  const reading = Array.from({ length: readers }, (_, slot) => startReader(slot));
  const writing = startOfferThread(
    threadFile,
    { readerSlot: null, gate: gateBuffer, memory: shared, part: part ?? null },
    report,
  );

  const leastBusy = (): OfferThread =>
    reading.reduce((least, thread) => (thread.outstanding() < least.outstanding() ? thread : least));

  let header = openMemory(shared.wasm, shared.capacity).header;

  /** Every thread that reads goes over to another memory, after what it was asked before. */
  const use = async (next: SharedMemory): Promise<void> => {
    shared = next;
    header = openMemory(shared.wasm, shared.capacity).header;
    await Promise.all(reading.map((thread) => thread.run({ do: 'use', memory: next })));
  };

  return {
    search: <Name extends QueryName>(query: OfferQuery<Name>) =>
      leastBusy().run<Found<OfferAnswer<Name>>>({ do: 'search', query: query as OfferQuery }),
    async load({ sequence, at, firstDay, parts }) {
      await writing.run({ do: 'begin', capacity, firstDay });
      for await (const changes of parts) await writing.run({ do: 'fill', changes });
      const done = await writing.run<{ shared: SharedMemory; refused: readonly RefusedChange[] }>({
        do: 'finish',
        sequence,
        at,
      });
      await use(done.shared);
      return done.refused;
    },
    async restore(file) {
      const restored = await writing.run<SharedMemory | null>({ do: 'restore', file });
      if (restored !== null) await use(restored);
      return restored !== null;
    },
    apply: (batch) => writing.run<ApplyResult>({ do: 'apply', batch }),
    sequence: async () => header[head.sequence] as number,
    snapshot: (file) => writing.run<number>({ do: 'snapshot', file }),
    checksum: () => writing.run<string>({ do: 'checksum' }),
    async close() {
      isClosed = true;
      await Promise.all([...reading, writing].map((thread) => thread.close()));
    },
  };
}

/** An empty index; its horizon begins with the first load or the first horizon change. */
function reserveEmpty(capacity: Capacity): SharedMemory {
  const memory = reserveMemory(capacity);
  openHorizon(memory, 0);
  return { wasm: memory.wasm, capacity };
}
