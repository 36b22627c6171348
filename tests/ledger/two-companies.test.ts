import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import type { Brand } from '../../src/brands/brand.ts';
import { withSeller } from '../../src/brands/load-brands.server.ts';
import { brand as tagwind } from '../../src/brands/tagwind/brand.ts';
import type { Company } from '../../src/companies/company.ts';
import { storeCompanies } from '../../src/companies/store-companies.server.ts';
import { createFakePayment } from '../../src/demo/payment-provider/fake-payment.ts';
import type { BookingOrder, Order } from '../../src/domain/booking/booking-order.ts';
import { everyBrand } from '../../src/domain/staff/brand-scope.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import type { LedgerLine } from '../../src/features/booking/accounting/ledger-line.ts';
import { listLedgerBalances } from '../../src/features/booking/accounting/list-ledger-balances.server.ts';
import { listLedgerLines } from '../../src/features/booking/accounting/list-ledger-lines.server.ts';
import { createDocumentRenderer } from '../../src/features/booking/documents/document-renderer.server.ts';
import { noHotelPictures } from '../../src/features/booking/documents/hotel-pictures.server.ts';
import { createBookingMails } from '../../src/features/booking/mails/booking-mails.server.ts';
import { openBalance } from '../../src/features/booking/model/open-balance.ts';
import { quoteChange } from '../../src/features/booking/model/quote-change.ts';
import { createBookingStore } from '../../src/features/booking/store/booking-store.server.ts';
import { voucherLedger } from '../../src/features/booking/store/voucher-ledger.server.ts';
import type { Mail } from '../../src/ports/mail/mail-port.ts';
import { listCompanyPayments } from '../../src/ports/payment/company-payments-port.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type BookingFixture, openBookingFixture, orderTrip, payWith } from '../factories/booking-fixture.ts';
import { buildVoucherOrder } from '../factories/booking-order.ts';
import { findOtherOffer, orderChange } from '../factories/change-order.ts';
import {
  payPartly,
  voucherHoldsUnderTest,
  voucherSalesUnderTest,
} from '../factories/paying/booking-payments.ts';
import { addMember, createFakeLoyalty, openLoyaltyTables } from '../factories/paying/fake-loyalty.ts';
import { addVoucher } from '../factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

/** Two companies, the second one under two brands. */
const nordlicht: Brand = { ...tagwind, key: 'nordlicht', name: 'Nordlicht' };
const sellers: readonly Brand[] = [abendmeer, tagwind, nordlicht];
const companies = new Map<string, Company>(sellers.map(({ company }) => [company.id, company]));
const brands = {
  of: ({ brand, companyId }: { readonly brand: string; readonly companyId: string }) => {
    const found = sellers.find(({ key }) => key === brand);
    if (found === undefined) throw new Error(`There is no brand ${brand}`);
    // The third brand has no folder: it borrows the logo of the second one.
    return withSeller({ ...found, key: found === nordlicht ? tagwind.key : brand }, companyId, companies);
  },
};

/** As many as end in a minute; `npm run companies` makes 1,000. */
const orders = Number(process.env.ORDERS ?? 168);
/** Orders at once. */
const lanes = 8;
/** Milliseconds: an order on a machine that is ten times as busy as it can be. */
const slowestOrderMs = 5_000;
const eventually = { timeout: Math.max(240_000, orders * 1_000), interval: 250 };

const clock = settableClock('2026-03-02T06:00:00Z');
const march = { from: new Date('2026-02-28T23:00:00Z'), to: new Date('2026-03-31T22:00:00Z') };
const accounts = new Map([...companies.keys()].map((id) => [id, createFakePayment({ clock })]));
const mails: Mail[] = [];
let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 12 });
  const { db, pool } = database;
  await storeCompanies(db, companies);
  await openLoyaltyTables(pool);
  await addMember(pool, 'member', 1_000_000_000);
  const documents = createDocumentRenderer({
    brands,
    pictures: noHotelPictures,
    render: async (sheet) => Buffer.from(JSON.stringify(sheet)),
  });
  fixture = await openBookingFixture(pool, {
    clock,
    accounts: listCompanyPayments(accounts),
    vouchers: voucherHoldsUnderTest,
    sales: voucherSalesUnderTest,
    loyalty: { port: createFakeLoyalty(pool), accounts: { findToken: async (id) => id } },
    documents,
    mails: createBookingMails({
      db,
      clock,
      brands,
      pictures: noHotelPictures,
      documents,
      bookings: createBookingStore(db),
      secret: 'for tests only',
      mail: {
        async send(mail) {
          mails.push(mail);
          return 'taken';
        },
        close: async () => undefined,
      },
    }),
  });
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const soldBy = ({ key, company }: Brand) => ({ brand: key, companyId: company.id });
const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

const orderStayAt = (seller: Brand, at: number, traits: Partial<BookingOrder> = {}) =>
  orderTrip(
    fixture.supply,
    { outbound: null, inbound: null, checkIn: 20_560 + (at % 60) },
    { ...soldBy(seller), ...traits },
  );

/** A voucher of 100.00 that the company owes. */
async function owe({ key, company }: Brand): Promise<string> {
  const { db } = database;
  const at = new Date('2026-03-01T12:00:00Z');
  const { id } = await addVoucher(db, { companyId: company.id, brand: key, at });
  const issued = { voucherId: id, currency: 'EUR', amount: 10_000, at } as const;
  await db.transaction().execute((trx) => voucherLedger.correct(trx, issued));
  return id;
}

async function book(order: Order): Promise<void> {
  expect(await fixture.bookings.place(order, 30_000)).toMatchObject({ state: 'booked' });
}

const findBooked = async ({ checkoutId }: Order) => {
  const store = createBookingStore(database.db);
  await expect.poll(async () => (await store.findLatest(checkoutId))?.state, eventually).toBe('booked');
  const found = await store.findLatest(checkoutId);
  if (found === null) throw new Error('There is no booking');
  return found;
};

/** One more or fewer night, with a fee: the traveller pays the difference, or gets it. */
async function changeNights(order: BookingOrder, nights: number): Promise<void> {
  const trip = await findBooked(order);
  const { order: ordered, after, base } = await findOtherOffer(fixture.supply, trip, { nights });
  const quote = quoteChange(ordered.price, { base, extras: [], floorPrice: null }, 2_500, openBalance(trip));
  await book(orderChange(trip, { change: 'dates', after, quote }));
}

/** What happens to an order; a seller's turn comes with each of them. */
const stories: readonly ((seller: Brand, at: number) => Promise<void>)[] = [
  async (seller, at) => book(await orderStayAt(seller, at)),
  async (seller) =>
    book(buildVoucherOrder({ ...soldBy(seller), checkoutId: randomUUID(), payment: payWith('granted') })),
  async (seller, at) =>
    book(payPartly(await orderStayAt(seller, at), { vouchers: { [await owe(seller)]: 4_000 } })),
  async (seller, at) => book(payPartly(await orderStayAt(seller, at), { miles: 2_000, accountId: 'member' })),
  async (seller, at) => {
    const order = await orderStayAt(seller, at, { payment: payWith('refused') });
    expect(await fixture.bookings.place(order, 30_000)).toMatchObject({ state: 'failed' });
  },
  async (seller, at) => {
    const order = payPartly(await orderStayAt(seller, at), {
      vouchers: { [await owe(seller)]: 3_000 },
      miles: 1_000,
      accountId: 'member',
    });
    await book(order);
    const { id } = await findBooked(order);
    await expect.poll(() => fixture.bookings.cancelFree(id), eventually).toBe(true);
  },
  async (seller, at) => {
    const order = await orderStayAt(seller, at);
    await book(order);
    await changeNights(order, order.offerKey.nights === 7 ? 8 : 7);
  },
];

/** What the ledger says that the provider holds for a company. */
async function providerBalance(companyId: string): Promise<number> {
  const balances = await listLedgerBalances(database.db, companyId, march);
  return balances.find(({ account }) => account === 'provider')?.balance ?? 0;
}

test(`the payments, mails, documents and numbers of ${orders} mixed orders of three brands carry their company, and both ledgers close`, {
  timeout: Math.max(900_000, orders * slowestOrderMs),
}, async () => {
  const { db, pool } = database;
  let next = 0;
  const work = async () => {
    for (let at = next++; at < orders; at = next++)
      await pick(stories, Math.floor(at / 3))(pick(sellers, at), at);
  };
  await Promise.all(Array.from({ length: lanes }, work));

  const countOpen = async () => {
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from booking where state not in ('booked', 'failed', 'cancelled'))::int
         + (select count(*) from booking_mail where state = 'due')::int
         + (select count(*) from due_refund where state <> 'refunded')::int as open`,
    );
    return rows[0]?.open;
  };
  await expect.poll(countOpen, eventually).toBe(0);
  expect(fixture.reports).toEqual([]);

  const { rows: booked } = await pool.query<{
    id: string;
    company_id: string;
    brand: string;
    booking_number: string;
    invoice_number: string | null;
    certificate_number: string | null;
  }>(
    `select id, company_id, "order" ->> 'brand' as brand, booking_number, invoice_number, certificate_number from booking`,
  );
  expect(booked.length).toBeGreaterThanOrEqual(orders);
  const companyOf = new Map(booked.map(({ id, company_id }) => [id, company_id]));
  const own = (id: string) => companies.get(companyOf.get(id) ?? '') as Company;
  const names = [...companies.values()].map(({ name }) => name);
  const isOfOther = (text: string, { name }: Company) =>
    names.some((each) => each !== name && text.includes(each));

  for (const { company_id, brand, ...numbers } of booked) {
    expect(company_id).toBe(sellers.find(({ key }) => key === brand)?.company.id);
    const { bookings, documents: prefix } = (companies.get(company_id) as Company).numbers;
    expect(numbers.booking_number.startsWith('TW')).toBe(bookings === 'TW');
    for (const number of [numbers.invoice_number, numbers.certificate_number])
      if (number !== null) expect(number.slice(0, 3)).toBe(prefix);
  }

  for (const [id, account] of accounts) {
    const payments = account.list();
    expect(payments.length).toBeGreaterThan(orders / 4);
    for (const { reference } of payments) expect(companyOf.get(reference.split('-')[0] ?? '')).toBe(id);
    const held = payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    expect(await providerBalance(id)).toBe(held);
  }

  expect(mails.length).toBeGreaterThan(orders / 2);
  for (const { id, from, text, html } of mails) {
    const company = own(id.split('-')[1] ?? '');
    expect(from.address).toBe(company.email);
    expect(text).toContain(company.name);
    expect([text, html].some((words) => isOfOther(words, company))).toBe(false);
  }

  const { rows: documents } = await pool.query<{ booking_id: string; kind: string; content: Buffer }>(
    `select booking_id, kind, content from booking_document where type = 'application/pdf'`,
  );
  expect(documents.length).toBeGreaterThan(orders);
  for (const { booking_id, kind, content } of documents) {
    const words = content.toString();
    expect(isOfOther(words, own(booking_id)), kind).toBe(false);
    if (kind !== 'standard-information') expect(words, kind).toContain(own(booking_id).name);
  }

  expect(await reconcileLedger(pool, 'vendor')).toEqual([]);
  const exported: LedgerLine[] = [];
  for (const companyId of companies.keys()) {
    const balances = await listLedgerBalances(db, companyId, march);
    expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    const lines: LedgerLine[] = [];
    for await (const part of listLedgerLines(db, { ...march, brands: everyBrand, companyId }))
      lines.push(...part);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    exported.push(...lines);
  }
  const { rows } = await pool.query<{ lines: number }>('select count(*)::int as lines from ledger_entry');
  expect(exported).toHaveLength(rows[0]?.lines ?? 0);
});

test('a voucher of one company pays for nothing of the other, nor under another brand', async () => {
  const voucher = await owe(tagwind);
  for (const seller of [abendmeer, nordlicht]) {
    const order = payPartly(await orderStayAt(seller, 0), { vouchers: { [voucher]: 1_000 } });
    expect(await fixture.bookings.place(order, 30_000)).toMatchObject({ state: 'not-placed' });
  }
});
