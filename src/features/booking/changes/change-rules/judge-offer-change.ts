import { formatRooms, listBoards } from '../../../../domain/booking/booked-trip.ts';
import type { AmendedTrip, BookingOrder, ChangeOrder } from '../../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../../domain/booking/cancellation-steps.ts';
import { calculateChangeFee } from '../../../../domain/booking/change-fee.ts';
import { invoiceTotalOf } from '../../../../domain/money/package-price.ts';
import { isSameFlight } from '../../../../domain/search/flight-key.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Visit } from '../../../../site/visit.ts';
import { type BookingRecord, currentOrder } from '../../model/booking-record.ts';
import { mustPayFirst, openBalance } from '../../model/open-balance.ts';
import { quoteChange } from '../../model/quote-change.ts';
import type { FindChangedOffer } from './find-changed-offer.ts';
import type { JudgedChange } from './judged-change.ts';

interface OfferCircumstances {
  readonly today: Day;
  readonly visit: Visit;
  readonly findOffer: FindChangedOffer;
}

/** Judges another offer of the same hotel: the tariff's fee of the day, and the difference to the price that the supplier has now. */
export async function judgeOfferChange(
  booking: BookingRecord,
  offer: string,
  { today, visit, findOffer }: OfferCircumstances,
): Promise<JudgedChange> {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || order.trip.terms.change === null) return { kind: 'not-offered' };
  const fee = feeOfRebooking(order, today);
  if (fee === null) return { kind: 'too-late' };
  const found = await findOffer(visit, order, offer, 'same-hotel', booking.supplierNumber);
  if (found.outcome !== 'confirmed') return { kind: found.outcome };
  const { offerKey, trip, extras, base, boughtBase, earlyBooking } = found;
  // What begins today, or has begun, cannot be chosen.
  if (stayOfTrip(trip).departure <= today) return { kind: 'gone' };
  if (mustPayFirst(booking, trip, today)) return { kind: 'pay-first' };
  const amounts = extras.map(({ amount }) => amount);
  const bought = boughtBase === undefined ? {} : { boughtBase };
  const changed = { base, ...bought, earlyBooking, extras: amounts, floorPrice: trip.terms.floorPrice };
  const insuranceMarket = extras.some(({ kind }) => kind === 'insurance') ? order.insuranceMarket : null;
  const after = { offerKey, trip, extras, insuranceMarket, travellers: order.travellers };
  return {
    kind: 'quoted',
    change: nameOfChange(order, after),
    after,
    quote: quoteChange(order.price, changed, fee, openBalance(booking)),
  };
}

/** What other dates, another room, board or flight cost today, minor units; null where the trip cannot be changed so any more, or never could. */
export function feeOfRebooking(
  { trip, price }: Pick<BookingOrder, 'trip' | 'price'>,
  today: Day,
): number | null {
  const { departure, nights } = stayOfTrip(trip);
  if (departure <= today) return null;
  return calculateChangeFee(trip.terms, { departure, nights, total: invoiceTotalOf(price) }, today);
}

/** What the office and the timeline call the change: the part that everything else follows. */
export function nameOfChange(
  before: Pick<AmendedTrip, 'trip' | 'offerKey'>,
  after: Pick<AmendedTrip, 'trip' | 'offerKey'>,
): ChangeOrder['change'] {
  const [from, to] = [before.trip, after.trip];
  if (from.hotel.id !== to.hotel.id) return 'hotel';
  if (from.checkIn !== to.checkIn || from.nights !== to.nights) return 'dates';
  const isKept = (leg: 'outbound' | 'inbound') => isSameFlight(before.offerKey[leg], after.offerKey[leg]);
  if (!isKept('outbound') || !isKept('inbound')) return 'flights';
  const isOtherBoard = listBoards(from).join() !== listBoards(to).join();
  return isOtherBoard && formatRooms(from) === formatRooms(to) ? 'board' : 'room';
}
