import { describe, expect, it } from 'vitest';
import {
  holdNow,
  noExtras,
  type SupplyUnderTest,
  supplyCallOptions,
  verifyNow,
} from './supply-under-test.ts';

/** The same key is the same call. */
export function proveSupplyIdempotency(under: () => SupplyUnderTest): void {
  const live = () => under().supply.live;

  describe('idempotency', () => {
    it('answers a repeated key with what happened the first time, at once and later', async () => {
      const request = await under().findLastRoomOffer();
      const offer = await verifyNow(under(), request);
      const wanted = { ...request, ...noExtras, expectedTotal: offer.total };
      const options = supplyCallOptions();
      const [one, other] = await Promise.all([live().hold(wanted, options), live().hold(wanted, options)]);
      expect(one.outcome).toBe('confirmed');
      expect(other).toEqual(one);
      expect(await live().hold(wanted, options)).toEqual(one);
    });

    it('answers a refused call with its refusal, though it would succeed now', async () => {
      const request = await under().findLastRoomOffer();
      const offer = await verifyNow(under(), request);
      const wanted = { ...request, ...noExtras, expectedTotal: offer.total };
      const { holdId } = await holdNow(under(), request);
      const options = supplyCallOptions();
      const refused = { outcome: 'refused', reason: 'sold-out' };
      expect(await live().hold(wanted, options)).toEqual(refused);
      await live().release({ holdId }, supplyCallOptions());
      expect(await live().hold(wanted, options)).toEqual(refused);
      expect(await live().hold(wanted, supplyCallOptions())).toMatchObject({ outcome: 'confirmed' });
    });

    it('ignores the order of the fields', async () => {
      const request = await under().findOffer();
      const options = supplyCallOptions();
      const first = await live().verify(request, options);
      const { bookingDay, party, key } = request;
      expect(await live().verify({ bookingDay, party, key }, options)).toEqual(first);
    });

    it('throws when a key is used for another request', async () => {
      const request = await under().findOffer();
      const options = supplyCallOptions();
      await live().verify(request, options);
      await expect(
        live().verify({ ...request, bookingDay: request.bookingDay - 1 }, options),
      ).rejects.toThrow();
      await expect(live().extras({ ...request, insuranceMarket: null }, options)).rejects.toThrow();
    });

    it.each([
      ['a key of 7 characters', { idempotencyKey: '1234567', timeoutMs: 1_000 }],
      ['a key of 201 characters', { idempotencyKey: 'x'.repeat(201), timeoutMs: 1_000 }],
      ['no time', { idempotencyKey: '12345678', timeoutMs: 0 }],
      ['more than two minutes', { idempotencyKey: '12345678', timeoutMs: 120_001 }],
    ])('throws for %s', async (_, options) => {
      await expect(live().verify(await under().findOffer(), options)).rejects.toThrow(RangeError);
    });
  });
}
