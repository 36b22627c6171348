import { randomBytes } from 'node:crypto';
import type { Db } from '../../../src/database/open-kysely.server.ts';
import type { VoucherOrder } from '../../../src/domain/booking/booking-order.ts';
import { requireDay } from '../../../src/domain/time/calendar-day.ts';
import type { VoucherPurchase } from '../../../src/domain/vouchers/voucher-purchase.ts';
import { createVoucherOrigins } from '../../../src/features/booking/voucher-offer/voucher-origins.server.ts';
import { buildVoucherOrder } from '../../../src/features/vouchers/sale/build-voucher-order.ts';
import { readVoucherInfo } from '../../../src/features/vouchers/sale/read-voucher-info.ts';
import type { VoucherCheckout } from '../../../src/features/vouchers/sale/voucher-checkout.ts';
import type { VoucherInfo } from '../../../src/features/vouchers/sale/voucher-info.ts';
import { buildVoucherValues } from './voucher-values.ts';

/** What a complete form holds, as it is stored. */
export function buildVoucherInfo(purchase: Partial<VoucherPurchase> = {}): VoucherInfo {
  const read = readVoucherInfo(buildVoucherValues(), {
    amounts: [100_00],
    currency: 'EUR',
    designs: ['abendsonne'],
    today: requireDay('2026-11-28'),
  });
  if (!read.ok) throw new Error('The form of the tests has faults');
  return { ...read.info, purchase: { ...read.info.purchase, ...purchase } };
}

export function buildVoucherCheckout(change: Partial<VoucherCheckout> = {}): VoucherCheckout {
  return {
    id: randomBytes(16).toString('base64url'),
    brand: 'abendmeer',
    companyId: 'default',
    currency: 'EUR',
    amount: 100_00,
    info: buildVoucherInfo(),
    hasPassedCaptcha: false,
    revision: 1,
    ...change,
  };
}

/** The order of a voucher of 100.00, paid with a card, in English. */
export function buildVoucherSale(
  purchase: Partial<VoucherPurchase> = {},
  checkout: VoucherCheckout = buildVoucherCheckout(),
): VoucherOrder {
  return buildVoucherOrder(checkout, buildVoucherInfo(purchase), {
    locale: 'de-de',
    language: 'en',
    market: 'de',
    chosenMarket: 'de',
    origin: 'https://shop.example',
    payment: { method: 'CreditCard', token: 'card-token', holderName: 'Mira Muster' },
    cardDigits: '411111',
  });
}

/** A row of an order: of it, its id, number and order count. */
export async function addVoucherBooking(
  db: Db,
  order: VoucherOrder,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = Array.from(randomBytes(20), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
  const letters = Array.from(randomBytes(8), (byte) => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 32]).join(
    '',
  );
  const number = `${letters.slice(0, 4)}-${letters.slice(4)}`;
  await db
    .insertInto('booking')
    .values({
      id,
      checkout_id: order.checkoutId,
      company_id: 'default',
      attempt: 1,
      order: JSON.stringify(order),
      state: 'booked',
      booking_number: number,
      placed_at: new Date('2026-11-28T12:00:00Z'),
    })
    .execute();
  return { id, number };
}

/** Bookings for the mailer of vouchers, as the shop has them. */
export const originsUnderTest = createVoucherOrigins;
