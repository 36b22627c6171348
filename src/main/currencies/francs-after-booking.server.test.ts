import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpMember,
} from '../../../tests/factories/listening-shop.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { buildBillingAddress, infoOfTwo } from '../../../tests/factories/travellers.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

const eventually = { timeout: 60_000, interval: 250 };
const account = { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' };

/** Rates of a bank, of today. */
const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const table = join(folder, 'rates.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let listening: ListeningShop;

async function query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await listening.database.pool.query<Row>(sql, [...values])).rows;
}

async function post<Answer>(browser: SoftBrowser, path: string, body: object): Promise<Answer> {
  await browser.postJson(`${listening.origin}/de-de/ajax/${path}`, body);
  return JSON.parse(browser.body) as Answer;
}

/** Books a trip that can be changed, and returns the id of its checkout. @param skip so many of those that are sold */
async function book(member: SoftBrowser, skip = 0): Promise<string> {
  let left = skip;
  for (let nights = 5; nights < 15; nights += 1) {
    await member.open(`${listening.origin}/de-de/ajax/mixed-resultlist?duration=${nights}&cancel=free`);
    const { results } = JSON.parse(member.body) as {
      results: { offer: { id: string; price: { totalAmount: number } } }[];
    };
    for (const { offer } of results) {
      const totalAmount = offer.price.totalAmount;
      const { cart } = await post<{ cart: { checkout: { id: string } } | null }>(member, 'booking/create', {
        offer: offer.id,
        total: totalAmount,
        search: { duration: String(nights) },
        trackingParams: {},
      });
      const id = cart?.checkout.id ?? '';
      const [fitting] = await query(
        `select id from checkout where id = $1 and jsonb_typeof(trip #> '{terms,change}') = 'object'
           and trip #> '{terms,deposit}' = 'null' and (trip ->> 'checkIn')::date > now() + interval '30 days'`,
        [id],
      );
      if (fitting === undefined) continue;
      left -= 1;
      if (left >= 0) continue;
      await post(member, `booking/${id}/set-info`, { data: infoOfTwo });
      const customer = buildBillingAddress({
        firstName: 'Ada',
        lastName: 'Lovelace',
        country: 'CH',
        zip: '8001',
      });
      await post(member, `booking/${id}/do-payment-set`, {
        data: { customer, selectedPayment: 'BankAccount', payment: account, totalAmount },
      });
      await waitFor(id, 'booked');
      return id;
    }
  }
  throw new Error('No trip is sold in francs that can be changed');
}

const waitFor = (checkoutId: string, state: string) =>
  vi.waitFor(async () => {
    const [booking] = await query<{ state: string }>(
      'select state from booking where checkout_id = $1 order by attempt desc limit 1',
      [checkoutId],
    );
    expect(booking?.state).toBe(state);
  }, eventually);

/** Opens a page of the trip, which says its amounts in francs and none in euros. */
async function openPage(member: SoftBrowser, path: string): Promise<string> {
  await member.open(path.startsWith('http') ? path : listening.origin + path);
  expect(member.status).toBe(200);
  expect(member.body).toContain('CHF');
  expect(member.body).not.toMatch(/\d\s€/);
  return member.body;
}

/** Minor units of an amount as pages write it. */
const readAmount = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));

describe.each([
  ['in francs', {}],
  ['in euros', { SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: table, EXCHANGE_MARGINS: 'CHF:100' }],
])('bought %s', (_, settings) => {
  beforeAll(async () => {
    const day = formatDay(dayAt(new Date()));
    writeFileSync(table, JSON.stringify({ day, base: 'EUR', rates: { CHF: '0.9342' } }));
    listening = await openListeningShop(settings, new Map([...brands, [swissBrand.key, swissBrand]]));
  }, 60_000);
  afterAll(() => listening.close());

  test('[SHELL-005] a trip that was paid in francs is changed, handed over, cancelled and paid back in francs', async () => {
    const member = await signUpMember(listening, 'urs@traveller.example');
    const id = await book(member);
    const trip = `/de-de/my-trips/${id}`;
    await openPage(member, trip);

    const options = await openPage(member, `${trip}/change/trip`);
    const [, costlier = ''] =
      /href="([^"]*offer=[^"]*)"[^>]*><span aria-hidden="true">\d+<[^>]*><span[^>]*>\+CHF/.exec(options) ??
      [];
    await openPage(member, costlier.replaceAll('&amp;', '&'));
    await member.submit('quote-rebooking');
    await payChange(member, id);
    await waitForChanges(id, 1);

    await openPage(member, `${trip}/change/transfer`);
    await member.submit('quote-transfer', {
      'people.0.isReplaced': 'on',
      'people.0.gender': 'FEMALE',
      'people.0.firstName': 'Emmy',
      'people.0.lastName': 'Noether',
      'people.0.birthDate': '23.03.1982',
      'people.0.nationality': 'CH',
    });
    expect(member.body).toContain('Noether');
    await payChange(member, id);
    await waitForChanges(id, 2);
    expect(await openPage(member, trip)).toContain('Noether');

    await openPage(member, `${trip}/cancel?step=last`);
    await member.submit(`trip/${id}/cancel`);
    await waitFor(id, 'cancelled');
    await openPage(member, trip);

    // The parts of the money: each in francs, in balance, and back except for the fees.
    const movements = await query<{ currency: string; sum: string }>(
      'select currency, sum(amount) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id group by t.id, currency',
    );
    expect(movements.length).toBeGreaterThan(5);
    for (const { currency, sum } of movements) expect([currency, Number(sum)]).toEqual(['CHF', 0]);
    await vi.waitFor(async () => {
      const [{ owed } = { owed: -1 }] = await query<{ owed: number }>(
        `select coalesce(sum(e.amount), 0)::int as owed from ledger_entry e where account = 'shopper'`,
      );
      expect(owed).toBe(0);
    }, eventually);
    await expectFrancsAlone();
    expect(await reconcileLedger(listening.database.pool)).toEqual([]);
    expect(listening.log).toEqual([]);
  });

  test('[SHELL-005] a trip that was paid in francs gets another name and room, accepts a flight that moves, loses its hotel and is paid back whole in francs', async () => {
    const member = await signUpMember(listening, `rosa-${randomUUID()}@traveller.example`);
    const id = await bookWithChoice(member);
    const trip = `/de-de/my-trips/${id}`;

    await openPage(member, trip);
    const names = new URLSearchParams([
      ...['Ada', 'Gracy'].map((name) => ['firstName', name]),
      ...['Lovelace', 'Lovelace'].map((name) => ['lastName', name]),
    ]);
    await member.post(`${listening.origin}/de-de/ajax/trip/${id}/quote-change`, names);
    await makeChange(member, id, 1);
    expect(await openPage(member, trip)).toContain('Gracy');

    await openPage(member, findOtherRoom(await openPage(member, `${trip}/change/trip`)) ?? '');
    await member.submit('quote-rebooking');
    await makeChange(member, id, 2);

    await openNotice(member, id, 'outbound flight 6 h later', 'Ihr Hinflug hat sich geändert');
    await member.submit('answer-notice', { answer: 'accept' });
    expect(member.body).toContain('Danke, das ist erledigt');
    await openNotice(member, id, 'hotel overbooked', 'Ihr Hotel ist überbucht');
    await openPage(member, `${member.url.pathname}?step=cancel`);
    await member.submit('answer-notice', { answer: 'cancel' });
    await waitFor(id, 'cancelled');
    await openPage(member, trip);

    const [paid] = await query<{ fees: number }>(
      'select change_fees::int as fees from booking where checkout_id = $1',
      [id],
    );
    await vi.waitFor(async () => {
      const [left] = await query<{ amount: number }>(
        `select coalesce(sum(amount), 0)::int as amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
           join booking b on b.id = t.booking_id
         where account = 'provider' and (b.checkout_id = $1 or b.trip_booking_id = (select id from booking where checkout_id = $1))`,
        [id],
      );
      expect(left?.amount).toBe(paid?.fees);
    }, eventually);
    await expectFrancsAlone();
    expect(await reconcileLedger(listening.database.pool)).toEqual([]);
    expect(listening.log).toEqual([]);
  });

  test('[SDATA-028] a stay that was paid in francs is reviewed once it is over', async () => {
    const member = await signUpMember(listening, `vreni-${randomUUID()}@traveller.example`);
    const id = await book(member);
    await query(
      `update booking set "order" = jsonb_set("order", '{trip}', "order" -> 'trip' || jsonb_build_object(
         'checkIn', to_char(now() - interval '8 days', 'YYYY-MM-DD'), 'checkOut', to_char(now() - interval '1 day', 'YYYY-MM-DD'),
         'outbound', null, 'inbound', null))
       where checkout_id = $1`,
      [id],
    );
    expect(await openPage(member, `/de-de/my-trips/${id}`)).toContain('Hotel bewerten');
    await member.open(`${listening.origin}/de-de/my-trips/${id}/review`);
    expect(member.body).toContain('Wie war Ihr Aufenthalt?');
    expect(member.body).toContain('Bewertung absenden');
    expect(member.body).not.toMatch(/\d\s€/);
  });
});

/** The path of the first other room; null where there is none. */
function findOtherRoom(options: string): string | null {
  const [section = ''] = /<section [^>]*id="rooms".*?<\/section>/s.exec(options) ?? [];
  const links = [...section.matchAll(/<a [^>]*href="([^"]*offer=[^"]*)"[^>]*>/g)];
  const [, other] = links.find(([link]) => !link.includes('aria-current')) ?? [];
  return other?.replaceAll('&amp;', '&') ?? null;
}

/** Books a trip whose hotel has other rooms. */
async function bookWithChoice(member: SoftBrowser): Promise<string> {
  for (let skip = 0; skip < 8; skip += 1) {
    const id = await book(member, skip);
    if (findOtherRoom(await openPage(member, `/de-de/my-trips/${id}/change/trip`)) !== null) return id;
  }
  throw new Error('No trip is sold in francs with another room');
}

/** Lets the supplier announce something about a trip, and opens the page that answers it. */
async function openNotice(member: SoftBrowser, id: string, cause: string, title: string): Promise<void> {
  const [row] = await query<{ number: string }>(
    'select supplier_number as number from booking where checkout_id = $1',
    [id],
  );
  await member.post(`${listening.origin}/_supplier/cause`, { bookingNumber: row?.number ?? '', cause });
  await vi.waitFor(
    async () => expect(await openPage(member, `/de-de/my-trips/${id}`)).toContain(title),
    eventually,
  );
  await openPage(member, /\/de-de\/my-trips\/[\w-]+\/notice\/[\w-]+/.exec(member.body)?.[0] ?? '');
}

/** Makes the change that the traveller sees: paid at the amount on the page, or agreed to. @param count of the trip's changes afterwards */
async function makeChange(member: SoftBrowser, id: string, count: number): Promise<void> {
  if (member.body.includes('Jetzt zu zahlen')) await payChange(member, id);
  else await member.submit('place-change');
  await waitForChanges(id, count);
}

/** Every mail that names an amount, and every document. */
async function expectFrancsAlone(): Promise<void> {
  const mails = await query<{ subject: string; text: string; html: string }>(
    `select content ->> 'subject' as subject, content ->> 'text' as text, content ->> 'html' as html from mail`,
  );
  expect(mails.filter(({ text }) => text.includes('CHF')).length).toBeGreaterThan(2);
  for (const { text, html } of mails) expect(text + html).not.toMatch(/€|EUR/);
  const documents = await query<{ content: Buffer }>(
    `select content from booking_paper where type = 'application/pdf'`,
  );
  expect(documents.length).toBeGreaterThan(3);
  for (const { content } of documents) {
    const { text } = await extractText(new Uint8Array(content), { mergePages: true });
    expect(text).not.toMatch(/\d\s*€|EUR \d/);
  }
}

/** Pays the change that the traveller sees, at the amount on the page. */
async function payChange(member: SoftBrowser, checkoutId: string): Promise<void> {
  const draft = member.url.searchParams.get('draft') ?? '';
  const [, shown = ''] = /Jetzt zu zahlen<\/dt><dd>(CHF[^<]*)</.exec(member.body) ?? [];
  const answer = await post<object>(
    member,
    `trip-change/${checkoutId}/pay?draft=${encodeURIComponent(draft)}`,
    { data: { amount: readAmount(shown), selectedPayment: 'BankAccount', payment: account } },
  );
  expect(answer).toMatchObject({ success: true });
}

const waitForChanges = (checkoutId: string, count: number) =>
  vi.waitFor(async () => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from booking
        where state = 'booked' and trip_booking_id = (select id from booking where checkout_id = $1)`,
      [checkoutId],
    );
    expect(row?.count).toBe(count);
  }, eventually);
