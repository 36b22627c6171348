import { describe, expect, it } from 'vitest';
import { createSupplyState, type SupplyState } from './supply-state.ts';
import {
  buildTravellers,
  holdNow,
  readSupply,
  type SupplyUnderTest,
  supplyCallOptions,
} from './supply-under-test.ts';

/** Everything on sale, and what changes. */
export function proveFeed(under: () => SupplyUnderTest): void {
  const live = () => under().supply.live;

  describe('feed', () => {
    it('sells something, from one first day on', async () => {
      const { state, sequence } = await readSupply(under().supply);
      expect(sequence).toBeGreaterThan(0);
      expect(state.hotels.size).toBeGreaterThan(0);
      expect(state.plans.size).toBeGreaterThan(0);
      expect(state.flights.size).toBeGreaterThan(0);
      expect(state.firstDay()).toBeGreaterThan(0);
    });

    it('numbers batches without gaps, at most as many as requested', async () => {
      const { sequence } = await readSupply(under().supply);
      await under().change();
      const { holdId } = await holdNow(under(), await under().findOffer());
      await live().release({ holdId }, supplyCallOptions());
      const batches = await under().supply.feed.after(sequence, 1_000);
      expect(batches.length).toBeGreaterThan(1);
      expect(batches.map((batch) => batch.sequence)).toEqual(batches.map((_, index) => sequence + 1 + index));
      expect(await under().supply.feed.after(sequence, 1)).toEqual(batches.slice(0, 1));
      expect(await under().supply.feed.after(batches.at(-1)?.sequence ?? 0, 10)).toEqual([]);
    });

    it('gives the same state as a full read, from any sequence', async () => {
      const { state, sequence } = await readSupply(under().supply);
      const lastRoom = await under().findLastRoomOffer();
      const bought = await holdNow(under(), lastRoom);
      await under().change();
      await live().confirm(
        { holdId: bought.holdId, travellers: buildTravellers(lastRoom) },
        supplyCallOptions(),
      );
      for (const { changes } of await under().supply.feed.after(sequence, 1_000)) state.apply(changes);
      expect(compare(state)).toEqual(compare((await readSupply(under().supply)).state));
    });

    it('reads one state however much changes meanwhile', async () => {
      const before = await readSupply(under().supply);
      const reading = await under().supply.feed.everything();
      await under().change();
      const read = createSupplyState();
      for await (const part of reading.parts) read.apply(part);
      expect(reading.sequence).toBe(before.sequence);
      expect(compare(read)).toEqual(compare(before.state));
    });

    it('closes the nights of a held last room, and opens them again', async () => {
      const request = await under().findLastRoomOffer();
      const { holdId } = await holdNow(under(), request);
      const { planId, checkIn } = request.key;
      expect((await readSupply(under().supply)).state.nights.get(planId)?.get(checkIn)?.state).toBe('closed');
      await live().release({ holdId }, supplyCallOptions());
      expect((await readSupply(under().supply)).state.nights.get(planId)?.get(checkIn)?.state).toBe('open');
    });
  });
}

/** What has to be equal for two states to be the same, in any order of changes. */
function compare({ airlines, hotels, plans, nights, flights, firstDay }: SupplyState): object {
  return { airlines, hotels, plans, nights, flights, firstDay: firstDay() };
}
