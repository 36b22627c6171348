import { randomUUID } from 'node:crypto';
import { settableClock } from '../../domain/clock.ts';
import { testSupplyPort } from './conformance.ts';
import { askFor, startOfTest } from './embedded/supplier-under-test.server.ts';
import { createFakeSupply } from './fake-supply.ts';
import type { OfferRequest, SupplyPort } from './supply-port.ts';

testSupplyPort('fake', async () => {
  const clock = settableClock(startOfTest);
  const supply = createFakeSupply({ clock, roomsPerNight: 2 });
  let checkIn = askFor().key.checkIn;
  let rate = 100;
  return {
    supply,
    clock,
    faults: supply.faults,
    change: async () => {
      const { planId } = askFor().key;
      rate += 1;
      supply.change([{ kind: 'rates', planId, from: askFor().key.checkIn + 100, rates: [rate, rate] }]);
    },
    findOffer: async () => askFor(),
    findLastRoomOffer: async () => {
      checkIn += 9;
      const request = askFor({ checkIn });
      await buy(supply, request);
      return request;
    },
    close: () => supply.close(),
  };
});

/** Somebody else has the other room. */
async function buy({ live }: SupplyPort, request: OfferRequest): Promise<void> {
  const ask = () => ({ idempotencyKey: randomUUID(), timeout: 1_000 });
  const verified = await live.verify(request, ask());
  if (verified.outcome !== 'confirmed') throw new Error(verified.outcome);
  const held = await live.hold({ ...request, expectedTotal: verified.offer.total }, ask());
  if (held.outcome !== 'confirmed') throw new Error(held.outcome);
  await live.confirm({ holdId: held.holdId }, ask());
}
