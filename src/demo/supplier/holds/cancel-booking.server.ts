import type { PoolClient } from 'pg';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { type Day, dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';
import { endHold } from './end-hold.server.ts';
import { type HoldRecord, lockHold } from './hold-record.server.ts';

/** Cancelling a cancelled booking returns the fee of the first cancellation. */
export async function cancelBooking(
  client: PoolClient,
  { clock }: SupplierStore,
  { bookingNumber }: Parameters<LiveSupply['cancel']>[0],
): ReturnType<LiveSupply['cancel']> {
  const booking = await lockHold(client, 'booking_number', bookingNumber);
  if (booking === null) return { outcome: 'refused', reason: 'no-such-booking' };
  if (booking.fee !== null) return { outcome: 'confirmed', fee: booking.fee };
  const today = dayAt(clock.now());
  if (today >= departureOf(booking)) return { outcome: 'refused', reason: 'departed' };
  const fee = cancellationFee(booking, today);
  await endHold(client, clock, booking, { state: 'cancelled', fee });
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
  const { freeUntil, fees } = terms.cancellation;
  if (freeUntil === null) return premiums + total;
  if (today <= requireDay(freeUntil)) return premiums;
  const daysBefore = departureOf({ offer }) - today;
  const percent = fees.find((step) => daysBefore >= step.daysBefore)?.percent ?? 100;
  return premiums + Math.floor((total * percent + 50) / 100);
}

function departureOf({ offer }: Pick<HoldRecord, 'offer'>): Day {
  return offer.key.outbound?.day ?? offer.key.checkIn;
}
