import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../tests/factories/booking-fixture.ts';
import {
  announceChange,
  createSupplierNotices,
} from '../../demo/supplier/notices/supplier-notices.server.ts';
import { createLiveGoods } from '../../demo/supplier/store/live-goods.server.ts';
import { smallPlans } from '../../demo/supplier/store/small-world.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { takeNotices } from '../../features/booking/notices/take-notices.server.ts';
import { createBookingStore } from '../../features/booking/store/booking-store.server.ts';
import {
  type HotelbedsDouble,
  openHotelbedsDouble,
} from '../../ports/room-supply/hotelbeds/double/open-hotelbeds-double.server.ts';
import { createHotelbedsRooms } from '../../ports/room-supply/hotelbeds/hotelbeds-rooms.server.ts';
import { combineLive } from '../../ports/supply/combined/combine-live.server.ts';
import { combineNotices } from '../../ports/supply/combined/combine-notices.server.ts';
import { openCombinedDb } from '../../ports/supply/combined/combined-rows.server.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';

type Moment = 'the trip knows its part' | 'the trip has its number' | 'all is done';

let database: TestDatabase;
let fixture: BookingFixture;
let rooms: HotelbedsDouble;
let reports: string[];
/** Number of the flights at the operator's own supplier. */
let own: string;
/** What happens then, once. */
let at: Partial<Record<Moment, () => Promise<void>>>;

async function reach(moment: Moment): Promise<void> {
  const happen = at[moment];
  delete at[moment];
  await happen?.();
}

beforeEach(async () => {
  database = await createTestDatabase();
  const clock = settableClock('2026-03-02T06:00:00Z');
  rooms = await openHotelbedsDouble({ now: () => clock.now() });
  reports = [];
  at = {};
  const report = (error: unknown) => void reports.push(String(error));
  const common = { callTimeoutMs: 2_000, buyTimeoutMs: 2_000, clock, report };
  const hotelbeds = createHotelbedsRooms({
    origin: rooms.origin,
    credentials: { apiKey: rooms.apiKey, secret: rooms.secret },
    ...common,
  });
  fixture = await openBookingFixture(database.pool, {
    clock,
    combine(embedded) {
      const confirm: LiveSupply['confirm'] = async (...asked) => {
        const bought = await embedded.confirm(...asked);
        if (bought.outcome === 'confirmed') own = bought.bookingNumber;
        await reach('the trip knows its part');
        return bought;
      };
      const live = combineLive({
        own: { ...embedded, confirm },
        goods: createLiveGoods(openSupplierDb(database.pool)),
        flights: {},
        rooms: { hotelbeds },
        db: openCombinedDb(database.db),
        clock,
        report,
      });
      return {
        ...live,
        async confirm(...asked) {
          const bought = await live.confirm(...asked);
          await reach('the trip has its number');
          return bought;
        },
      };
    },
  });
  await database.pool.query(
    `update supplier.plan set supplier = 'hotelbeds:4711:DBL.ST:BB' where id = ${smallPlans.byStay}`,
  );
});
afterEach(async () => {
  await fixture.close();
  await rooms.close();
  await database.drop();
});

async function announceAndTake(): Promise<void> {
  const db = openSupplierDb(database.pool);
  const change = { kind: 'flight-cancelled', leg: 'outbound' } as const;
  expect(await announceChange({ db, clock: fixture.clock }, own, change)).toBe(true);
  await take();
}

async function take(): Promise<void> {
  const notices = combineNotices(
    openCombinedDb(database.db),
    createSupplierNotices(openSupplierDb(database.pool)),
  );
  const report = (error: unknown) => void reports.push(String(error));
  await takeNotices({ db: database.db, clock: fixture.clock, notices, onTaken: () => {}, report });
}

test.each([
  ['before the trip knows its part', 'the trip knows its part', 'waits'],
  ['between part and booking', 'the trip has its number', 'waits'],
  ['after the booking', 'all is done', 'arrives'],
] as const)(
  'an announcement about own flights of a trip that comes %s reaches its traveller once',
  async (_, moment, what) => {
    const wanted = await orderTrip(fixture.supply);
    let waited: unknown;
    at[moment] = async () => {
      await announceAndTake();
      waited = await database.db.selectFrom('waiting_notice').select('booking_number').execute();
    };
    expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'booked' });
    await reach('all is done');
    expect(waited).toEqual(what === 'waits' ? [{ booking_number: expect.any(String) }] : []);
    for (const __ of [1, 2]) await take();
    const booking = await createBookingStore(database.db).findLatest(wanted.checkoutId);
    expect(booking?.supplierNumber).toMatch(/^L/);
    expect(booking?.supplierNumber).not.toBe(own);
    expect(await database.db.selectFrom('trip_notice').select('booking_id').execute()).toEqual([
      { booking_id: booking?.id },
    ]);
    expect(await database.db.selectFrom('waiting_notice').selectAll().execute()).toEqual([]);
    expect(reports).toEqual([]);
  },
);
