import { describe, expect, it } from 'vitest';
import {
  bookNow,
  buildTravellers,
  noExtras,
  type SupplyUnderTest,
  supplyCallOptions,
  verifyNow,
} from './supply-under-test.ts';

/** What happens to bookings after they were made. */
export function proveNotices(under: () => SupplyUnderTest): void {
  const readAll = async (after = 0) => under().supply.notices.after(after, 1_000);

  describe('notices', () => {
    it('announces what happens to bookings in order, and the same again on the next reading', async () => {
      const bookingNumber = await bookNow(under(), await under().findOffer());
      const known = (await readAll()).at(-1)?.sequence ?? 0;
      const cancelled = { kind: 'flight-cancelled', leg: 'outbound' } as const;
      const moved = {
        kind: 'flight-changed',
        leg: 'inbound',
        departure: '2026-06-01T09:00',
        arrival: '2026-06-01T11:30',
        flightNumber: 'XX 12',
      } as const;
      await under().announce(bookingNumber, moved);
      await under().announce(bookingNumber, cancelled);
      const notices = await readAll(known);
      expect(notices).toMatchObject([
        { bookingNumber, change: moved, at: under().clock.now().getTime() },
        { bookingNumber, change: cancelled },
      ]);
      expect(new Set(notices.map(({ id }) => id)).size).toBe(2);
      expect(await readAll(known)).toEqual(notices);
      const [first, second] = notices.map(({ sequence }) => sequence);
      expect(second).toBeGreaterThan(first ?? Number.NaN);
      expect(await under().supply.notices.after(known, 1)).toEqual(notices.slice(0, 1));
      expect(await readAll(second)).toEqual([]);
    });

    it('asks no fee for other nights of a booking that it has announced something about', async () => {
      const { booked, wanted } = await under().findChange();
      const { total } = await verifyNow(under(), wanted);
      const bookingNumber = await bookNow(under(), booked);
      const travellers = buildTravellers(wanted);
      const request = { ...wanted, ...noExtras, bookingNumber, travellers, expectedTotal: total };
      await under().announce(bookingNumber, { kind: 'hotel-overbooked' });
      const held = await under().supply.live.holdChange(request, supplyCallOptions());
      expect(held).toMatchObject({ outcome: 'confirmed', fee: 0 });
      expect(await under().supply.live.cancel({ bookingNumber }, supplyCallOptions())).toMatchObject({
        fee: 0,
      });
    });

    it('asks no fee for cancelling a booking that it has announced something about', async () => {
      const offer = await under().findOffer();
      const bookingNumber = await bookNow(under(), offer);
      await under().announce(bookingNumber, { kind: 'hotel-overbooked' });
      const now = under().clock.now();
      const { outbound, checkIn } = offer.key;
      // The day before departure, when every tariff asks a fee.
      under().clock.set(new Date(((outbound?.day ?? checkIn) - 1) * 86_400_000 + 36_000_000));
      const quoted = await under().supply.live.quoteCancellation({ bookingNumber }, supplyCallOptions());
      const cancelled = await under().supply.live.cancel({ bookingNumber }, supplyCallOptions());
      under().clock.set(now);
      expect(quoted).toEqual({ outcome: 'confirmed', fee: 0, isCancelled: false });
      expect(cancelled).toEqual({ outcome: 'confirmed', fee: 0 });
    });
  });
}
