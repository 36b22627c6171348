import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { bookingTimings } from '../../src/defaults.ts';
import { createFakePayment, type FakePayment } from '../../src/demo/payment-provider/fake-payment.ts';
import type { EmbeddedSupplier } from '../../src/demo/supplier/embedded-supplier.server.ts';
import {
  buildOfferRequest,
  openSupplierUnderTest,
} from '../../src/demo/supplier/supplier-under-test.server.ts';
import type { BookingOrder, Order } from '../../src/domain/booking/booking-order.ts';
import type { PaymentDetails } from '../../src/domain/booking/payment-details.ts';
import { priceOfBase, totalOf } from '../../src/domain/money/package-price.ts';
import type { OfferKey } from '../../src/domain/search/offer-query.ts';
import { type Clock, type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import { createBookings } from '../../src/features/booking/create-bookings.server.ts';
import type { BookingFigures } from '../../src/features/booking/limits/booking-figures.server.ts';
import type { BookingMails } from '../../src/features/booking/model/booking-mails.ts';
import type { BookingRecord } from '../../src/features/booking/model/booking-record.ts';
import type { BookingTimings } from '../../src/features/booking/model/booking-timings.ts';
import type { Bookings } from '../../src/features/booking/model/bookings.ts';
import type {
  DocumentRenderer,
  TravelDocumentKind,
} from '../../src/features/booking/model/travel-document.ts';
import { noVoucherHolds, type VoucherHolds } from '../../src/features/booking/model/voucher-holds.server.ts';
import { noVoucherSales, type VoucherSales } from '../../src/features/booking/model/voucher-sales.server.ts';
import { createBookingStore } from '../../src/features/booking/store/booking-store.server.ts';
import type { LoyaltyProgramme } from '../../src/features/booking/workflow/perform-step.server.ts';
import { freezeCheckout } from '../../src/features/checkout/freeze-checkout.server.ts';
import type { CompanyPayments } from '../../src/ports/payment/company-payments-port.ts';
import type { PaymentPort } from '../../src/ports/payment/payment-port.ts';
import type { SupplyFaults } from '../../src/ports/supply/supply-faults-port.ts';
import type { LiveSupply, SupplyPort } from '../../src/ports/supply/supply-port.ts';
import { buildTravellers } from '../../src/ports/supply/supply-under-test.ts';
import { buildOrder } from './booking-order.ts';
import { oneAccount } from './paying/one-account.ts';

/** Everything a booking goes through, in one process: the embedded supplier's small world and a provider in memory. */
export interface BookingFixture {
  readonly bookings: Bookings & { readonly figures: BookingFigures };
  readonly supply: EmbeddedSupplier;
  readonly faults: SupplyFaults;
  readonly payments: FakePayment;
  readonly clock: SettableClock;
  /** Mails that were sent, as `kind bookingId`. */
  readonly sent: readonly string[];
  /** What was reported as broken. */
  readonly reports: readonly unknown[];
  /** The newest booking of a checkout. @throws Error where there is none */
  find(checkoutId: string): Promise<BookingRecord>;
  /** Places an order and waits until it is booked. @throws Error where it is not within ten seconds */
  book(order: Order): Promise<BookingRecord>;
  /** Lets supplier and provider work again. */
  clearFaults(): void;
  close(): Promise<void>;
}

/** Rooms of each kind for each night, as a byte in hexadecimal: tests that want the last one say so. */
const manyRooms = 'c8';

const bookedWithinMs = 10_000;

/** Short timeouts and retries, so that tests do not wait. */
export const fastBookingTimings: BookingTimings = {
  ...bookingTimings,
  supplierTimeoutMs: 2_000,
  beginTimeoutMs: 2_000,
  paymentTimeoutMs: 2_000,
  loyaltyTimeoutMs: 2_000,
  retryDelaysMs: [20, 50, 100],
  pollIntervalMs: 100,
};

/** Short texts instead of PDF. */
export const plainDocuments: DocumentRenderer = {
  certificate: async (_order, number) => buildDocument('certificate', number),
  rest: async (_order, { invoiceNumber }) => [
    buildDocument('confirmation', 'confirmed'),
    buildDocument('invoice', invoiceNumber),
  ],
  cancellationInvoice: async (_order, _bookingNumber, { kind, number }) => buildDocument(kind, number),
};

function buildDocument<Kind extends TravelDocumentKind>(kind: Kind, text: string) {
  return { kind, name: `${kind}.pdf`, type: 'application/pdf', content: Buffer.from(text) } as const;
}

export function fakeMails(sent: string[]): BookingMails {
  const take = (kind: string) => async (id: string) => {
    sent.push(`${kind} ${id}`);
    return 'taken' as const;
  };
  return {
    confirmation: take('confirmation'),
    softBooked: take('soft-booked'),
    refundFailed: take('refund-failed'),
    failed: take('failed'),
    cancelled: take('cancelled'),
    cancellationReceived: take('cancellation-received'),
    partRefund: take('part-refund'),
    link: take('link'),
  };
}

export async function openBookingFixture(
  pool: Pool,
  {
    timings = {},
    documents = plainDocuments,
    clock = settableClock('2026-03-02T06:00:00Z'),
    port,
    accounts,
    vouchers = noVoucherHolds,
    sales = noVoucherSales,
    loyalty = null,
    combine = (own) => own,
    mails,
  }: {
    timings?: Partial<BookingTimings>;
    documents?: DocumentRenderer;
    clock?: SettableClock;
    /** Another provider than the one in memory. */
    port?: PaymentPort;
    /** The accounts of several companies, in place of one for all. */
    accounts?: CompanyPayments;
    vouchers?: VoucherHolds;
    sales?: VoucherSales;
    loyalty?: LoyaltyProgramme | null;
    /** Puts other suppliers next to the embedded one. */
    combine?: (own: LiveSupply) => LiveSupply;
    /** Others than those that are only counted. */
    mails?: BookingMails;
  } = {},
): Promise<BookingFixture> {
  const { supply: embedded, faults } = await openSupplierUnderTest(pool, clock);
  const supply = { ...embedded, live: combine(embedded.live) };
  await pool.query(`update supplier.room set free = decode(repeat('${manyRooms}', length(free)), 'hex')`);
  const payments = createFakePayment({ clock: clock satisfies Clock });
  const sent: string[] = [];
  const reports: unknown[] = [];
  const bookings = createBookings({
    db: openKysely(pool),
    pool,
    clock,
    supply: supply.live,
    isPricedAs: () => true,
    payments: accounts ?? oneAccount(port ?? payments),
    cardRangesOf: () => abendmeer.payment.cardRanges,
    secret: 'for tests only',
    documents,
    vouchers,
    freezeCheckout,
    sales,
    loyalty,
    mails: mails ?? fakeMails(sent),
    timings: { ...fastBookingTimings, ...timings },
    report: (error) => void reports.push(error),
  });
  const store = createBookingStore(openKysely(pool));
  const find = async (checkoutId: string) => {
    const booking = await store.findLatest(checkoutId);
    if (booking === null) throw new Error('There is no booking');
    return booking;
  };
  return {
    bookings,
    supply,
    faults,
    payments,
    clock,
    sent,
    reports,
    find,
    async book(order) {
      await bookings.place(order, bookedWithinMs);
      for (let waitedMs = 0; waitedMs < bookedWithinMs; waitedMs += 20) {
        const booking = await find(order.checkoutId);
        if (booking.state === 'booked') return booking;
        await sleep(20);
      }
      throw new Error(`The order is ${(await find(order.checkoutId)).state}`);
    },
    clearFaults() {
      for (const each of [faults, payments.faults])
        for (const call of Object.keys(each)) delete each[call as keyof typeof each];
    },
    async close() {
      await bookings.close();
      await supply.close();
    },
  };
}

/** An order of the small world at the price it has now, for a checkout of its own; paid with a card that is granted. */
export async function orderTrip(
  supply: SupplyPort,
  offer: Partial<OfferKey> = {},
  traits: Partial<BookingOrder> = {},
): Promise<BookingOrder> {
  const request = buildOfferRequest(offer);
  const verified = await supply.live.verify(request, { idempotencyKey: randomUUID(), timeoutMs: 10_000 });
  if (verified.outcome !== 'confirmed') throw new Error(`No such trip: ${JSON.stringify(verified)}`);
  const { key, party } = request;
  return buildOrder({
    checkoutId: randomBytes(16).toString('base64url'),
    offerKey: key,
    party,
    extras: [],
    travellers: buildTravellers(request),
    price: priceOfBase(verified.offer.total),
    payment: payWith('granted'),
    ...traits,
  });
}

/** Like `orderTrip` without flights, for many orders: flights have few seats. */
export function orderStay(supply: SupplyPort, traits: Partial<BookingOrder> = {}): Promise<BookingOrder> {
  return orderTrip(supply, { outbound: null, inbound: null }, traits);
}

/** Like `orderTrip` with a deposit of that share of the total, and the rest by a day. @param share 0 for a payment by link */
export async function orderWithDeposit(
  supply: SupplyPort,
  share = 0.2,
  dueOn = '2027-04-03',
  traits: Partial<BookingOrder> = {},
): Promise<BookingOrder & { readonly instalments: NonNullable<BookingOrder['instalments']> }> {
  const trip = await orderTrip(supply, {}, traits);
  const total = totalOf(trip.price);
  const deposit = Math.round(total * share);
  return { ...trip, instalments: { deposit, balance: total - deposit, dueOn } };
}

/** A card of the fake provider's. */
export function payWith(outcome: 'granted' | 'challenge' | 'refused'): PaymentDetails {
  return { method: 'CreditCard', token: `test-${outcome}`, holderName: 'Ada Lovelace' };
}
