import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  plainDocuments,
} from '../../../../tests/factories/booking-fixture.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { Worker } from '../../../jobs/start-worker.server.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { matchPath } from '../../../url.ts';
import { createPaymentLinks } from '../instalments/create-payment-links.server.ts';
import { noVoucherSales } from '../model/voucher-sales.server.ts';
import { createTripPageLoader } from '../my-trips/load-trip-page.server.ts';
import { createNoticeMails } from './notice-mails.server.ts';
import { startNoticeSender } from './notice-sender.server.ts';
import { startNoticeIntake } from './take-notices.server.ts';

/** What a traveller waits at most for the mail and the page, once the supplier has announced something. */
const mostMs = 60_000;

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.close();
  await database.drop();
});

const bookTrip = async () => fixture.book(await orderTrip(fixture.supply));

async function openTripPage(booking: Awaited<ReturnType<typeof bookTrip>>) {
  const load = createTripPageLoader({
    db: database.db,
    clock: fixture.clock,
    access: { open: async () => ({ booking, right: 'read', ownsAddress: false, needsSignIn: false }) },
    findClimate: () => null,
    translate: async (_, trip) => trip,
    data: { isErasable: async () => false },
    links: createPaymentLinks('for tests only'),
    findHotelAddress: async () => null,
    maps: { find: () => null },
    sales: noVoucherSales,
    refundWaitMs: 0,
    walletIssuer: null,
  });
  const url = new URL(`http://shop.test/de-de/my-trips/${booking.checkoutId}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The page has a route');
  return requireView(await load(buildVisit(), match, url, unknownVisitor), 'trip').props.notices;
}

test('an announcement is recorded, mailed and shown within a minute, though nobody wakes the sender and one mail fails', async () => {
  const booking = await bookTrip();
  const outcomes = ['unknown', 'taken'] as const;
  let mails = 0;
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  let passed = 0;
  /** Lets an interval pass, for the jobs and for what is due. */
  const pass = (ms: number) => {
    passed += ms;
    fixture.clock.advance(ms);
    vi.advanceTimersByTime(ms);
  };
  const readNotices = async () =>
    (await database.pool.query('select stage, tries, locked_until from trip_notice')).rows;
  const common = { db: database.db, clock: fixture.clock, report };
  const startSender = () =>
    startNoticeSender({
      ...common,
      mails: createNoticeMails({
        brands: brandsAsShipped,
        clock: fixture.clock,
        mail: { send: async () => outcomes[mails++] ?? 'taken', close: async () => undefined },
        secret: 'for tests only',
      }),
      documents: plainDocuments,
      cancelFree: async () => false,
      raisePrice: async () => false,
    });
  // The sender of another process is woken, which has ended since.
  const intake = startNoticeIntake({
    ...common,
    notices: fixture.supply.notices,
    onTaken: () => undefined,
  });
  let sender: Worker | null = null;
  try {
    expect(await fixture.supply.announce(booking.supplierNumber ?? '', { kind: 'hotel-closed' })).toBe(true);
    expect(await readNotices()).toEqual([]);
    pass(noticePolicy.intakeIntervalMs);
    await expect.poll(readNotices).toMatchObject([{ stage: 0 }]);

    // It has looked just before.
    sender = startSender();
    pass(noticePolicy.pollIntervalMs);
    await expect.poll(() => mails).toBe(1);
    await expect.poll(readNotices).toMatchObject([{ stage: 0, tries: 1, locked_until: null }]);
    expect(await openTripPage(booking)).toMatchObject([{ facts: { kind: 'hotel-closed' } }]);

    // The delay of a retry may end just after a look, so that the next look finds it.
    pass(noticePolicy.retryDelaysMs[0]);
    pass(noticePolicy.pollIntervalMs);
    await expect.poll(() => mails).toBe(2);
    await expect.poll(async () => (await readNotices())[0]?.stage).not.toBe(0);
    expect(passed).toBeLessThanOrEqual(mostMs);
    expect(reports).toEqual([]);
  } finally {
    vi.useRealTimers();
    await intake.close();
    await sender?.close();
  }
});
