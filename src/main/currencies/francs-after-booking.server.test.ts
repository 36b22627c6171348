import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpSwissShopper,
} from '../../../tests/factories/listening-shop.ts';
import { bookChangeable } from '../../../tests/factories/selling/book-changeable.ts';
import { writeExchangeTable } from '../../../tests/factories/selling/exchange-table.ts';
import { payByAccount, type SoftShopper } from '../../../tests/factories/selling/soft-shopper.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { brands } from '../../brands/load-brands.server.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

const eventually = { timeout: 60_000, interval: 250 };

const table = writeExchangeTable({ CHF: '0.9342' });
afterAll(table.remove);

let shop: ListeningShop;

/** Opens a page of the trip, which says its amounts in francs and none in euros. */
async function openPage({ browser }: SoftShopper, path: string): Promise<string> {
  await browser.open(path.startsWith('http') ? path : shop.origin + path);
  expect(browser.status).toBe(200);
  expect(browser.body).toContain('CHF');
  expect(browser.body).not.toMatch(/\d\s€/);
  return browser.body;
}

/** Minor units of an amount as pages write it. */
const readAmount = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));

describe.each([
  ['in francs', {}],
  ['in euros', { ...table.settings, EXCHANGE_MARGINS: 'CHF:100' }],
])('bought %s', (_, settings) => {
  beforeAll(async () => {
    shop = await openListeningShop(settings, new Map([...brands, [swissBrand.key, swissBrand]]));
  }, 60_000);
  afterAll(() => shop.close());

  test('[SHELL-005] a trip that was paid in francs is changed, handed over, cancelled and paid back in francs', async () => {
    const member = await signUpSwissShopper(shop, 'urs@traveller.example');
    const id = await bookChangeable(shop, member);
    const trip = `/de-de/my-trips/${id}`;
    await openPage(member, trip);

    const options = await openPage(member, `${trip}/change/trip`);
    const [, costlier = ''] =
      /href="([^"]*offer=[^"]*)"[^>]*><span aria-hidden="true">\d+<[^>]*><span[^>]*>\+CHF/.exec(options) ??
      [];
    await openPage(member, costlier.replaceAll('&amp;', '&'));
    await member.browser.submit('quote-rebooking');
    await payChange(member, id);
    await waitForChanges(id, 1);

    await openPage(member, `${trip}/change/transfer`);
    await member.browser.submit('quote-transfer', {
      'people.0.isReplaced': 'on',
      'people.0.gender': 'FEMALE',
      'people.0.firstName': 'Emmy',
      'people.0.lastName': 'Noether',
      'people.0.birthDate': '23.03.1982',
      'people.0.nationality': 'CH',
    });
    expect(member.browser.body).toContain('Noether');
    await payChange(member, id);
    await waitForChanges(id, 2);
    expect(await openPage(member, trip)).toContain('Noether');

    await openPage(member, `${trip}/cancel?step=last`);
    await member.browser.submit(`trip/${id}/cancel`);
    await shop.waitForBooking(id, 'cancelled');
    await openPage(member, trip);

    // The parts of the money: each in francs, in balance, and back except for the fees.
    const movements = await shop.query<{ currency: string; sum: string }>(
      'select currency, sum(amount) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id group by t.id, currency',
    );
    expect(movements.length).toBeGreaterThan(5);
    for (const { currency, sum } of movements) expect([currency, Number(sum)]).toEqual(['CHF', 0]);
    await vi.waitFor(async () => {
      const [{ owed } = { owed: -1 }] = await shop.query<{ owed: number }>(
        `select coalesce(sum(e.amount), 0)::int as owed from ledger_entry e where account = 'shopper'`,
      );
      expect(owed).toBe(0);
    }, eventually);
    await expectFrancsAlone();
    expect(await reconcileLedger(shop.database.pool)).toEqual([]);
    expect(shop.log).toEqual([]);
  });

  test('[SHELL-005] a trip that was paid in francs gets another name and room, accepts a flight that moves, loses its hotel and is paid back whole in francs', async () => {
    const member = await signUpSwissShopper(shop, `rosa-${randomUUID()}@traveller.example`);
    const id = await bookWithChoice(member);
    const trip = `/de-de/my-trips/${id}`;

    await openPage(member, trip);
    const names = new URLSearchParams([
      ...['Ada', 'Gracy'].map((name) => ['firstName', name]),
      ...['Lovelace', 'Lovelace'].map((name) => ['lastName', name]),
    ]);
    await member.browser.post(`${shop.origin}/de-de/ajax/trip/${id}/quote-change`, names);
    await makeChange(member, id, 1);
    expect(await openPage(member, trip)).toContain('Gracy');

    await openPage(member, findOtherRoom(await openPage(member, `${trip}/change/trip`)) ?? '');
    await member.browser.submit('quote-rebooking');
    await makeChange(member, id, 2);

    await openNotice(member, id, 'outbound flight 6 h later', 'Ihr Hinflug hat sich geändert');
    await member.browser.submit('answer-notice', { answer: 'accept' });
    expect(member.browser.body).toContain('Danke, das ist erledigt');
    await openNotice(member, id, 'hotel overbooked', 'Ihr Hotel ist überbucht');
    await openPage(member, `${member.browser.url.pathname}?step=cancel`);
    await member.browser.submit('answer-notice', { answer: 'cancel' });
    await shop.waitForBooking(id, 'cancelled');
    await openPage(member, trip);

    const [paid] = await shop.query<{ fees: number }>(
      'select change_fees::int as fees from booking where checkout_id = $1',
      [id],
    );
    await vi.waitFor(async () => {
      const [left] = await shop.query<{ amount: number }>(
        `select coalesce(sum(amount), 0)::int as amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
           join booking b on b.id = t.booking_id
         where account = 'provider' and (b.checkout_id = $1 or b.trip_booking_id = (select id from booking where checkout_id = $1))`,
        [id],
      );
      expect(left?.amount).toBe(paid?.fees);
    }, eventually);
    await expectFrancsAlone();
    expect(await reconcileLedger(shop.database.pool)).toEqual([]);
    expect(shop.log).toEqual([]);
  });

  test('[SDATA-028] a stay that was paid in francs is reviewed once it is over', async () => {
    const member = await signUpSwissShopper(shop, `vreni-${randomUUID()}@traveller.example`);
    const id = await bookChangeable(shop, member);
    await shop.query(
      `update booking set "order" = jsonb_set("order", '{trip}', "order" -> 'trip' || jsonb_build_object(
         'checkIn', to_char(now() - interval '8 days', 'YYYY-MM-DD'), 'checkOut', to_char(now() - interval '1 day', 'YYYY-MM-DD'),
         'outbound', null, 'inbound', null))
       where checkout_id = $1`,
      [id],
    );
    expect(await openPage(member, `/de-de/my-trips/${id}`)).toContain('Hotel bewerten');
    await member.browser.open(`${shop.origin}/de-de/my-trips/${id}/review`);
    expect(member.browser.body).toContain('Wie war Ihr Aufenthalt?');
    expect(member.browser.body).toContain('Bewertung absenden');
    expect(member.browser.body).not.toMatch(/\d\s€/);
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
async function bookWithChoice(member: SoftShopper): Promise<string> {
  for (let skip = 0; skip < 8; skip += 1) {
    const id = await bookChangeable(shop, member, skip);
    if (findOtherRoom(await openPage(member, `/de-de/my-trips/${id}/change/trip`)) !== null) return id;
  }
  throw new Error('No trip is sold in francs with another room');
}

/** Lets the supplier announce something about a trip, and opens the page that answers it. */
async function openNotice(member: SoftShopper, id: string, cause: string, title: string): Promise<void> {
  const [row] = await shop.query<{ number: string }>(
    'select supplier_number as number from booking where checkout_id = $1',
    [id],
  );
  await member.browser.post(`${shop.origin}/_supplier/cause`, { bookingNumber: row?.number ?? '', cause });
  await vi.waitFor(
    async () => expect(await openPage(member, `/de-de/my-trips/${id}`)).toContain(title),
    eventually,
  );
  await openPage(member, /\/de-de\/my-trips\/[\w-]+\/notice\/[\w-]+/.exec(member.browser.body)?.[0] ?? '');
}

/** Makes the change that the traveller sees: paid at the amount on the page, or agreed to. @param count of the trip's changes afterwards */
async function makeChange(member: SoftShopper, id: string, count: number): Promise<void> {
  if (member.browser.body.includes('Jetzt zu zahlen')) await payChange(member, id);
  else await member.browser.submit('place-change');
  await waitForChanges(id, count);
}

/** Every mail that names an amount, and every document. */
async function expectFrancsAlone(): Promise<void> {
  // The mail about the last step may still wait for its turn.
  const mails = await vi.waitFor(async () => {
    const found = await shop.query<{ subject: string; text: string; html: string }>(
      `select content ->> 'subject' as subject, content ->> 'text' as text, content ->> 'html' as html from mail`,
    );
    expect(found.filter(({ text }) => text.includes('CHF')).length).toBeGreaterThan(2);
    return found;
  }, eventually);
  for (const { text, html } of mails) expect(text + html).not.toMatch(/€|EUR/);
  const documents = await shop.query<{ content: Buffer }>(
    `select content from booking_document where type = 'application/pdf'`,
  );
  expect(documents.length).toBeGreaterThan(3);
  for (const { content } of documents) {
    const { text } = await extractText(new Uint8Array(content), { mergePages: true });
    expect(text).not.toMatch(/\d\s*€|EUR \d/);
  }
}

/** Pays the change that the traveller sees, at the amount on the page. */
async function payChange(member: SoftShopper, checkoutId: string): Promise<void> {
  const draft = member.browser.url.searchParams.get('draft') ?? '';
  const [, shown = ''] = /Jetzt zu zahlen<\/dt><dd>(CHF[^<]*)</.exec(member.browser.body) ?? [];
  const answer = await member.post(`trip-change/${checkoutId}/pay?draft=${encodeURIComponent(draft)}`, {
    data: { amount: readAmount(shown), ...payByAccount },
  });
  expect(answer).toMatchObject({ success: true });
}

const waitForChanges = (checkoutId: string, count: number) =>
  vi.waitFor(async () => {
    const [row] = await shop.query<{ count: number }>(
      `select count(*)::int as count from booking
        where state = 'booked' and trip_booking_id = (select id from booking where checkout_id = $1)`,
      [checkoutId],
    );
    expect(row?.count).toBe(count);
  }, eventually);
