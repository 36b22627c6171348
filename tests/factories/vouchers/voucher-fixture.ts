import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../../src/database/open-kysely.server.ts';
import { settableClock } from '../../../src/domain/time/clock.ts';
import type { Promotion } from '../../../src/domain/vouchers/judge-promotion.ts';
import { generateVoucherCode, parseVoucherCode } from '../../../src/domain/vouchers/voucher-code.ts';
import {
  insertVoucher,
  issueVoucher,
  type NewVoucher,
} from '../../../src/features/vouchers/store/issue-voucher.server.ts';
import { createPromotions } from '../../../src/features/vouchers/store/promotions.server.ts';
import { createVoucherCodes } from '../../../src/features/vouchers/store/voucher-codes.server.ts';
import { createVoucherDigests } from '../../../src/features/vouchers/store/voucher-digests.server.ts';
import { buildOrder } from '../booking-order.ts';

export const testDigests = createVoucherDigests('a key for tests that nobody else has');

/** What the checkout finds of vouchers and promotions. */
export const vouchersUnderTest = (db: Db) => createVoucherCodes(db, testDigests);

/** A voucher of 100.00 that was delivered. @returns its id and its code */
export async function addVoucher(
  db: Db,
  traits: Partial<NewVoucher> = {},
  digests = testDigests,
): Promise<{ id: string; code: string }> {
  const at = traits.at ?? new Date('2026-11-28T12:00:00Z');
  const id = await insertVoucher(db, {
    companyId: 'default',
    brand: 'abendmeer',
    market: 'de',
    currency: 'EUR',
    amount: 10_000,
    validYears: 3,
    terms: { waitingDays: 0, minimum: 0, isCombinable: true },
    bookingId: null,
    at,
    ...traits,
  });
  const code = await db
    .transaction()
    .execute((trx) => issueVoucher(trx, digests, { voucherId: id, prefix: 'ABM', at }));
  if (code === null) throw new Error('The voucher was not issued');
  return { id, code };
}

/** What is left on a voucher, minor units. */
export async function readBalance(db: Db, id: string): Promise<number> {
  const { left } = await db
    .selectFrom('voucher_movement')
    .select(({ fn }) => fn.sum<string>('amount').as('left'))
    .where('voucher_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** A row for what movements name: nothing of it but its id counts. */
export async function addBooking(db: Db): Promise<string> {
  const id = Array.from(randomBytes(20), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
  await db
    .insertInto('booking')
    .values({
      id,
      checkout_id: id,
      company_id: 'default',
      attempt: 1,
      order: JSON.stringify(buildOrder()),
      state: 'booked',
      booking_number: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
      placed_at: new Date('2026-11-28T12:00:00Z'),
    })
    .execute();
  return id;
}

/** A promotion of five per cent for everybody. @returns its id */
export async function addPromotion(db: Db, traits: Partial<Promotion> = {}): Promise<string> {
  const clock = settableClock('2026-11-28T12:00:00Z');
  const code = traits.code ?? `P-${randomUUID().slice(0, 8)}`;
  await createPromotions(db, clock).add({
    companyId: 'default',
    brand: 'abendmeer',
    discount: { kind: 'percent', percent: 5 },
    currency: null,
    markets: [],
    validFrom: null,
    validTo: null,
    travelFrom: null,
    travelTo: null,
    destinations: [],
    minimum: 0,
    usesInAll: null,
    usesPerPerson: null,
    isCombinable: true,
    isForMembers: false,
    ...traits,
    code,
  });
  const { id } = await db
    .selectFrom('promotion')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

/** A code in the shape of a voucher's that was never issued. */
export function inventCode(): string {
  const code = generateVoucherCode('ABM', (below) => Math.floor(Math.random() * below));
  if (parseVoucherCode(code) === null) throw new Error('An invented code cannot be read');
  return code;
}

/** What an order of 1,000.00 euros in Germany says to the lock of its vouchers. */
export const germanOrder = {
  brand: 'abendmeer',
  market: 'de',
  companyId: 'default',
  currency: 'EUR',
  owed: 100_000,
} as const;
