import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, signUpSwissShopper } from '../../../tests/factories/listening-shop.ts';
import { openFrancsShop } from '../../../tests/factories/selling/francs-shop.ts';
import { payByAccount, type SoftShopper } from '../../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 600_000 });
const eventually = { timeout: 120_000, interval: 500 };

let shop: ListeningShop;
let shopper: SoftShopper;
let browser: SoftBrowser;
beforeAll(async () => {
  shop = await openFrancsShop();
  shopper = await signUpSwissShopper(shop, 'urs@traveller.example');
  ({ browser } = shopper);
}, 180_000);
afterAll(() => shop.close());

const open = async (path: string) => {
  await browser.open(`${shop.origin}/de-de/${path}`);
  expect(browser.status).toBe(200);
  expect(browser.body).not.toMatch(/\d\s*€|EUR\s\d|"bought/);
};

interface Trip {
  readonly booking: string;
  readonly supplierNumber: string;
  readonly hotel: string;
  readonly outbound: string;
}

async function readTrip(checkoutId: string): Promise<Trip> {
  const [trip] = await shop.query<Trip>(
    `select booking.id as booking, supplier_number as "supplierNumber",
       coalesce(amended, "order") #>> '{trip,hotel,name}' as hotel,
       coalesce(amended, "order") #>> '{trip,outbound,flightNumber}' as outbound
     from booking where checkout_id = $1`,
    [checkoutId],
  );
  if (trip === undefined) throw new Error('There is no trip');
  return trip;
}

/** Books a trip with flights, paid from an account. */
async function book(): Promise<string> {
  const [offer] = await shopper.list('duration=7&sort=price');
  if (offer === undefined) throw new Error('Nothing is sold in francs');
  const id = await shopper.begin(offer);
  await shopper.order(id, offer.price.totalAmount);
  await shop.waitForBooking(id, 'booked');
  return id;
}

/** Makes the change that the page shows: paid from the account, or agreed to where nothing is to pay. */
async function makeChange(checkoutId: string): Promise<void> {
  const { pathname, search } = browser.url;
  expect(pathname).toContain('/change/review');
  const before = await countChanges(checkoutId);
  expect(browser.body).not.toMatch(/\d\s*€|EUR\s\d|"bought/);
  if (browser.body.includes('place-change')) await browser.submit('place-change');
  else {
    const [, shown = ''] = /Jetzt zu zahlen<\/dt><dd>(CHF[^<]*)</.exec(browser.body) ?? [];
    if (shown === '') throw new Error(browser.body.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' '));
    const amount = Number(shown.replaceAll(/[^\d]/g, ''));
    const data = { amount, ...payByAccount };
    const paid = await shopper.post(`trip-change/${checkoutId}/pay${search}`, { data });
    expect(paid).toMatchObject({ success: true });
  }
  await expect.poll(() => countChanges(checkoutId), eventually).toBe(before + 1);
}

async function countChanges(checkoutId: string): Promise<number> {
  const [changes] = await shop.query<{ count: number }>(
    `select count(*)::int from booking
     where trip_booking_id = (select id from booking where checkout_id = $1) and state = 'booked'`,
    [checkoutId],
  );
  return changes?.count ?? 0;
}

const postForm = (path: string, fields: readonly (readonly [string, string])[]) =>
  browser.post(
    `${shop.origin}/de-de/ajax/${path}`,
    new URLSearchParams(fields.map(([name, value]) => [name, value])),
  );

/** Lets the supplier announce something, and opens the page of its notice. */
async function announce(checkoutId: string, change: object): Promise<string> {
  const { booking, supplierNumber } = await readTrip(checkoutId);
  await shop.query('insert into supplier.notice (id, booking_number, change, at) values ($1, $2, $3, 0)', [
    randomUUID(),
    supplierNumber,
    JSON.stringify(change),
  ]);
  return openNotice(checkoutId, booking, String((change as { kind: string }).kind));
}

async function openNotice(checkoutId: string, booking: string, kind: string): Promise<string> {
  const findNotice = async () => {
    const [notice] = await shop.query<{ id: string }>(
      `select id from trip_notice where booking_id = $1 and state = 'open' and facts ->> 'kind' = $2
       and answer_by is not null`,
      [booking, kind],
    );
    return notice?.id ?? '';
  };
  await expect.poll(findNotice, eventually).not.toBe('');
  const id = await findNotice();
  await open(`my-trips/${checkoutId}/notice/${id}`);
  return id;
}

/** The first of the alternatives that the page lists. */
function firstAlternative(): string {
  const [button = ''] = /<button[^>]*name="offer"[^>]*>/.exec(browser.body) ?? [];
  return /value="([^"]+)"/.exec(button)?.[1] ?? '';
}

async function expectBalancedBooks(): Promise<void> {
  const sums = await shop.query<{ amount: string; bought: string }>(
    'select sum(amount) as amount, sum(purchase_amount) as bought from ledger_entry group by transaction_id',
  );
  for (const sum of sums) expect(sum).toEqual({ amount: '0', bought: '0' });
  const [others] = await shop.query<{ count: string }>(
    `select count(*) from ledger_transaction where currency <> 'CHF'`,
  );
  expect(others?.count).toBe('0');
  expect(await reconcileLedger(shop.database.pool)).toEqual([]);
}

test('[SHELL-005] a trip bought in euros loses its flight, and another one that is offered in francs takes its place', async () => {
  const id = await book();
  const before = await readTrip(id);
  const notice = await announce(id, { kind: 'flight-cancelled', leg: 'outbound' });
  const offered = firstAlternative();
  expect(offered).not.toBe('');
  // What is listed says its difference in francs.
  expect(browser.body).toContain('CHF');
  await postForm(`trip/${id}/quote-rebooking`, [
    ['notice', notice],
    ['offer', offered],
  ]);
  await makeChange(id);
  const after = await readTrip(id);
  expect([after.hotel, after.outbound === before.outbound]).toEqual([before.hotel, false]);
  const [ended] = await shop.query<{ state: string }>('select state from trip_notice where id = $1', [
    notice,
  ]);
  expect(ended?.state).toBe('rebooked');
  // The trip is still bought in euros: what is borne of a higher price is ours, and the supplier gets its whole price.
  const [bought] = await shop.query<{ base: number; asked: number }>(
    `select (amended #>> '{price,boughtBase}')::int as base, (h.offer ->> 'total')::int as asked
     from booking join supplier.hold h on h.booking_number = supplier_number where checkout_id = $1`,
    [id],
  );
  expect(bought?.base).toBe(bought?.asked);
  await expectBalancedBooks();
});

test('[SHELL-005] an incident lets a trip bought in euros be cancelled, and every franc goes back', async () => {
  const id = await book();
  const { booking } = await readTrip(id);
  await shop.query(
    `insert into trip_notice (id, booking_id, source, facts, is_significant, without_answer, state, created_at, next_at, answer_by)
     values ($1, $2, $1, $3, true, 'accepts', 'open', now(), now(), now() + interval '2 days')`,
    [
      randomUUID().replaceAll('-', '').slice(0, 22),
      booking,
      JSON.stringify({ kind: 'incident', proposal: 'refund', message: 'Ein Sturm.' }),
    ],
  );
  const notice = await openNotice(id, booking, 'incident');
  await open(`my-trips/${id}/notice/${notice}?step=cancel`);
  await postForm(`trip/${id}/answer-notice/${notice}`, [['answer', 'cancel']]);
  await shop.waitForBooking(id, 'cancelled');
  const [paid] = await shop.query<{ kept: string }>(
    `select sum(amount) as kept from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where booking_id = $1 and account = 'provider'`,
    [booking],
  );
  expect(paid?.kept).toBe('0');
  await open(`my-trips/${id}`);
  await expectBalancedBooks();
});
