import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildSearchApp } from '../../../tests/factories/search-app.ts';
import { findAlternatives } from './find-alternatives.server.ts';

const database = await createTestDatabase();
const { search, offers, close } = await buildSearchApp({ pool: database.pool });
afterAll(async () => {
  await close();
  await database.drop();
});

const shopper = {
  locale: 'de-de',
  language: 'en',
  currency: 'EUR',
  homeCountry: 'DE',
  brandName: 'Abendmeer',
} as const;
const party = { adults: 2, childrenBorn: [] };
const gone = buildOffer();
const find = () => findAlternatives(search.visit(shopper), gone.key, party);

test('returns other flights, another room and the nearest days, each with what is different', async () => {
  const { planId } = gone.key;
  offers.set([
    buildOffer({ planId, flightId: 12, total: 101_000 }),
    buildOffer({ planId: 7, roomId: 2, board: 'half_board', total: 120_000 }),
    buildOffer({ departure: '2027-04-20' }),
    buildOffer({ departure: '2027-04-29' }),
    buildOffer({ departure: '2027-05-03' }),
  ]);
  const found = await find();
  expect(found.map(({ kind, offer, room, board }) => [kind, offer.checkIn, room, board])).toEqual([
    ['flights', '2027-05-01', null, null],
    ['room', '2027-05-01', 'Suite', 'half_board'],
    ['dates', '2027-04-29', null, null],
    ['dates', '2027-05-03', null, null],
  ]);
});

test('days of departure are near up to 14 days away, and one past it not', async () => {
  offers.set([buildOffer({ departure: '2027-04-17' }), buildOffer({ departure: '2027-05-16' })]);
  expect((await find()).map(({ offer }) => offer.checkIn)).toEqual(['2027-04-17']);
});

test('the offer that is gone is no alternative to itself, and where nothing is left there is none', async () => {
  offers.set([gone]);
  expect(await find()).toEqual([]);
  offers.set([]);
  expect(await find()).toEqual([]);
});
