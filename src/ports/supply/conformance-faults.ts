import { describe, expect, it } from 'vitest';
import { flightKey } from '../../domain/search/flight-key.ts';
import type { OfferRequest } from './supply-port.ts';
import {
  holdNow,
  noExtras,
  readSupply,
  type SupplyUnderTest,
  supplyCallOptions,
  verifyNow,
} from './supply-under-test.ts';

/** What is known when an answer does not come, or makes no sense. */
export function proveSupplyFaults(under: () => SupplyUnderTest): void {
  const live = () => under().supply.live;

  describe('a missing answer', () => {
    it.each(['lost', 'lost-answer', 'slow'] as const)(
      'is unknown, and a retry with the key returns the result (%s)',
      async (kind) => {
        const request = await under().findLastRoomOffer();
        const offer = await verifyNow(under(), request);
        const wanted = { ...request, ...noExtras, expectedTotal: offer.total };
        const options = supplyCallOptions(50);
        under().faults.hold = kind === 'slow' ? { kind, milliseconds: 80 } : { kind };
        expect(await live().hold(wanted, options)).toEqual({ outcome: 'unknown' });
        delete under().faults.hold;
        const again = { ...options, timeoutMs: 5_000 };
        const first = await live().hold(wanted, again);
        expect(first.outcome).toBe('confirmed');
        expect(await live().hold(wanted, again)).toEqual(first);
        expect(await live().hold(wanted, supplyCallOptions())).toEqual({
          outcome: 'refused',
          reason: 'sold-out',
        });
      },
    );

    it('is done once though the request arrives twice', async () => {
      const request = await under().findOffer();
      const before = await countSeats(under(), request);
      under().faults.hold = { kind: 'duplicated' };
      const { holdId } = await holdNow(under(), request);
      expect(await countSeats(under(), request)).toBe(before - request.party.adults);
      await live().release({ holdId }, supplyCallOptions());
      expect(await countSeats(under(), request)).toBe(before);
    });

    it('is unknown when it makes no sense', async () => {
      const request = await under().findOffer();
      under().faults.verify = { kind: 'unknown' };
      expect(await live().verify(request, supplyCallOptions())).toEqual({ outcome: 'unknown' });
    });

    it('is a refusal when the supplier says so', async () => {
      under().faults.confirm = { kind: 'refused', reason: 'hotel-declined' };
      expect(await live().confirm({ holdId: 'any', travellers: [] }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'hotel-declined',
      });
    });
  });
}

/** Seats on the outbound flight, according to the feed. */
async function countSeats({ supply }: SupplyUnderTest, { key }: OfferRequest): Promise<number> {
  const { state } = await readSupply(supply);
  return (key.outbound && state.flights.get(flightKey(key.outbound))?.seats) ?? 0;
}
