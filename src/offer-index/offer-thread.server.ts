import { parentPort, workerData } from 'node:worker_threads';
import type { ShardPart } from '../domain/search/merge/shard-part.ts';
import type { SupplyBatch, SupplyChange } from '../domain/search/supply-facts.ts';
import type { ApplyResult, OfferQuery, RefusedChange } from '../ports/offers/offers-port.ts';
import { openHorizon } from './apply-changes.ts';
import { arrangeMemory } from './memory/arrange-memory.ts';
import { digestOffers } from './memory/digest-offers.ts';
import { openGate } from './memory/gate.ts';
import {
  type Capacity,
  head,
  type Memory,
  openMemory,
  reserveMemory,
  WRITING_THREAD,
} from './memory/memory.ts';
import { readSnapshot, saveSnapshotFile } from './memory/snapshot-file.server.ts';
import { type OfferReader, type OfferWriter, openOfferWriter, openReader } from './offer-index.ts';
import { pickOwn } from './pick-own.ts';

/** A memory on its way from one thread to another. */
export interface SharedMemory {
  readonly wasm: WebAssembly.Memory;
  readonly capacity: Capacity;
}

export interface ThreadStart {
  /** Place at the gate of a thread that reads; null for the one that writes. */
  readonly readerSlot: number | null;
  readonly gate: SharedArrayBuffer;
  readonly memory: SharedMemory;
  /** Hotels that the writer takes; null for all of them. */
  readonly part: ShardPart | null;
}

/** Tasks of a thread, done one after another. */
export type ThreadTask =
  | { readonly do: 'search'; readonly query: OfferQuery }
  | { readonly do: 'use'; readonly memory: SharedMemory }
  | { readonly do: 'apply'; readonly batch: SupplyBatch }
  | { readonly do: 'begin'; readonly capacity: Capacity; readonly firstDay: number }
  | { readonly do: 'fill'; readonly changes: readonly SupplyChange[] }
  | { readonly do: 'finish'; readonly sequence: number; readonly at: number }
  | { readonly do: 'snapshot'; readonly file: string }
  | { readonly do: 'restore'; readonly file: string }
  | { readonly do: 'checksum' };

export interface ThreadOrder {
  readonly id: number;
  readonly task: ThreadTask;
}

/**
 * What was found travels as JSON: writing and reading the text takes less than copying the objects does. A failure
 * carries its kind, so that the caller distinguishes a bad request from a defect.
 */
export type ThreadAnswer =
  | { readonly id: number; readonly found: string }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string; readonly isBadRequest: boolean };

/** A filled memory that is not in use yet. */
interface Coming {
  readonly memory: Memory;
  readonly writer: OfferWriter;
  filled: number;
  readonly refused: RefusedChange[];
}

const start = workerData as ThreadStart;
const gate = openGate(start.gate);
const thread = start.readerSlot ?? WRITING_THREAD;
let memory = openMemory(start.memory.wasm, start.memory.capacity);
let reader: OfferReader = openReader(memory, thread);
let writer: OfferWriter | null = start.readerSlot === null ? openOfferWriter(memory) : null;
let coming: Coming | null = null;

function use(next: Memory): SharedMemory {
  memory = next;
  reader = openReader(memory, thread);
  writer = start.readerSlot === null ? openOfferWriter(memory) : null;
  return { wasm: memory.wasm, capacity: memory.capacity };
}

function search(query: OfferQuery) {
  const slot = start.readerSlot ?? 0;
  gate.enterReader(slot);
  try {
    const answer = reader.search(query);
    return {
      answer,
      sequence: memory.header[head.sequence] as number,
      knownAt: memory.header[head.at] as number,
    };
  } finally {
    gate.leaveReader(slot);
  }
}

/** Readers wait no longer than this for batches that came together; one batch is never divided. */
const LONGEST_TURN_MS = 3;
/** Until when batches may go on behind the gate; null: the writer is not in. */
let turnEnds: number | null = null;

/**
 * Batches that come together share a turn behind the gate: each turn begins with waiting for all readers, and the slowest
 * query takes longer than hundreds of changes.
 */
function apply(batch: SupplyBatch): ApplyResult {
  const { changes, namePlaces } = pickOwn(memory, start.part, batch.changes);
  if (turnEnds !== null && performance.now() > turnEnds) endTurn();
  if (turnEnds === null) gate.enterWriter();
  turnEnds ??= performance.now() + LONGEST_TURN_MS;
  const result = requireWriter().apply({ ...batch, changes });
  return result.outcome === 'applied' ? { ...result, refused: namePlaces(result.refused) } : result;
}

/** Days behind the horizon are cleared after the gate: no query reads them. */
function endTurn(): void {
  if (turnEnds === null) return;
  turnEnds = null;
  gate.leaveWriter();
  requireWriter().sweep();
}

function requireWriter(): OfferWriter {
  if (writer === null) throw new Error('This thread only reads');
  return writer;
}

function fill(changes: readonly SupplyChange[]): void {
  if (coming === null) throw new Error('Nothing has begun');
  const own = pickOwn(coming.memory, start.part, changes);
  for (const { index, reason } of own.namePlaces(coming.writer.fill(own.changes))) {
    coming.refused.push({ index: coming.filled + index, reason });
  }
  coming.filled += changes.length;
}

function begin(capacity: Capacity, firstDay: number): void {
  const next = reserveMemory(capacity);
  openHorizon(next, firstDay);
  coming = { memory: next, writer: openOfferWriter(next), filled: 0, refused: [] };
}

function finish(sequence: number, at: number): { shared: SharedMemory; refused: readonly RefusedChange[] } {
  if (coming === null) throw new Error('Nothing has begun');
  const { refused } = coming;
  const next = arrangeMemory(coming.memory);
  coming = null;
  next.header[head.sequence] = sequence;
  next.header[head.at] = at;
  return { shared: use(next), refused };
}

function restore(file: string): SharedMemory | null {
  const next = readSnapshot(file);
  return next === null ? null : use(next);
}

function carryOut(task: ThreadTask): unknown {
  switch (task.do) {
    case 'search':
      return search(task.query);
    case 'use':
      return use(openMemory(task.memory.wasm, task.memory.capacity)) && null;
    case 'apply':
      return apply(task.batch);
    case 'begin':
      return begin(task.capacity, task.firstDay);
    case 'fill':
      return fill(task.changes);
    case 'finish':
      return finish(task.sequence, task.at);
    case 'snapshot':
      return saveSnapshotFile(memory, task.file);
    case 'restore':
      return restore(task.file);
    case 'checksum':
      return digestOffers(memory);
  }
}

parentPort?.on('message', (orders: readonly ThreadOrder[]) => {
  const answers = orders.map(({ id, task }) => answer(id, task));
  endTurn();
  parentPort?.postMessage(answers);
});

function answer(id: number, task: ThreadTask): ThreadAnswer {
  if (task.do !== 'apply') endTurn();
  try {
    const result = carryOut(task);
    return task.do === 'search' ? { id, found: JSON.stringify(result) } : { id, result };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { id, failure, isBadRequest: error instanceof RangeError };
  }
}
