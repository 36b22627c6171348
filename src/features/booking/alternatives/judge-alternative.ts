import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Visit } from '../../../site/visit.ts';
import type { FindChangedOffer } from '../changes/change-rules/find-changed-offer.ts';
import { nameOfChange } from '../changes/change-rules/judge-offer-change.ts';
import type { JudgedChange } from '../changes/change-rules/judged-change.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { openBalance } from '../model/open-balance.ts';
import { isAnswerable } from '../notices/notice-rules.ts';
import { offersAlternatives } from '../notices/offers-alternatives.ts';
import type { TripNotice } from '../notices/trip-notice.ts';
import type { ListAlternatives } from './alternative.ts';
import { quoteAlternativeOffer } from './quote-alternative-offer.ts';

/** Where alternatives come from. */
export interface AlternativeSources {
  /** Null where the booking has no such notice. */
  readonly findNotice: (bookingId: string, noticeId: string) => Promise<TripNotice | null>;
  readonly listAlternatives: ListAlternatives;
}

interface Circumstances extends AlternativeSources {
  readonly now: Date;
  readonly visit: Visit;
  readonly findOffer: FindChangedOffer;
}

/**
 * Judges an alternative that a notice offers: no fee, and at the price that the supplier has now. Only what the page lists can be chosen,
 * since we bear a part of the price.
 */
export async function judgeAlternative(
  booking: BookingRecord,
  { notice: noticeId, offer }: { readonly notice: string; readonly offer: string },
  { now, visit, findNotice, listAlternatives, findOffer }: Circumstances,
): Promise<JudgedChange> {
  const order = currentOrder(booking);
  const notice = await findNotice(booking.id, noticeId);
  if (order.kind !== 'trip' || notice === null) return { kind: 'not-offered' };
  if (!isAnswerable(notice, now)) return { kind: 'too-late' };
  if (!offersAlternatives(notice.facts, order, dayAt(now))) return { kind: 'not-offered' };
  const listed = await listAlternatives(visit, order, notice.facts, booking.supplierNumber);
  if (listed === null) return { kind: 'unknown' };
  if (!listed.some((alternative) => alternative.offer === offer)) return { kind: 'gone' };
  const found = await findOffer(visit, order, offer, 'any-hotel', booking.supplierNumber);
  if (found.outcome !== 'confirmed') return { kind: found.outcome };
  const { offerKey, trip, extras, base, boughtBase, earlyBooking } = found;
  if (stayOfTrip(trip).departure <= dayAt(now)) return { kind: 'gone' };
  const insuranceMarket = extras.some(({ kind }) => kind === 'insurance') ? order.insuranceMarket : null;
  const after = { offerKey, trip, extras, insuranceMarket, travellers: order.travellers };
  const bought = boughtBase === undefined ? {} : { boughtBase };
  const changed = { base, ...bought, earlyBooking, extras, floorPrice: trip.terms.floorPrice };
  return {
    kind: 'quoted',
    change: nameOfChange(order, after),
    after,
    quote: quoteAlternativeOffer(order, changed, openBalance(booking)),
    noticeId,
  };
}
