import { randomUUID } from 'node:crypto';
import { settableClock } from '../../../domain/time/clock.ts';
import { testSupplyPort } from '../../../ports/supply/conformance.ts';
import type { OfferRequest, SupplyPort } from '../../../ports/supply/supply-port.ts';
import { buildTravellers, noExtras } from '../../../ports/supply/supply-under-test.ts';
import { buildOfferRequest, startOfTest } from '../supplier-under-test.server.ts';
import { createFakeSupply } from './fake-supply.ts';

testSupplyPort('fake', async () => {
  const clock = settableClock(startOfTest);
  const supply = createFakeSupply({ clock, roomsPerNight: 2 });
  let { checkIn } = buildOfferRequest().key;
  /** Three nights apart from those before, so that tests do not take from each other. */
  const findStay = (): OfferRequest => {
    checkIn += 3;
    return buildOfferRequest({ checkIn, nights: 3 });
  };
  const findLastRoomOffer = async (): Promise<OfferRequest> => {
    const request = findStay();
    await buy(supply, request);
    return request;
  };
  let rate = 100;
  return {
    supply,
    clock,
    faults: supply.faults,
    change: async () => {
      const { planId } = buildOfferRequest().key;
      rate += 1;
      supply.change([
        { kind: 'rates', planId, from: buildOfferRequest().key.checkIn + 100, rates: [rate, rate] },
      ]);
    },
    findOffer: async () => findStay(),
    findLastRoomOffer,
    async findChange() {
      const booked = await findLastRoomOffer();
      checkIn += 3;
      const wanted = buildOfferRequest({ checkIn: booked.key.checkIn, nights: 4 });
      await buy(supply, buildOfferRequest({ checkIn: booked.key.checkIn + 3, nights: 3 }));
      return { booked, wanted };
    },
    findComments: async (bookingNumber) => supply.findComments(bookingNumber),
    announce: async (bookingNumber, change) => supply.announce(bookingNumber, change),
    close: () => supply.close(),
  };
});

/** Another booking has the other room. */
async function buy({ live }: SupplyPort, request: OfferRequest): Promise<void> {
  const ask = () => ({ idempotencyKey: randomUUID(), timeoutMs: 1_000 });
  const verified = await live.verify(request, ask());
  if (verified.outcome !== 'confirmed') throw new Error(verified.outcome);
  const held = await live.hold({ ...request, ...noExtras, expectedTotal: verified.offer.total }, ask());
  if (held.outcome !== 'confirmed') throw new Error(held.outcome);
  await live.confirm({ holdId: held.holdId, travellers: buildTravellers(request) }, ask());
}
