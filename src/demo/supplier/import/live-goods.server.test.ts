import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { flightIdOf } from '../../../ports/supply/feeds/ssim/flight-id.ts';
import { createLiveGoods, listNamedSuppliers } from '../store/live-goods.server.ts';
import { openSupplierDb } from '../store/supplier-store.server.ts';
import { openOwnShopUnderTest, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

const monday = requireDay('2026-05-04');

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeEach(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, new Date('2026-03-02T06:00:00Z'));
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
});

const airlines = (supplier: string) =>
  feedFile(
    'airlines.csv',
    `code,name,child_percent,infant_fare,currency,supplier\n7Q,Seeschwalbe Air,75,25.00,EUR,${supplier}`,
  );

const planHeader =
  'hotel_id,room_code,plan_code,board,min_adults,max_adults,max_children,max_persons,single_use_percent,extra_adult_percent,child_bands,rate_step,currency,sold_by,max_stay,free_days,cancellation_fees,change_fees,name_letters,substitute_fee,deposit_percent,balance_days,floor_price,early_bookings';
const planRow = '700002,DBL,BB,breakfast,1,2,0,2,150,100,,0.50,EUR,stay,22,7,1:2n,7:0%|1:25.00,3,30.00,,,,';
const plans = (supplier: string): FeedFile =>
  feedFile('plans.csv', `${planHeader},supplier\n${planRow},${supplier}`);

async function findGoods() {
  const { rows } = await database.pool.query(
    `select id from supplier.plan where hotel_id = 700002 and code = 'BB'`,
  );
  const flight = { airline: '7Q', suffix: 0, cabin: 'economy', baggage: 'checked' } as const;
  return createLiveGoods(openSupplierDb(database.pool)).find({
    hotelId: 700_002,
    planId: Number(rows[0]?.id),
    checkIn: monday,
    nights: 7,
    outbound: { from: 'QXD', to: 'QXK', day: monday, id: flightIdOf({ ...flight, number: 401 }) },
    inbound: { from: 'QXK', to: 'QXD', day: monday + 7, id: flightIdOf({ ...flight, number: 402 }) },
  });
}

test('a plan and the flights of an airline are sold by the supplier that a feed names', async () => {
  await shop.take(await readSampleShop());
  const db = openSupplierDb(database.pool);
  const own = { supplier: null, goods: { number: 401, departure: 400 } };
  expect(await findGoods()).toMatchObject({ currency: 'EUR', room: { supplier: null }, outbound: own });
  expect(await listNamedSuppliers(db)).toEqual([]);
  const report = await shop.take([airlines('duffel'), plans('hotelbeds:1234:DBL.ST:BB')]);
  expect(report).toContain('0 records refused');
  expect(await findGoods()).toMatchObject({
    room: { supplier: 'hotelbeds:1234:DBL.ST:BB' },
    outbound: { supplier: 'duffel' },
    inbound: { supplier: 'duffel', goods: { number: 402 } },
  });
  expect(await listNamedSuppliers(db)).toEqual(['duffel', 'hotelbeds']);
});

test('a delivery without the column leaves the supplier, an empty cell gives the goods back to the operator', async () => {
  await shop.take(await readSampleShop());
  await shop.take([airlines('duffel'), plans('hotelbeds:1234:DBL.ST:BB')]);
  await shop.take([feedFile('plans.csv', `${planHeader}\n${planRow}`)]);
  expect(await findGoods()).toMatchObject({ room: { supplier: 'hotelbeds:1234:DBL.ST:BB' } });
  await shop.take([plans('own'), airlines('')]);
  expect(await findGoods()).toMatchObject({ room: { supplier: null }, outbound: { supplier: null } });
});

test('a supplier that nobody knows refuses its row by name', async () => {
  await shop.take(await readSampleShop());
  const report = await shop.take([airlines('other'), plans('hotelbeds:1234')]);
  expect(report).toContain("airlines.csv:2: supplier 'other' is not a supplier of flights: own or duffel");
  expect(report).toContain("plans.csv:2: supplier 'hotelbeds:1234' is not a supplier of rooms");
});
