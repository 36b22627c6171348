import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { addVoucher } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { addVoucherBooking, buildVoucherSale } from '../../../../tests/factories/vouchers/voucher-sale.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { listBoughtVouchers } from './list-bought-vouchers.server.ts';

const soldAt = new Date('2026-11-28T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function addMember(): Promise<string> {
  const id = randomUUID();
  const at = soldAt;
  await database.db
    .insertInto('member')
    .values({
      id,
      issuer: 'issuer',
      subject: id,
      is_email_verified: true,
      nickname: 'Mira',
      created_at: at,
      signed_in_at: at,
    })
    .execute();
  return id;
}

/** A voucher of 100.00 that a member has bought and that was delivered. */
async function sell(memberId: string, recipient = { firstName: 'Jonas', lastName: 'Ahrens' }) {
  const booking = await addVoucherBooking(database.db, buildVoucherSale({ recipient }));
  await database.db
    .updateTable('booking')
    .set({ member_id: memberId })
    .where('id', '=', booking.id)
    .execute();
  const voucher = await addVoucher(database.db, { bookingId: booking.id, at: soldAt });
  return { number: booking.number, voucherId: voucher.id };
}

const list = (memberId: string, at = soldAt, brand = 'abendmeer') =>
  listBoughtVouchers({ db: database.db, clock: settableClock(at.toISOString()) }, { memberId, brand });

test('a member sees the vouchers bought, with the last day to withdraw, and nobody else does', async () => {
  const member = await addMember();
  const { number } = await sell(member);
  expect(await list(member)).toEqual([
    {
      bookingNumber: number,
      amount: 10_000,
      currency: 'EUR',
      boughtOn: '2026-11-28',
      recipient: 'Jonas Ahrens',
      isReturned: false,
      withdrawUntil: '2026-12-12',
    },
  ]);
  expect(await list(await addMember())).toEqual([]);
  expect(await list(member, soldAt, 'tagwind')).toEqual([]);
});

test('the right to withdraw is shown up to its last day, and not after it', async () => {
  const member = await addMember();
  await sell(member);
  const rightOn = async (day: string) => (await list(member, new Date(day)))[0]?.withdrawUntil;
  expect(await rightOn('2026-12-12T22:59:59Z')).toBe('2026-12-12');
  expect(await rightOn('2026-12-12T23:00:01Z')).toBeNull();
});

test('a voucher that is redeemed in part or returned has no right to withdraw', async () => {
  const member = await addMember();
  const { voucherId } = await sell(member, { firstName: '', lastName: '' });
  await database.db
    .insertInto('voucher_movement')
    .values({ voucher_id: voucherId, at: soldAt, kind: 'correction', amount: -1 })
    .execute();
  expect(await list(member)).toMatchObject([{ recipient: '', isReturned: false, withdrawUntil: null }]);
  await database.db.updateTable('voucher').set({ state: 'void' }).where('id', '=', voucherId).execute();
  expect(await list(member)).toMatchObject([{ isReturned: true, withdrawUntil: null }]);
});
