import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { openOwnShopUnderTest } from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { createHotelGoods } from '../../demo/supplier/store/read-hotel-goods.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import { dayAt, requireDay } from '../../domain/time/calendar-day.ts';
import { searchFacts } from '../../main/wiring/wire-sale-check.server.ts';
import { explainSale } from './explain-sale.server.ts';
import {
  addHotel,
  type Cells,
  departure,
  type PlantedCause,
  plantedCauses,
  soldTrips,
} from './planted-causes.ts';
import type { SaleQuestion } from './sale-answer.ts';
import { addWorld, createShopFiles } from './shop-under-test.ts';

/** A Monday. */
const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);
const seller = { currency: 'EUR', homeCountry: 'DE', today } as const;

interface Planted extends PlantedCause {
  readonly hotelId: number;
  readonly line: string | null;
}

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
const planted: Planted[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start);
  const files = createShopFiles();
  addWorld(files);
  for (const [index, each] of [...plantedCauses, ...soldTrips].entries()) {
    const letters = [Math.floor(index / 26), index % 26].map((at) => String.fromCharCode(65 + at)).join('');
    const hotel = { hotelId: 700_001 + index, airport: `Z${letters}` };
    planted.push({ ...each, hotelId: hotel.hotelId, line: each.plant(files, hotel) });
  }
  expect(await shop.take(files.files())).toMatch(/, 0 records refused\.$/);
}, 60_000);
afterAll(async () => {
  await shop.supply.close();
  await database.drop();
});

const deps = () => ({ goods: createHotelGoods(openSupplierDb(database.pool)), searchFacts });

function questionOf({ hotelId, ask = {} }: Planted): SaleQuestion {
  const from = ask.from === undefined ? requireDay(departure) : today + ask.from;
  const trip = { hotelId, nights: 7, adults: 2, childrenAges: [], isHotelOnly: false, airport: '' };
  return { ...trip, ...ask, from };
}

async function explain(cause: Planted): Promise<string> {
  const answer = await explainSale(deps(), questionOf(cause), seller);
  const { source } = answer;
  return `${answer.isSold ? 'sold' : answer.reason} ${source === null ? null : `${source.file}:${source.line}`}`;
}

describe('explainSale', () => {
  it('names the reason and the line of 50 planted causes', async () => {
    const causes = planted.filter(({ reason }) => reason !== 'sold');
    expect(causes).toHaveLength(50);
    const missed: string[] = [];
    for (const cause of causes) {
      const named = await explain(cause);
      if (named !== `${cause.reason} ${cause.line}`)
        missed.push(`${cause.name}: ${cause.reason} ${cause.line}, not ${named}`);
    }
    expect(missed).toEqual([]);
  });

  it.each<[string, Cells, Cells]>([
    ['its plan', { currency: 'CHF' }, {}],
    ['its nights', {}, { currency: 'CHF' }],
  ])(
    'names the line of %s in another currency, until prices in the right one come',
    async (what, plan, nights) => {
      const hotel = { hotelId: what === 'its plan' ? 790_001 : 790_002, airport: 'QXK' };
      const deliver = (cells: { plan: Cells; nights: Cells }) => {
        const files = createShopFiles();
        const lines = addHotel(files, hotel, { plan: cells.plan, nights: [cells.nights ?? {}] });
        return { files: files.files(), line: what === 'its plan' ? lines.plan : lines.nights[0] };
      };
      const wrong = deliver({ plan, nights });
      await shop.take(wrong.files);
      const asked = questionOf({
        name: what,
        reason: 'other-currency',
        plant: () => null,
        ...hotel,
        line: null,
      });
      const answer = await explainSale(deps(), asked, seller);
      expect(answer).toMatchObject({ isSold: false, reason: 'other-currency', values: { currency: 'CHF' } });
      expect(`${answer.source?.file}:${answer.source?.line}`).toBe(wrong.line);
      await shop.take(deliver({ plan: {}, nights: { to: departure } }).files);
      expect(await explainSale(deps(), asked, seller)).toMatchObject({ reason: 'no-price' });
    },
  );

  it('says that a trip is sold, with the line of its rate, where the search sells it', async () => {
    for (const trip of planted.filter(({ reason }) => reason === 'sold'))
      expect([trip.name, await explain(trip)]).toEqual([trip.name, `sold ${trip.line}`]);
  });

  it('names the first of several causes', async () => {
    const full = planted.find(({ reason }) => reason === 'flight-full');
    if (full === undefined) throw new Error('There is no full flight');
    const answer = await explainSale(deps(), { ...questionOf(full), adults: 3 }, seller);
    expect(answer).toMatchObject({ isSold: false, reason: 'party' });
  });
});
