import { findCancellationStep } from '../../../domain/booking/booking-terms.ts';
import { departureOfOffer } from '../../../domain/booking/offer-terms.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { type HoldRecord, lockHold } from './hold-record.server.ts';

/** Cancelling a cancelled booking returns the fee of the first cancellation. */
export async function cancelBooking(
  db: SupplierDb,
  { clock }: SupplierStore,
  { bookingNumber }: Parameters<LiveSupply['cancel']>[0],
): ReturnType<LiveSupply['cancel']> {
  const booking = await lockHold(db, 'booking_number', bookingNumber);
  if (booking === null) return { outcome: 'refused', reason: 'no-such-booking' };
  if (booking.fee !== null) return { outcome: 'confirmed', fee: booking.fee };
  const today = dayAt(clock.now());
  if (today >= departureOfOffer(booking.offer)) return { outcome: 'refused', reason: 'departed' };
  const fee = cancellationFee(booking, today);
  await endHold(db, clock, booking, { state: 'cancelled', fee });
  return { outcome: 'confirmed', fee };
}

/**
 * Nothing while cancellation is free by the plan's terms; everything where it never is; else a share of the total that
 * grows as departure draws near. The total is that of offer and extras; insurances have contracts of their own, which run
 * on, so that they can pay for the fee: their premiums are kept whole. Minor units, halves up.
 */
export function cancellationFee(
  { offer, extras, terms }: Pick<HoldRecord, 'offer' | 'extras' | 'terms'>,
  today: Day,
): number {
  const premiums = premiumOf(extras);
  const total = extras.reduce((sum, { amount }) => sum + amount, offer.total) - premiums;
  const { percent } = findCancellationStep(terms, departureOfOffer(offer), today);
  return premiums + Math.floor((total * percent + 50) / 100);
}
