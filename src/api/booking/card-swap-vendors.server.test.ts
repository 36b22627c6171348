import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { openBookingFixture, orderStay } from '../../../tests/factories/booking-fixture.ts';
import { openAdyenUnderTest, tokenOf } from '../../ports/payment/adyen/adyen-under-test.server.ts';
import { openDatatransUnderTest } from '../../ports/payment/datatrans/datatrans-under-test.server.ts';
import type { PaymentUnderTest } from '../../ports/payment/payment-under-test.ts';

const visa = '4000001000000018';
const masterCard = '5100001000000014';
const forbidden = '6011000000000004';

let database: TestDatabase;
let datatrans: Awaited<ReturnType<typeof openDatatransUnderTest>>;
let adyen: Awaited<ReturnType<typeof openAdyenUnderTest>>;

beforeAll(async () => {
  database = await createTestDatabase();
  datatrans = await openDatatransUnderTest(database.db);
  adyen = await openAdyenUnderTest(database.db, { showsCardBin: true });
});
afterAll(async () => {
  await datatrans.close();
  await adyen.close();
  await database.drop();
});

async function typeAtDatatrans(number: string): Promise<string> {
  const token = await datatrans.openFields();
  datatrans.double.enterCard(token, number);
  return token;
}

/**
 * Orders with a card that was judged by its first digits, and has become another one before it is authorised.
 * @returns how the order ended, and what the vendor holds or has taken for it
 */
async function order(under: PaymentUnderTest, token: string, cardDigits: string | null) {
  const { port, controls } = under;
  const fixture = await openBookingFixture(database.pool, { port });
  const payment = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
  const ordered = await orderStay(fixture.supply, { payment, cardDigits });
  const source = { session: ordered.checkoutId, address: null, card: { firstDigits: cardDigits } };
  await fixture.bookings.place(ordered, 0, source);
  const progress = await fixture.bookings.follow(ordered.checkoutId, 10_000);
  await controls?.readMessages();
  const { rows } = await database.pool.query<{ reference: string }>(
    `select p.reference from payment_vendor.payment p join booking b on p.reference = b.id || '-' || b.attempt
     where b.checkout_id = $1`,
    [ordered.checkoutId],
  );
  await fixture.close();
  return { progress, held: await controls?.held(rows[0]?.reference ?? '') };
}

const swapped = { progress: { state: 'failed', failure: 'card-changed' }, held: 0 };

test('[DISC-003] the card that Datatrans authorises is charged where it was judged, and given up where another was', async () => {
  expect(await order(datatrans, await typeAtDatatrans(visa), '400000')).toMatchObject({
    progress: { state: 'booked' },
  });
  expect(await order(datatrans, await typeAtDatatrans(masterCard), '400000')).toMatchObject(swapped);
});

test('[DISC-003] [VALID-056] the card that Adyen authorises is charged where it may be, and given up where not', async () => {
  expect(await order(adyen, tokenOf({ number: visa }), null)).toMatchObject({
    progress: { state: 'booked' },
  });
  expect(await order(adyen, tokenOf({ number: masterCard }), '400000')).toMatchObject(swapped);
  expect(await order(adyen, tokenOf({ number: forbidden }), null)).toMatchObject({
    progress: { state: 'failed', failure: 'card-not-allowed' },
    held: 0,
  });
});
