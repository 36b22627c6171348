import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, signUpSwissShopper } from '../../../tests/factories/listening-shop.ts';
import { createStaffTestStores, signInStaff } from '../../../tests/factories/office-deps.ts';
import { openFrancsShop, toFrancs } from '../../../tests/factories/selling/francs-shop.ts';
import {
  createSoftShopper,
  payByAccount,
  type SoftShopper,
  swissCustomer,
} from '../../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { buildBillingAddress } from '../../../tests/factories/travellers.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { readPdf } from '../../../tests/read-pdf.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import { systemClock } from '../../domain/time/clock.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 600_000 });
const eventually = { timeout: 120_000, interval: 500 };
const customer = buildBillingAddress(swissCustomer);

let shop: ListeningShop;
let staff: SoftBrowser;
let member: SoftShopper;

beforeAll(async () => {
  shop = await openFrancsShop();
  const { database, port, openBrowser } = shop;
  const { staff: store } = createStaffTestStores(database.db, systemClock);
  const [name = '', token = ''] = (await signInStaff(store, systemClock, 'service')).split('=');
  staff = openBrowser();
  staff.setCookie(`abendmeer.localhost:${port}`, name, token);
  member = await signUpSwissShopper(shop, 'urs@traveller.example');
}, 180_000);
afterAll(() => shop.close());

const formatAmount = (amount: number) => formatPrice(money(amount, 'CHF'), { fractionDigits: true });
const tidy = (text: string) => text.replaceAll('&#x27;', "'").replaceAll(/\s/g, ' ');

/** Opens a page that shows no amount in euros; what the supplier asks is the office's own business. */
async function open(browser: SoftBrowser, path: string): Promise<string> {
  await browser.open(path.startsWith('http') ? path : `${shop.origin}${path}`);
  expect([path, browser.status]).toEqual([path, 200]);
  if (!path.includes('/_office/')) expect(browser.body).not.toMatch(/\d\s*€|EUR\s\d/);
  return tidy(browser.body);
}

/** Begins the checkout of a trip that is paid at once, can be changed and begins late enough for everything. */
async function begin(shopper: SoftShopper): Promise<{ readonly id: string; readonly total: number }> {
  for (let nights = 7; nights < 15; nights += 1)
    for (const offer of await shopper.list(`duration=${nights}&cancel=free`)) {
      const id = await shopper.begin(offer, { duration: String(nights) });
      const [fitting] = await shop.query(
        `select id from checkout where id = $1 and jsonb_typeof(trip #> '{terms,change}') = 'object'
           and trip #> '{terms,deposit}' = 'null' and (trip ->> 'checkIn')::date > now() + interval '60 days'`,
        [id],
      );
      if (fitting !== undefined) return { id, total: offer.price.totalAmount };
    }
  throw new Error('No trip is sold in francs that can be changed');
}

interface Booking {
  readonly id: string;
  readonly number: string;
}

async function readBooking(checkoutId: string): Promise<Booking> {
  const [booking] = await shop.query<Booking>(
    'select id, booking_number as number from booking where checkout_id = $1',
    [checkoutId],
  );
  if (booking === undefined) throw new Error('There is no booking');
  return booking;
}

/** Waits for a mail about a booking that says all of this. */
async function findMail(number: string, words: readonly string[]): Promise<string> {
  const find = async () => {
    const mails = await shop.query<{ text: string }>(
      `select content ->> 'text' as text from mail where content ->> 'text' like '%' || $1 || '%'`,
      [number],
    );
    return mails
      .map(({ text }) => tidy(text))
      .find((text) => words.every((each) => text.includes(tidy(each))));
  };
  await expect.poll(find, eventually).toBeDefined();
  return (await find()) ?? '';
}

/** Pays what a link of a mail asks for, in somebody else's browser. */
async function payByLink(mail: string, amount: number): Promise<void> {
  const link = /https?:\/\/\S+\/pay\/\S+/.exec(mail)?.[0] ?? '';
  const token = link.split('/').at(-1) ?? '';
  const caller = createSoftShopper(shop.openBrowser(), `${shop.origin}/de-de`);
  expect(await open(caller.browser, link)).toContain(tidy(formatAmount(amount)));
  const paid = await caller.post(`payment-link/${token}/pay`, { data: { amount, ...payByAccount } });
  expect(paid).toMatchObject({ success: true });
  await expect.poll(() => open(caller.browser, link), eventually).toContain('ist bezahlt');
}

const decide = (number: string, values: Record<string, string>) =>
  staff.post(`${shop.origin}/_office/booking/${number}/decision`, values);

/** What the customers of the shop have paid and not got back, minor units. */
async function readKept(bookingId: string): Promise<number> {
  const [row] = await shop.query<{ kept: number }>(
    `select coalesce(sum(amount), 0)::int as kept from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
       join booking b on b.id = t.booking_id where account = 'provider' and (b.id = $1 or b.trip_booking_id = $1)`,
    [bookingId],
  );
  return row?.kept ?? 0;
}

async function expectFrancsAlone(): Promise<void> {
  const mails = await shop.query<{ subject: string; text: string; html: string }>(
    `select content ->> 'subject' as subject, content ->> 'text' as text, content ->> 'html' as html from mail`,
  );
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toMatch(/€|EUR/);
  const documents = await shop.query<{ content: Buffer }>(
    `select content from booking_document where type = 'application/pdf'`,
  );
  expect(documents.length).toBeGreaterThan(3);
  for (const document of documents) expect((await readPdf(document)).words).not.toMatch(/\d\s*€|EUR \d/);
  const sums = await shop.query<{ amount: string; bought: string }>(
    'select sum(amount) as amount, sum(purchase_amount) as bought from ledger_entry group by transaction_id',
  );
  for (const sum of sums) expect(sum).toEqual({ amount: '0', bought: '0' });
  expect(await shop.query(`select from ledger_transaction where currency <> 'CHF'`)).toEqual([]);
  expect(await reconcileLedger(shop.database.pool)).toEqual([]);
  expect(shop.log).toEqual([]);
}

test('[SHELL-005] a trip bought in euros is booked for a caller in francs, paid by its link, raised in price and partly given back', async () => {
  await staff.post(`${shop.origin}/_office/caller`, { action: 'begin' });
  const agent = createSoftShopper(staff, `${shop.origin}/de-de`, swissCustomer);
  const { id, total } = await begin(agent);
  await agent.setTravellers(id);
  const data = { customer, selectedPayment: null, payment: {}, isByLink: true, totalAmount: total };
  let answer = await agent.post<{ finished: boolean; success: boolean }>(`booking/${id}/do-payment-set`, {
    data,
  });
  for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
    answer = await agent.post(`booking/${id}/book`);
  expect(answer).toMatchObject({ success: true, finished: true });
  const booking = await readBooking(id);
  const confirmed = await findMail(booking.number, [formatAmount(total), '/pay/']);
  expect(confirmed).not.toContain('gebucht und bezahlt');
  await payByLink(confirmed, total);

  await staff.post(`${shop.origin}/_office/booking/${booking.number}/price-raise/enter`, {
    id: 'R'.repeat(22),
    amount: '12.35',
    reason: 'fuel',
    note: 'Kerosin: 3 % teurer',
  });
  await findMail(booking.number, ['Kerosin: 3 % teurer', formatAmount(1_235), formatAmount(total + 1_235)]);
  await payByLink(await findMail(booking.number, [formatAmount(1_235), '/pay/']), 1_235);

  await expect.poll(() => readKept(booking.id), eventually).toBe(total + 1_235);

  await decide(booking.number, { decision: 'goodwill', amount: '7.05', note: 'The pool was closed' });
  await findMail(booking.number, ['wir erstatten Ihnen', formatAmount(705)]);
  await expect.poll(() => readKept(booking.id), eventually).toBe(total + 1_235 - 705);
  const file = await open(staff, `/_office/booking/${booking.number}`);
  for (const amount of [total, 1_235, 705]) expect(file).toContain(tidy(formatAmount(amount)));
  await expectFrancsAlone();
});

test('[SHELL-005] to a trip bought in euros extras are added and its insurance is withdrawn from in francs, and staff give some back and cancel it', async () => {
  const { id } = await begin(member);
  const { ancillaries } = await member.post<{ ancillaries: { type: string; refId: string }[] }>(
    `booking/${id}/get-ancillaries`,
    {},
  );
  const insurance = ancillaries.find(({ type }) => type === 'IN')?.refId;
  await member.post(`booking/${id}/set-ancillaries`, { data: { extras: [{ id: insurance }] } });
  const { cart } = await member.post<{ cart: { checkout: { amounts: { totalAmount: number } } } }>(
    `booking/${id}/do-payment-set`,
    { data: { customer } },
  );
  const total = cart.checkout.amounts.totalAmount;
  await member.order(id, total);
  await shop.waitForBooking(id, 'booked');
  const booking = await readBooking(id);

  const page = await open(member.browser, `/de-de/my-trips/${id}/change/extras`);
  const [, field = '', extra = ''] =
    /<select[^>]*name="([^"]*transfer[^"]*)".*?<option value="([^"]+)"/s.exec(page) ?? [];
  expect(extra).not.toBe('');
  await member.browser.submit('quote-extras', { [field]: extra });
  const [, shown = ''] = /Jetzt zu zahlen<\/dt><dd>(CHF[^<]*)</.exec(tidy(member.browser.body)) ?? [];
  const added = Number(shown.replaceAll(/\D/g, ''));
  const paid = await member.post(`trip-change/${id}/pay${member.browser.url.search}`, {
    data: { amount: added, ...payByAccount },
  });
  expect(paid).toMatchObject({ success: true });
  await expect.poll(() => readKept(booking.id), eventually).toBe(total + added);
  await expect.poll(() => open(member.browser, `/de-de/my-trips/${id}`), eventually).toContain('Transfer');

  const [premium] = await shop.query<{ charged: number; bought: number }>(
    `select ("order" #>> '{extras,0,amount}')::int as charged, ("order" #>> '{extras,0,bought}')::int as bought
     from booking where id = $1`,
    [booking.id],
  );
  expect(premium?.charged).toBe(toFrancs(premium?.bought ?? 0));
  const withdrawn = await member.post('withdraw', {
    data: { name: 'Ada Lovelace', orderNumber: booking.number, email: 'ada@example.com' },
  });
  expect(withdrawn).toMatchObject({ success: true });
  await expect
    .poll(() => readKept(booking.id), eventually)
    .toBe(total + added - (premium?.charged ?? Number.NaN));

  const kept = await readKept(booking.id);
  await decide(booking.number, { decision: 'goodwill', amount: '7.05', note: 'The pool was closed' });
  await expect.poll(() => readKept(booking.id), eventually).toBe(kept - 705);
  await findMail(booking.number, ['wir erstatten Ihnen', formatAmount(705)]);
  await open(staff, `/_office/booking/${booking.number}/cancellation`);
  expect(tidy(staff.body)).toContain('CHF');
  await staff.submit('/decision', { decision: 'cancel', note: 'Asked on the telephone' });
  await shop.waitForBooking(id, 'cancelled');
  await open(member.browser, `/de-de/my-trips/${id}`);
  await expectFrancsAlone();
});
