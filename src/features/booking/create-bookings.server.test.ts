import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../tests/factories/booking-fixture.ts';
import { leaveRooms } from '../../demo/supplier/supplier-under-test.server.ts';
import type { BookingRecord } from './model/booking-record.ts';
import type { BookingTimings } from './model/booking-timings.ts';
import { createBookingStore } from './store/booking-store.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

const hastyShops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterEach(async () => {
  for (const close of hastyShops.splice(0)) await close();
  fixture.clearFaults();
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const order = (
  ...[offer, traits]: Parameters<typeof orderTrip> extends [unknown, ...infer Rest] ? Rest : never
) => orderTrip(fixture.supply, offer, traits);

/** Opens a booking service with a database and timings of its own; closes it after the test. */
async function openHastyFixture(timings: Partial<BookingTimings>) {
  const own = await createTestDatabase();
  const hasty = await openBookingFixture(own.pool, { timings });
  hastyShops.push(async () => {
    await hasty.close();
    await own.drop();
  });
  return { ...hasty, pool: own.pool, db: own.db };
}

async function findLatest(checkoutId: string, db = database.db): Promise<BookingRecord> {
  const found = await createBookingStore(db).findLatest(checkoutId);
  if (found === null) throw new Error('no booking');
  return found;
}

async function chargesOf(checkoutId: string) {
  const { id } = await findLatest(checkoutId);
  const payments = fixture.payments.list().filter(({ reference }) => reference.startsWith(id));
  return payments.map(({ state, captured, refunded }) => ({ state, left: captured - refunded }));
}

async function stateOfHold({ holdId }: BookingRecord) {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from supplier.hold where id = $1',
    [holdId],
  );
  return rows[0]?.state ?? 'none';
}

async function readLedger(checkoutId: string) {
  const { id } = await findLatest(checkoutId);
  const { rows } = await database.pool.query<{ kind: string; account: string; amount: string }>(
    `select kind, account, amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     where booking_id = $1 order by t.at, kind, account`,
    [id],
  );
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}

describe('an order', () => {
  it('becomes a booking with documents, money in the ledger and one mail', async () => {
    const wanted = await order();
    const progress = await fixture.bookings.place(wanted, 10_000);
    expect(progress).toMatchObject({
      state: 'booked',
      facts: { certificateNumber: expect.stringMatching(/^ABE-S2026-\d{7}$/) },
    });
    await expect
      .poll(() => fixture.bookings.follow(wanted.checkoutId, 0))
      .toMatchObject({ documents: [{ kind: 'certificate' }, { kind: 'confirmation' }, { kind: 'invoice' }] });
    const total = wanted.price.base;
    expect(await readLedger(wanted.checkoutId)).toEqual([
      `capture provider ${total}`,
      `capture shopper ${-total}`,
      `sale shopper ${total}`,
      `sale supplier ${-total}`,
    ]);
    const { id } = await findLatest(wanted.checkoutId);
    await expect.poll(() => fixture.sent.filter((mail) => mail.endsWith(id))).toEqual([`confirmation ${id}`]);
    expect(fixture.reports).toEqual([]);
  });

  it('records in each line of the ledger what was bought, in which currency and at which rate', async () => {
    const wanted = await order({ checkIn: 20_557 });
    await fixture.bookings.place(wanted, 10_000);
    const { id } = await findLatest(wanted.checkoutId);
    const { rows } = await database.pool.query(
      `select distinct t.currency, e.purchase_currency as bought_in, e.exchange_rate as rate, e.purchase_amount = e.amount as is_same
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id where booking_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ currency: 'EUR', bought_in: 'EUR', rate: '1', is_same: true }]);
  });

  it('belongs to the company that sells the trip, and so does its ledger', async () => {
    await database.pool.query(`insert into company (id, name) values ('other', 'Other company')`);
    const wanted = { ...(await order({ checkIn: 20_559 })), companyId: 'other' };
    await fixture.bookings.place(wanted, 10_000);
    const { rows } = await database.pool.query(
      `select b.company_id as booking, array_agg(distinct t.company_id) as ledger
       from booking b join ledger_transaction t on t.booking_id = b.id where checkout_id = $1 group by 1`,
      [wanted.checkoutId],
    );
    expect(rows).toEqual([{ booking: 'other', ledger: ['other'] }]);
  });

  it('of a company that does not exist is not stored', async () => {
    const wanted = { ...(await order({ checkIn: 20_558 })), companyId: 'unknown' };
    await expect(fixture.bookings.place(wanted, 10_000)).rejects.toThrow('booking_number');
    expect(await fixture.bookings.follow(wanted.checkoutId, 0)).toBeNull();
  });

  it('submitted by three tabs at once becomes one booking and one charge', async () => {
    const wanted = await order({ checkIn: 20_560 });
    const tabs = await Promise.all([1, 2, 3].map(() => fixture.bookings.place(wanted, 10_000)));
    const numbers = tabs.map((tab) => (tab?.state === 'booked' ? tab.facts.bookingNumber : tab?.state));
    expect(new Set(numbers).size).toBe(1);
    expect(await chargesOf(wanted.checkoutId)).toEqual([{ state: 'captured', left: wanted.price.base }]);
    expect((await findLatest(wanted.checkoutId)).attempt).toBe(1);
  });

  it('fails with the new price and stores nothing in the ledger when the supplier has another price', async () => {
    const right = await order({ checkIn: 20_561 });
    const wanted = { ...right, price: { ...right.price, base: right.price.base - 100 } };
    const progress = await fixture.bookings.place(wanted, 10_000);
    expect(progress).toEqual({ state: 'failed', failure: 'price-changed', newBase: right.price.base });
    expect(await chargesOf(wanted.checkoutId)).toEqual([]);
  });

  it('of a sold-out trip fails as gone', async () => {
    const wanted = await order({ checkIn: 20_562 });
    fixture.faults.hold = { kind: 'refused', reason: 'sold-out' };
    expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ failure: 'gone' });
  });

  it('with a refused card fails, releases the trip, and may be ordered again with another card', async () => {
    const wanted = await order({ checkIn: 20_563 }, { payment: payWith('refused') });
    expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({
      state: 'failed',
      failure: 'refused',
    });
    expect(await stateOfHold(await findLatest(wanted.checkoutId))).toBe('released');
    const again = { ...wanted, payment: payWith('granted') };
    expect(await fixture.bookings.place(again, 10_000)).toMatchObject({ state: 'booked' });
    expect((await findLatest(wanted.checkoutId)).attempt).toBe(2);
  });

  it('has at most ten attempts', async () => {
    const wanted = await order({ checkIn: 20_564 }, { payment: payWith('refused') });
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ failure: 'refused' });
    }
    expect((await findLatest(wanted.checkoutId)).attempt).toBe(10);
  });

  it('for the last room of two shoppers at once is booked by one and gone for the other', async () => {
    const [one, two] = [await order({ checkIn: 20_700 }), await order({ checkIn: 20_700 })];
    await leaveRooms(database.pool, { key: one.offerKey, party: one.party, bookingDay: 0 }, 1);
    const ends = await Promise.all([one, two].map((each) => fixture.bookings.place(each, 10_000)));
    expect(ends.map((end) => end?.state).sort()).toEqual(['booked', 'failed']);
  });
});

describe('a payment that requires a challenge', () => {
  const ask = (checkIn: number) => order({ checkIn }, { payment: payWith('challenge') });

  it('waits for the shopper, and books after they return', async () => {
    const wanted = await ask(20_580);
    const asked = await fixture.bookings.place(wanted, 10_000);
    expect(asked).toMatchObject({ state: 'action', action: { kind: 'challenge' } });
    fixture.payments.finishAction(`${(await findLatest(wanted.checkoutId)).id}-1`, 'passed');
    const back = await fixture.bookings.proceed(wanted.checkoutId, '{}', 10_000);
    expect(back).toMatchObject({ state: 'booked' });
  });

  it('books once when the shopper returns twice at once, and reports it when they return later', async () => {
    const wanted = await ask(20_581);
    await fixture.bookings.place(wanted, 10_000);
    fixture.payments.finishAction(`${(await findLatest(wanted.checkoutId)).id}-1`, 'passed');
    const come = () => fixture.bookings.proceed(wanted.checkoutId, '{}', 10_000);
    const ends = [...(await Promise.all([come(), come()])), await come()];
    expect(ends.map((end) => end?.state)).toEqual(['booked', 'booked', 'booked']);
    expect(await chargesOf(wanted.checkoutId)).toHaveLength(1);
  });

  it('[TDS-006] [TDS-007] fails as cancelled when the shopper closes it: no action and no authorisation remain', async () => {
    const wanted = await ask(20_582);
    await fixture.bookings.place(wanted, 10_000);
    const end = await fixture.bookings.abandonChallenge(wanted.checkoutId, 10_000);
    expect(end).toMatchObject({ state: 'failed', failure: 'challenge-cancelled' });
    expect(await fixture.bookings.follow(wanted.checkoutId, 0)).not.toHaveProperty('action');
    expect(await chargesOf(wanted.checkoutId)).toEqual([{ state: 'cancelled', left: 0 }]);
    expect(await stateOfHold(await findLatest(wanted.checkoutId))).toBe('released');
  });

  it('books without the shopper when a webhook reports success', async () => {
    const wanted = await ask(20_583);
    await fixture.bookings.place(wanted, 10_000);
    const reference = `${(await findLatest(wanted.checkoutId)).id}-1`;
    fixture.payments.finishAction(reference, 'passed');
    await fixture.bookings.handleWebhook({ id: 'a', reference, event: 'authorised' }, 'default');
    await expect
      .poll(() => fixture.bookings.follow(wanted.checkoutId, 1_000))
      .toMatchObject({ state: 'booked' });
  });

  it('stays open after other webhooks, and ignores unknown references', async () => {
    const wanted = await ask(20_584);
    await fixture.bookings.place(wanted, 10_000);
    const reference = `${(await findLatest(wanted.checkoutId)).id}-1`;
    await fixture.bookings.handleWebhook({ id: 'a', reference, event: 'other' }, 'default');
    await fixture.bookings.handleWebhook({ id: 'b', reference: 'somebody-elses', event: 'other' }, 'default');
    await fixture.bookings.handleWebhook(
      { id: 'c', reference: `${'a'.repeat(20)}-1`, event: 'chargeback' },
      'default',
    );
    await expect
      .poll(() => fixture.bookings.follow(wanted.checkoutId, 1_000))
      .toMatchObject({ state: 'action' });
    await fixture.bookings.abandonChallenge(wanted.checkoutId, 10_000);
  });

  it('fails as expired when the shopper does not return', async () => {
    const hasty = await openHastyFixture({ shopperLimitMs: 50 });
    const wanted = await orderTrip(hasty.supply, { checkIn: 20_585 }, { payment: payWith('challenge') });
    const end = hasty.bookings.place(wanted, 10_000);
    expect(await end).toMatchObject({ state: 'action' });
    await expect
      .poll(() => hasty.bookings.follow(wanted.checkoutId, 1_000), { timeout: 5_000 })
      .toEqual({ state: 'failed', failure: 'session-over', newBase: null });
  });

  it('changes nothing when the checkout has no booking', async () => {
    expect(await fixture.bookings.follow('nothing-was-ordered', 0)).toBeNull();
    expect(await fixture.bookings.proceed('nothing-was-ordered', '{}', 0)).toBeNull();
    expect(await fixture.bookings.abandonChallenge('nothing-was-ordered', 0)).toBeNull();
    expect(await fixture.bookings.findTravelDocument('nothing-was-ordered', 'invoice', 1_000)).toBeNull();
  });
});

describe('other parties that do not answer', () => {
  const calls = ['hold', 'confirm'] as const;
  const paymentCalls = ['authorise', 'capture'] as const;

  it.each(calls)('are called again with the same key: a %s with a lost answer is done once', async (call) => {
    const slow = await openHastyFixture({ supplierTimeoutMs: 80, beginTimeoutMs: 80 });
    const wanted = await orderTrip(slow.supply, { checkIn: 20_590 + calls.indexOf(call) });
    slow.faults[call] = { kind: 'lost-answer' };
    const placed = slow.bookings.place(wanted, 300);
    await sleep(200);
    delete slow.faults[call];
    await placed;
    expect(await slow.bookings.follow(wanted.checkoutId, 10_000)).toMatchObject({ state: 'booked' });
    const { rows } = await slow.pool.query(
      `select from supplier.hold where offer -> 'key' ->> 'checkIn' = $1`,
      [String(wanted.offerKey.checkIn)],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(paymentCalls)('are called again: a %s with a lost answer charges once', async (call) => {
    const slow = await openHastyFixture({ paymentTimeoutMs: 80 });
    const wanted = await orderTrip(slow.supply, { checkIn: 20_592 + paymentCalls.indexOf(call) });
    slow.payments.faults[call] = { kind: 'lost-answer' };
    const placed = slow.bookings.place(wanted, 300);
    await sleep(200);
    delete slow.payments.faults[call];
    await placed;
    expect(await slow.bookings.follow(wanted.checkoutId, 10_000)).toMatchObject({ state: 'booked' });
    expect(slow.payments.list().map(({ captured }) => captured)).toEqual([wanted.price.base]);
  });

  it('make the order fail at the limit while nothing is confirmed', async () => {
    const hasty = await openHastyFixture({ beginLimitMs: 100 });
    const wanted = await orderTrip(hasty.supply, { checkIn: 20_594 });
    hasty.faults.hold = { kind: 'unknown' };
    const end = await hasty.bookings.place(wanted, 10_000);
    expect(end).toEqual({ state: 'failed', failure: 'no-answer', newBase: null });
  });

  it.each(['hold', 'verify'] as const)(
    'end the order at once where a %s throws, after one call',
    async (call) => {
      const broken = await openHastyFixture({});
      const wanted = await orderTrip(broken.supply, { checkIn: 20_598 });
      if (call === 'verify') broken.faults.hold = { kind: 'refused', reason: 'price-changed' };
      vi.spyOn(broken.supply.live, call).mockRejectedValue(new Error('no such seat'));
      const end = await broken.bookings.place(wanted, 10_000);
      const { rows } = await broken.pool.query('select name, attempts from booking_step order by at');
      expect(end).toMatchObject({
        state: 'failed',
        failure: call === 'hold' ? 'technical' : 'price-changed',
      });
      expect(rows.at(-1)).toEqual({ name: call === 'hold' ? 'hold' : 'reprice', attempts: 1 });
      expect(broken.reports).toMatchObject([{ message: 'no such seat' }]);
      expect(broken.payments.list()).toEqual([]);
    },
  );

  it('make the booking soft after the confirm call, with a mail, until they answer', async () => {
    const hasty = await openHastyFixture({ softAfterMs: 100 });
    const wanted = await orderTrip(hasty.supply, { checkIn: 20_595 });
    hasty.faults.confirm = { kind: 'unknown' };
    await hasty.bookings.place(wanted, 0);
    await expect
      .poll(() => hasty.bookings.follow(wanted.checkoutId, 0))
      .toMatchObject({ state: 'soft-booked', order: { checkoutId: wanted.checkoutId } });
    await expect.poll(() => hasty.sent.map((mail) => mail.split(' ')[0])).toEqual(['soft-booked']);
    delete hasty.faults.confirm;
    await expect.poll(() => hasty.bookings.follow(wanted.checkoutId, 0)).toMatchObject({ state: 'booked' });
    await expect
      .poll(() => hasty.sent.map((mail) => mail.split(' ')[0]))
      .toEqual(['soft-booked', 'confirmation']);
  });

  it('for too long escalate the booking to manual review', async () => {
    const hasty = await openHastyFixture({ escalateAfterMs: 100, softAfterMs: 50 });
    const wanted = await orderTrip(hasty.supply, { checkIn: 20_596 });
    hasty.payments.faults.capture = { kind: 'unknown' };
    await hasty.bookings.place(wanted, 0);
    await expect
      .poll(async () => (await findLatest(wanted.checkoutId, hasty.db)).state, { timeout: 5_000 })
      .toBe('manual-review');
    expect(await findLatest(wanted.checkoutId, hasty.db)).toMatchObject({ reason: 'provider-silent' });
    expect(await hasty.bookings.follow(wanted.checkoutId, 0)).toMatchObject({ state: 'soft-booked' });
  });

  it('get no money when the capture is refused: the trip is cancelled', async () => {
    const wanted = await order({ checkIn: 20_597 });
    fixture.payments.faults.capture = { kind: 'refused', reason: 'expired' };
    const end = await fixture.bookings.place(wanted, 10_000);
    expect(end).toMatchObject({ state: 'failed', failure: 'refused' });
    expect(await chargesOf(wanted.checkoutId)).toEqual([{ state: 'cancelled', left: 0 }]);
    expect(await stateOfHold(await findLatest(wanted.checkoutId))).toBe('cancelled');
    const total = wanted.price.base;
    expect(await readLedger(wanted.checkoutId)).toEqual([
      `cancellation shopper ${-total}`,
      `cancellation supplier ${total}`,
      `sale shopper ${total}`,
      `sale supplier ${-total}`,
    ]);
  });
});
