import {
  calculateCancellationFee,
  findCancellationStep,
} from '../../../domain/booking/cancellation-steps.ts';
import { departureOfOffer, stayOfOffer } from '../../../domain/booking/departure-of-offer.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { hasNotice } from '../notices/supplier-notices.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { type HoldRecord, lockHold, readHold } from './hold-record.server.ts';

/** Cancelling a cancelled booking returns the fee of the first cancellation. */
export async function cancelBooking(
  db: SupplierDb,
  store: SupplierStore,
  { bookingNumber }: Parameters<LiveSupply['cancel']>[0],
): ReturnType<LiveSupply['cancel']> {
  const booking = await lockHold(db, 'booking_number', bookingNumber);
  const quoted = await quote(db, store, booking);
  if (quoted.outcome !== 'confirmed') return quoted;
  const { fee, isCancelled } = quoted;
  if (booking !== null && !isCancelled) await endHold(db, store.clock, booking, { state: 'cancelled', fee });
  return { outcome: 'confirmed', fee };
}

/** What cancelling costs now, or has cost. */
export async function quoteBookingCancellation(
  db: SupplierDb,
  store: SupplierStore,
  { bookingNumber }: Parameters<LiveSupply['quoteCancellation']>[0],
): ReturnType<LiveSupply['quoteCancellation']> {
  return quote(db, store, await readHold(db, 'booking_number', bookingNumber));
}

async function quote(
  db: SupplierDb,
  { clock }: SupplierStore,
  booking: HoldRecord | null,
): ReturnType<LiveSupply['quoteCancellation']> {
  const bookingNumber = booking?.bookingNumber ?? null;
  if (booking === null || bookingNumber === null) return { outcome: 'refused', reason: 'no-such-booking' };
  if (booking.fee !== null) return { outcome: 'confirmed', fee: booking.fee, isCancelled: true };
  const today = dayAt(clock.now());
  if (today >= departureOfOffer(booking.offer)) return { outcome: 'refused', reason: 'departed' };
  const fee = (await hasNotice(db, bookingNumber)) ? 0 : cancellationFee(booking, today);
  return { outcome: 'confirmed', fee, isCancelled: false };
}

/** The fee by the terms that the hold was sold under, of the total of offer and extras; minor units. */
export function cancellationFee(
  { offer, extras, terms }: Pick<HoldRecord, 'offer' | 'extras' | 'terms'>,
  today: Day,
): number {
  const { fee } = findCancellationStep(terms, stayOfOffer(offer), today);
  return calculateCancellationFee(fee, {
    total: extras.reduce((sum, { amount }) => sum + amount, offer.total),
    premiums: premiumOf(extras),
    nights: offer.key.nights,
  });
}
