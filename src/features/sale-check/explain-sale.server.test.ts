import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { openOwnShopUnderTest } from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { feedFile } from '../../demo/supplier/import/sample-feeds.ts';
import { createHotelGoods } from '../../demo/supplier/store/hotel-goods.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import type { BrandRange } from '../../domain/search/range/brand-range.ts';
import { dayAt, requireDay } from '../../domain/time/calendar-day.ts';
import { searchFacts } from '../../main/wiring/sale/wire-sale-check.server.ts';
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
const seller = {
  currency: 'EUR',
  homeCountry: 'DE',
  today,
  range: null,
  market: 'de',
  sellsExtra: () => true,
} as const;

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

  it.each<[string, BrandRange]>([
    ['not-in-range', { outsidePlaces: ['country/lumeria-900001'] }],
    ['not-in-range', { stars: { from: 45, to: 50 } }],
    ['board-not-offered', { boards: ['all_inclusive'] }],
  ])('says %s where the brand’s range is %j', async (reason, range) => {
    const sold = planted.find((trip) => trip.reason === 'sold');
    if (sold === undefined) throw new Error('There is no sold trip');
    expect(await explainSale(deps(), questionOf(sold), { ...seller, range })).toMatchObject({ reason });
    const wide = {
      ...seller,
      range: { places: ['country/lumeria-900001'], boards: ['half_board'] } as const,
    };
    expect(await explainSale(deps(), questionOf(sold), wide)).toMatchObject({ isSold: true });
  });

  it('names the operator of a hotel that is outside the range for it alone', async () => {
    const hotelId = 796_001;
    const files = createShopFiles();
    addHotel(files, { hotelId, airport: 'QXK' }, { hotel: { operator: 'LUM' } });
    expect(await shop.take(files.files())).toMatch(/, 0 records refused\.$/);
    const asked = questionOf({ name: '', reason: 'sold', plant: () => null, hotelId, line: null });
    const explainIn = (range: BrandRange) => explainSale(deps(), asked, { ...seller, range });
    const named = { reason: 'operator-not-in-range', values: { hotel: hotelId, operator: 'LUM' } };
    expect(await explainIn({ operators: ['own', 'LUMA'] })).toMatchObject(named);
    expect(await explainIn({ withoutOperators: ['LUM'] })).toMatchObject(named);
    expect(await explainIn({ withoutOperators: ['LUM'], withoutHotels: [hotelId] })).toMatchObject({
      reason: 'not-in-range',
    });
    expect(await explainIn({ operators: ['LUM'] })).toMatchObject({ isSold: true });
  });

  it('says of each extra of a file whether it is offered with the trip, or why not, with its line', async () => {
    const hotelId = 795_001;
    const files = createShopFiles();
    addWorld(files);
    addHotel(files, { hotelId, airport: 'ZYX' });
    const transfers = [
      'transfer_code,airport,hotel_id,place_id,kind,per,seats,price,child_price,infant_price,currency,minutes,kilometres,valid_from,valid_to,cancellation',
      'BUS,ZYX,,920001,bus,person,,20.00,10.00,0,EUR,35,11,,,tariff',
      'LATE,ZYX,,920001,private,vehicle,3,60.00,,,EUR,30,14,2026-12-01,,tariff',
      'DEAR,ZYX,,910001,bus,person,,5.00,5.00,0,EUR,35,11,,,tariff',
      'OTHER,QXK,,920001,bus,person,,20.00,10.00,0,EUR,35,11,,,tariff',
    ];
    const extras = [
      'extra_code,kind,variant,per,airport,hotel_id,place_id,flight,airline,markets,price,currency,valid_from,valid_to,cancellation,number,letters,rows,exit,not_sold',
      'COVER,insurance,cancellation,person,,,920001,,,de,39.00,EUR,,,never,,,,,',
      'BRITISH,insurance,full_cover,person,,,920001,,,gb,39.00,EUR,,,never,,,,,',
      'FIRST,priority_boarding,,person,,,920001,outbound,,,8.50,EUR,,,tariff,,,,,',
      'BAG,luggage,20kg,person,,,920001,outbound,,,30.00,EUR,,,tariff,,,,,',
      'ROWS,seat,,person,,,920001,outbound,7Q,,19.00,EUR,,,tariff,,ABC-DEF,1-5,no,',
      'ELSEWHERE,seat,,person,,,920001,outbound,7Q,,9.00,EUR,,,tariff,9,ABC-DEF,1-5,no,',
    ];
    const report = await shop.take([
      ...files.files(),
      feedFile('transfers.csv', transfers.join('\n')),
      feedFile('extras.csv', extras.join('\n')),
    ]);
    expect(report).toMatch(/, 0 records refused\.$/);
    const asked = questionOf({ name: '', reason: 'sold', plant: () => null, hotelId, line: null });
    const sellsExtra = (kind: string) => kind !== 'priority_boarding';
    const answer = await explainSale(deps(), asked, { ...seller, sellsExtra });
    if (!answer.isSold) throw new Error(JSON.stringify(answer));
    expect(
      answer.extras.map(({ name, price, per, reason, source }) =>
        [name, reason ?? `${price} ${per}`, `${source?.file}:${source?.line}`].join(', '),
      ),
    ).toEqual([
      'transfer BUS, 4000 party, transfers.csv:2',
      'transfer DEAR, another-preferred, transfers.csv:4',
      'transfer LATE, other-days, transfers.csv:3',
      'extra BAG outbound, included, extras.csv:5',
      'extra BRITISH, other-market, extras.csv:3',
      'extra COVER, 3900 traveller, extras.csv:2',
      'extra ELSEWHERE outbound, other-flight, extras.csv:7',
      'extra FIRST outbound, not-in-range, extras.csv:4',
      'extra ROWS outbound, 1900 traveller, extras.csv:6',
    ]);
  });

  it('names the first of several causes', async () => {
    const full = planted.find(({ reason }) => reason === 'flight-full');
    if (full === undefined) throw new Error('There is no full flight');
    const answer = await explainSale(deps(), { ...questionOf(full), adults: 3 }, seller);
    expect(answer).toMatchObject({ isSold: false, reason: 'party' });
  });
});
