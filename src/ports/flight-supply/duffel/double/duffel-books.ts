import { randomBytes } from 'node:crypto';
import { formatDecimalAmount } from '../../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../../domain/money/money.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { DuffelFare, DuffelFlight, DuffelWorld } from './duffel-world.ts';

export type PassengerType = 'adult' | 'child' | 'infant_without_seat';

export interface SearchedPassenger {
  readonly id: string;
  /** Years at the last slice; null where the search said `adult`. */
  readonly age: number | null;
  readonly type: PassengerType;
}

/** One direction of an offer or order, on its day. */
export interface SoldSlice {
  readonly id: string;
  readonly flight: DuffelFlight;
  readonly fare: DuffelFare;
  readonly day: Day;
  readonly segmentIds: readonly string[];
  /** Minutes that the airline has moved it. */
  readonly movedMinutes: number;
}

export interface OfferService {
  readonly id: string;
  readonly passengerId: string;
  readonly segmentIds: readonly string[];
  readonly amount: number;
}

export interface DoubledOffer {
  readonly id: string;
  readonly requestId: string;
  readonly slices: readonly SoldSlice[];
  readonly passengers: readonly SearchedPassenger[];
  readonly services: readonly OfferService[];
  /** Minor units, without services. */
  amount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly hold: { readonly payBy: Date; readonly priceUntil: Date | null } | null;
}

export interface OrderedPassenger {
  readonly id: string;
  readonly title: string;
  readonly gender: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly born_on: string;
  readonly email: string;
  readonly phone_number: string;
  readonly infant_passenger_id?: string | null;
  readonly type: PassengerType;
}

export interface DoubledPayment {
  readonly id: string;
  readonly orderId: string;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: Date;
}

export interface DoubledOrder {
  readonly id: string;
  readonly bookingReference: string;
  readonly offerId: string;
  readonly requestId: string;
  readonly type: 'instant' | 'pay_later';
  slices: readonly SoldSlice[];
  readonly passengers: readonly OrderedPassenger[];
  readonly services: readonly OfferService[];
  /** Minor units, with services. */
  amount: number;
  metadata: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly payBy: Date | null;
  priceUntil: Date | null;
  paidAt: Date | null;
  cancelledAt: Date | null;
  cancellation: DoubledCancellation | null;
  readonly changes: AirlineChange[];
  syncedAt: Date;
}

export interface DoubledCancellation {
  readonly id: string;
  readonly orderId: string;
  /** Minor units that come back; null where the airline does not say. */
  readonly refund: number | null;
  readonly refundTo: 'balance' | 'voucher' | 'airline_credits' | 'awaiting_payment';
  readonly createdAt: Date;
  readonly expiresAt: Date;
  confirmedAt: Date | null;
}

export interface AirlineChange {
  readonly id: string;
  readonly orderId: string;
  readonly removed: readonly SoldSlice[];
  /** None where the airline cancels the flight. */
  readonly added: readonly SoldSlice[];
  readonly createdAt: Date;
  updatedAt: Date;
  actionTaken: 'accepted' | 'cancelled' | 'changed' | null;
  actionTakenAt: Date | null;
}

/** An order that was answered with 202 and is not decided. */
export interface AcceptedOrder {
  readonly offer: DoubledOffer;
  create(): DoubledOrder;
}

/** The vendor's memory. */
export interface DuffelBooks {
  readonly world: DuffelWorld;
  readonly now: () => Date;
  readonly liveMode: boolean;
  readonly offers: Map<string, DoubledOffer>;
  readonly requests: Map<
    string,
    { readonly passengers: readonly SearchedPassenger[]; readonly body: object }
  >;
  /** Oldest first. */
  readonly orders: DoubledOrder[];
  readonly payments: DoubledPayment[];
  readonly cancellations: DoubledCancellation[];
  readonly accepted: AcceptedOrder[];
  /** Flights that are sold out, as `ZZ1010 2027-03-01`. */
  readonly soldOut: Set<string>;
  /** While true, the newest orders exist at the airline but not yet in any answer. */
  ordersHidden: boolean;
  readonly hiddenOrders: Set<string>;
}

export function createId(prefix: string): string {
  return `${prefix}_0000${randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 18)}`;
}

/** Six letters and digits, as airlines write them. */
export function createBookingReference(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...randomBytes(6)].map((byte) => letters[byte % letters.length]).join('');
}

/** An amount as the vendor writes it: a text in units. */
export function formatAmount({ world }: DuffelBooks, amount: number): string {
  return formatDecimalAmount(money(amount, world.currency));
}

export function formatInstant(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}

/** An unpaid order whose time is over: the airline has given the seats to others. */
export function hasLapsed(books: DuffelBooks, order: DoubledOrder): boolean {
  return order.paidAt === null && order.payBy !== null && books.now() >= order.payBy;
}
