import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, signUpSwissShopper } from '../../../tests/factories/listening-shop.ts';
import { openFrancsShop, toFrancs } from '../../../tests/factories/selling/francs-shop.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openFrancsShop();
}, 60_000);
afterAll(() => shop.close());

test('[SHELL-005] a trip bought in euros is searched, filtered, booked by card and cancelled in francs, with both in the ledger', async () => {
  const shopper = await signUpSwissShopper(shop, 'urs@traveller.example');
  const { browser } = shopper;
  const offers = await shopper.list('duration=7&sort=price');
  const totals = offers.map(({ price }) => price.totalAmount);
  expect(offers[0]?.price.currency).toBe('CHF');
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));

  // The limit is in francs for each person: what costs exactly so much is found, and nothing above it.
  const limit = Math.ceil((totals[3] ?? 0) / 200);
  const cheap = await shopper.list(`duration=7&sort=price&maxPrice=${limit}`);
  expect(cheap.map(({ id }) => id)).toEqual(
    offers.filter(({ price }) => price.totalAmount <= limit * 200).map(({ id }) => id),
  );

  const [offer] = offers;
  if (offer === undefined) throw new Error('Nothing is sold in francs');
  const id = await shopper.begin(offer);
  // An extra has a price of its own, converted once; what it costs in euros stays between the supplier and us.
  const pages: string[] = [];
  const open = async (path: string) => {
    await browser.open(`${shop.origin}/de-de/${path}`);
    expect(browser.status).toBe(200);
    pages.push(browser.body);
  };
  await open(`booking/${id}/ancillaries`);
  const { ancillaries } = await shopper.post<{
    ancillaries: { refId: string; kind: string; price: { amount: number } }[];
  }>(`booking/${id}/get-ancillaries`);
  pages.push(browser.body);
  const bus = ancillaries.find(({ kind }) => kind === 'transfer');
  const totalAmount = offer.price.totalAmount + 2 * (bus?.price.amount ?? 0);
  await shopper.post(`booking/${id}/set-ancillaries`, {
    data: { extras: [{ id: bus?.refId ?? '', travellers: [] }], total: totalAmount },
  });
  expect(JSON.parse(browser.body)).toMatchObject({ success: true });
  pages.push(browser.body);
  await shopper.order(id, totalAmount, await shopper.typeCard(id));
  await shop.waitForBooking(id, 'booked');

  const [hold] = await shop.query<{ id: string; base: number; bus: number }>(
    `select h.id, (h.offer ->> 'total')::int as base, (h.extras -> 0 ->> 'amount')::int as bus from booking b
      join supplier.hold h on h.booking_number = b.supplier_number where b.checkout_id = $1`,
    [id],
  );
  if (hold === undefined) throw new Error('The supplier sold nothing');
  const euros = hold.base + hold.bus;
  expect(totalAmount).toBe(toFrancs(hold.base) + 2 * toFrancs(hold.bus / 2));
  const sale = { currency: 'CHF', bought_in: 'EUR', rate: '0.943542' };
  const margin = totalAmount - toFrancs(euros);
  expect(await readLedger(id, 'sale')).toEqual([
    ...(margin === 0 ? [] : [{ account: 'margin', amount: -margin, ...sale }]),
    { account: 'shopper', amount: totalAmount, ...sale },
    { account: 'supplier', amount: -toFrancs(euros), ...sale },
  ]);
  expect(await readBought(id, 'sale', 'supplier')).toBe(-euros);

  await open(`booking/${id}/success`);
  await open(`my-trips/${id}`);
  await open(`my-trips/${id}/change/extras`);
  await browser.open(`${shop.origin}/de-de/my-trips/${id}/cancel?step=last`);
  await browser.submit(`trip/${id}/cancel`);
  await shop.waitForBooking(id, 'cancelled');
  // What the supplier keeps is owed in euros, and to the cent in francs.
  const [cancelled] = await shop.query<{ fee: number }>(
    'select fee::int as fee from supplier.hold where id = $1',
    [hold.id],
  );
  const fee = cancelled?.fee ?? -1;
  expect(await readBought(id, 'cancellation', 'supplier')).toBe(euros - fee);
  const [balance] = await shop.query<{ paid: string; kept: string }>(
    `select sum(amount) filter (where account = 'shopper') as paid, sum(amount) filter (where account = 'provider') as kept
      from ledger_entry`,
  );
  expect(balance?.paid).toBe('0');
  expect(Number(balance?.kept)).toBeLessThanOrEqual(totalAmount);
  for (const page of pages) expect(page).not.toContain('"bought');
  const sums = await shop.query<{ amount: string; bought: string }>(
    'select sum(amount) as amount, sum(purchase_amount) as bought from ledger_entry group by transaction_id',
  );
  for (const sum of sums) expect(sum).toEqual({ amount: '0', bought: '0' });
  expect(await reconcileLedger(shop.database.pool)).toEqual([]);
  expect(shop.log).toEqual([]);
});

test('[CREATE-008] a price that was shown at the rate of before is not sold: the shopper reads both', async () => {
  const shopper = await signUpSwissShopper(shop, 'rita@traveller.example');
  const [offer] = await shopper.list('duration=7&sort=price');
  if (offer === undefined) throw new Error('Nothing is sold in francs');
  const now = offer.price.totalAmount;
  // As if the franc had been cheaper when the list was shown.
  const before = Math.ceil((now * 9_300) / 9_342);
  const created = await shopper.post('booking/create', {
    offer: offer.id,
    total: before,
    search: { duration: '7' },
    trackingParams: {},
  });
  expect(created).toMatchObject({
    success: false,
    cart: null,
    messages: [{ code: 'price-changed' }],
    changes: [{ oldTotal: before, newTotal: now }],
  });
});

function readLedger(checkoutId: string, kind: string): Promise<object[]> {
  return shop.query(
    `select account, amount::int as amount, t.currency, purchase_currency as bought_in, exchange_rate::text as rate
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and t.kind = $2 and amount <> 0 order by account`,
    [checkoutId, kind],
  );
}

async function readBought(checkoutId: string, kind: string, account: string): Promise<number> {
  const [row] = await shop.query<{ bought: number }>(
    `select purchase_amount::int as bought
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and t.kind = $2 and account = $3`,
    [checkoutId, kind, account],
  );
  return row?.bought ?? 0;
}
