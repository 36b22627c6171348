import { afterEach, beforeEach, expect, it } from 'vitest';
import { reconcileVendor, type VendorCharge } from '../chaos/providers/reconcile-vendor.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type BookingFixture, openBookingFixture, orderTrip } from '../factories/booking-fixture.ts';

let database: TestDatabase;
let fixture: BookingFixture;
/** What the vendor has for the one booked trip, in books that are right. */
let charge: VendorCharge;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
  const order = await orderTrip(fixture.supply, { checkIn: 20_560 });
  await fixture.bookings.place(order, 10_000);
  await expect.poll(readState).toBe('booked');
  const { rows } = await database.pool.query<{ id: string }>('select id from booking');
  const captured = order.price.base;
  charge = {
    id: 'p',
    vendorReference: `${rows[0]?.id}-1`,
    currency: 'EUR',
    held: 0,
    captured,
    refunded: 0,
    chargedBack: 0,
  };
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

async function readState(): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>('select state from booking');
  return rows[0]?.state;
}

async function rulesBrokenBy(...charges: VendorCharge[]): Promise<readonly string[]> {
  const faults = await reconcileVendor(database.pool, charges, (reference) => reference);
  return faults.map(({ rule }) => rule);
}

it('finds nothing where ledger and vendor agree', async () => {
  expect(await rulesBrokenBy(charge)).toEqual([]);
});

it('finds money that is held, taken, given back twice or lost', async () => {
  const { captured } = charge;
  expect(await rulesBrokenBy({ ...charge, held: 1 })).toEqual(['nothing is held for a booking that is over']);
  const differs = 'the ledger has what the vendor has taken and given back';
  const once = 'what is booked is paid once, and in full';
  expect(await rulesBrokenBy()).toEqual([differs, once]);
  expect(await rulesBrokenBy({ ...charge, captured: captured - 1 })).toEqual([differs, once]);
  expect(await rulesBrokenBy(charge, { ...charge, id: 'q' })).toEqual([differs, once]);
  expect(await rulesBrokenBy({ ...charge, chargedBack: 5 })).toEqual([differs]);
  // A part may be back as goodwill, and then the ledger has it.
  expect(await rulesBrokenBy({ ...charge, refunded: 1 })).toEqual([differs]);
  expect(await rulesBrokenBy({ ...charge, refunded: captured })).toContain(once);
  const twice = { ...charge, refunded: captured, chargedBack: captured };
  const refundedTwice = 'no money is given back twice';
  expect(await rulesBrokenBy(twice)).toContain(refundedTwice);
  const add = (kind: string) =>
    database.pool.query(
      'insert into booking_event (booking_id, at, kind) select id, now(), $1 from booking',
      [kind],
    );
  await add('refunding');
  await add('charged-back');
  expect(await rulesBrokenBy(twice)).not.toContain(refundedTwice);
  expect(await rulesBrokenBy({ ...twice, refunded: captured + 1 })).toContain(refundedTwice);
  await add('refunding');
  expect(await rulesBrokenBy(twice)).toContain(refundedTwice);
  const foreign = { ...charge, vendorReference: 'nobody', id: 'x' };
  expect(await rulesBrokenBy(charge, foreign)).toEqual(['every payment at the vendor is of a booking']);
});

it('leaves a doubt to staff only where they were told about it', async () => {
  const { captured } = charge;
  const lost = { ...charge, captured: captured - 1 };
  await database.pool.query(`update booking set attention = '{dispute}'`);
  expect(await rulesBrokenBy(lost)).not.toEqual([]);
  await database.pool.query(`update booking set attention = '{dispute,unsettled}'`);
  expect(await rulesBrokenBy(lost)).toEqual([]);
});
