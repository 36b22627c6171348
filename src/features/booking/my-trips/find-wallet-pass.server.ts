import type { Brand } from '../../../brands/brand.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Language } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { currentOrder } from '../model/booking-record.ts';
import { toCancellation } from '../to-booking-progress.ts';
import type { AccessibleTrip } from './trip-access.ts';
import { findTripPhase, liesAhead, spanOfTrip } from './trip-phase.ts';
import { makeWalletPass, type WalletPassFile } from './wallet/make-wallet-pass.server.ts';
import { canSign, type WalletIssuer } from './wallet/wallet-issuer.ts';

interface PassRequest {
  readonly issuer: WalletIssuer | null;
  readonly now: Date;
  readonly brand: Brand;
  readonly language: Language;
}

/** The pass of a trip; null for one that is over or cancelled, and while nobody can sign it. */
export async function findWalletPass(
  { booking }: Pick<AccessibleTrip, 'booking'>,
  { issuer, now, brand, language }: PassRequest,
): Promise<WalletPassFile | null> {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || !canSign(issuer, now)) return null;
  const { trip } = order;
  const phase = findTripPhase(trip, dayAt(now));
  if (!liesAhead({ phase, isCancelled: toCancellation(booking) !== null })) return null;
  return makeWalletPass({
    issuer,
    brand,
    language,
    texts: await loadTexts(language),
    bookingNumber: booking.bookingNumber,
    locator: booking.supplierNumber,
    trip,
    lastDay: spanOfTrip(trip).last,
  });
}
