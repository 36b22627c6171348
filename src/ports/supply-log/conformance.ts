import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SupplyBatch, SupplyChange } from '../../domain/search/supply-facts.ts';
import type { PrunableSupplyLog } from './prunable-supply-log-port.ts';

/** What an adapter is proved on: logs opened from it share one store. */
export interface SupplyLogBench {
  /** Makes the store empty. */
  clear(): Promise<void>;
  open(): Promise<PrunableSupplyLog>;
  /** Breaks the connections of everyone who is open; they come back by themselves. */
  breakConnections(): Promise<void>;
}

/** A batch with its number and all kinds of values. */
export function buildBatch(sequence: number): SupplyBatch {
  const changes: SupplyChange[] = [
    { kind: 'airline', airline: { code: 'T7', childPercent: 75, infantFare: 2_500 } },
    { kind: 'rates', planId: 4_294_967_295, from: 20_780 + sequence, rates: [0, 17, sequence] },
    { kind: 'seats', flight: { from: 'FRA', to: 'PMI', day: 20_780, id: 9 }, seats: sequence % 10 },
    { kind: 'arrivals', planId: 1, from: 20_780, to: 20_790, minStay: 7, closedToArrival: true },
  ];
  return { sequence, at: 1_795_000_000_000 + sequence, changes };
}

export function buildBatches(from: number, to: number): SupplyBatch[] {
  return Array.from({ length: to - from + 1 }, (_, index) => buildBatch(from + index));
}

/** What every adapter of the supply log has to prove. */
export function proveSupplyLogPort(name: string, bench: SupplyLogBench): void {
  describe(`supply log: ${name}`, () => {
    let opened: PrunableSupplyLog[] = [];

    beforeEach(() => bench.clear());

    afterEach(async () => {
      await Promise.all(opened.map((log) => log.close()));
      opened = [];
    });

    async function open(): Promise<PrunableSupplyLog> {
      const log = await bench.open();
      opened.push(log);
      return log;
    }

    /** Follows and collects the batches. */
    function record(log: PrunableSupplyLog, sequence: number) {
      const taken: SupplyBatch[] = [];
      const failed = vi.fn();
      const stop = log.follow(sequence, async (batches) => void taken.push(...batches), failed);
      const numbers = () => taken.map((batch) => batch.sequence);
      const reach = (last: number) =>
        vi.waitFor(() => expect(taken.at(-1)?.sequence).toBe(last), { timeout: 10_000, interval: 5 });
      return { taken, failed, stop, numbers, reach };
    }

    it('is empty at first', async () => {
      const log = await open();
      expect(await log.last()).toBe(0);
      expect(await log.after(0, 10)).toEqual([]);
      expect(await log.append([])).toBe(0);
    });

    it('returns appended batches in order and unchanged', async () => {
      const log = await open();
      expect(await log.append(buildBatches(1, 2))).toBe(2);
      expect(await log.append([buildBatch(3)])).toBe(3);
      expect(await log.last()).toBe(3);
      expect(await log.after(0, 10)).toEqual(buildBatches(1, 3));
    });

    it('returns at most the requested number of batches, above a sequence', async () => {
      const log = await open();
      await log.append(buildBatches(1, 5));
      expect(await log.after(1, 2)).toEqual(buildBatches(2, 3));
      expect(await log.after(4, 2)).toEqual([buildBatch(5)]);
      expect(await log.after(5, 2)).toEqual([]);
    });

    it('leaves existing batches unchanged', async () => {
      const log = await open();
      await log.append(buildBatches(1, 3));
      const other = { ...buildBatch(3), changes: [] };
      expect(await log.append([other])).toBe(3);
      expect(await log.append([buildBatch(2), other, buildBatch(4)])).toBe(4);
      expect(await log.after(0, 10)).toEqual(buildBatches(1, 4));
    });

    it('refuses a batch that is not the next one, and all batches of the call', async () => {
      const log = await open();
      await log.append([buildBatch(1)]);
      await expect(log.append([buildBatch(3)])).rejects.toThrow(RangeError);
      await expect(log.append([buildBatch(2), buildBatch(4)])).rejects.toThrow(RangeError);
      await expect(log.append([buildBatch(3), buildBatch(2)])).rejects.toThrow(RangeError);
      expect(await log.last()).toBe(1);
      expect(await log.append([buildBatch(2)])).toBe(2);
    });

    it('accepts any first number in an empty log', async () => {
      const log = await open();
      expect(await log.append(buildBatches(41, 42))).toBe(42);
      expect(await log.after(0, 10)).toEqual(buildBatches(41, 42));
    });

    it('stores every batch once while two writers append the same', async () => {
      const [one, other] = [await open(), await open()];
      const write = async (log: PrunableSupplyLog, step: number) => {
        for (let first = 1; first <= 40; first += step) {
          const last = Math.min(first + step - 1, 40);
          expect(await log.append(buildBatches(first, last))).toBeGreaterThanOrEqual(last);
        }
      };
      await Promise.all([write(one, 3), write(other, 5)]);
      expect(await one.after(0, 100)).toEqual(buildBatches(1, 40));
    });

    it('passes a follower the stored and the new batches, in order', async () => {
      const [writer, reader] = [await open(), await open()];
      await writer.append(buildBatches(1, 40));
      const following = record(reader, 0);
      await following.reach(40);
      for (let sequence = 41; sequence <= 60; sequence += 1) await writer.append([buildBatch(sequence)]);
      await following.reach(60);
      expect(following.taken).toEqual(buildBatches(1, 60));
      expect(following.failed).not.toHaveBeenCalled();
    });

    it('begins to follow in the middle, at the end and beyond it', async () => {
      const log = await open();
      await log.append(buildBatches(1, 5));
      const [middle, end, beyond] = [record(log, 2), record(log, 5), record(log, 6)];
      await middle.reach(5);
      await log.append(buildBatches(6, 8));
      await Promise.all([middle.reach(8), end.reach(8), beyond.reach(8)]);
      expect(middle.numbers()).toEqual([3, 4, 5, 6, 7, 8]);
      expect(end.numbers()).toEqual([6, 7, 8]);
      expect(beyond.numbers()).toEqual([7, 8]);
    });

    it('passes the stored batches together, and those appended meanwhile afterwards', async () => {
      const log = await open();
      await log.append(buildBatches(1, 4));
      const received: number[][] = [];
      const first = Promise.withResolvers<void>();
      log.follow(
        0,
        async (batches) => {
          received.push(batches.map(({ sequence }) => sequence));
          if (received.length === 1) await first.promise;
        },
        (error) => expect.unreachable(String(error)),
      );
      await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
      await log.append(buildBatches(5, 8));
      await record(log, 0).reach(8);
      expect(received).toHaveLength(1);
      first.resolve();
      await vi.waitFor(() => expect(received.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]), { timeout: 5_000 });
      expect(received.length).toBeLessThan(4);
    });

    it('passes no batch after the following is stopped', async () => {
      const log = await open();
      const following = record(log, 0);
      await log.append([buildBatch(1)]);
      await following.reach(1);
      await following.stop();
      const other = record(log, 1);
      await log.append([buildBatch(2)]);
      await other.reach(2);
      expect(following.numbers()).toEqual([1]);
    });

    it('ends following when a batch cannot be applied', async () => {
      const log = await open();
      const failed = vi.fn();
      const taken: number[] = [];
      const take = async (batches: readonly SupplyBatch[]) => {
        for (const { sequence } of batches) {
          if (sequence === 2) throw new Error('no');
          taken.push(sequence);
        }
      };
      log.follow(0, take, failed);
      await log.append(buildBatches(1, 2));
      await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('no')), { timeout: 5_000 });
      await log.append([buildBatch(3)]);
      const other = record(log, 2);
      await other.reach(3);
      expect(taken).toEqual([1]);
    });

    it('continues without loss or repetition after broken connections', async () => {
      const [writer, reader] = [await open(), await open()];
      const following = record(reader, 0);
      await writer.append(buildBatches(1, 3));
      await following.reach(3);
      await bench.breakConnections();
      await vi.waitFor(() => writer.append(buildBatches(4, 6)), { timeout: 5_000 });
      await following.reach(6);
      await writer.append(buildBatches(7, 9));
      await following.reach(9);
      expect(following.numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(following.failed).not.toHaveBeenCalled();
    });

    it('deletes the oldest batches', async () => {
      const log = await open();
      await log.append(buildBatches(1, 5));
      expect(await log.forgetUpTo(3)).toBe(3);
      expect(await log.forgetUpTo(3)).toBe(0);
      expect(await log.after(0, 10)).toEqual(buildBatches(4, 5));
      expect(await log.append([buildBatch(6)])).toBe(6);
    });

    it('gives a follower of deleted batches the oldest existing one', async () => {
      const log = await open();
      await log.append(buildBatches(1, 5));
      await log.forgetUpTo(3);
      const following = record(log, 1);
      await following.reach(5);
      expect(following.numbers()).toEqual([4, 5]);
    });

    it('may start again with a higher number after all batches are removed', async () => {
      const log = await open();
      await log.append(buildBatches(1, 5));
      const following = record(log, 5);
      await log.forgetUpTo(5);
      expect(await log.append([buildBatch(90)])).toBe(90);
      await following.reach(90);
      expect(following.numbers()).toEqual([90]);
    });
  });
}
