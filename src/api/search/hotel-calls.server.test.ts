import { describe, expect, test } from 'vitest';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../tests/factories/open-search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';

const shop = await openSearchApp();

const calaBlanca = { hotelId: String(hotelIds.calaBlanca) };
const callApi = (call: string, query?: Record<string, string>) => callSearchApi(shop, `ajax/${call}`, query);

describe('hotel info', () => {
  test('[HOTEL-030] puts the texts in the given order, in the language of the visit', async () => {
    const { body } = await callApi('hoteldetail/info', calaBlanca);
    expect(body.texts).toEqual([
      { type: 'intro', text: 'Ein Haus am Meer.' },
      { type: 'wellness', text: 'Ein Dampfbad.' },
      { type: 'construction_sites', text: 'Keine.' },
    ]);
  });

  test('[SAPI-014] [HOTEL-022] [HOTEL-031] [SDATA-030] gives address, rooms, boards and media', async () => {
    const { body } = await callApi('hoteldetail/info', calaBlanca);
    expect(body).toMatchObject({
      hotel: { id: hotelIds.calaBlanca, references: { giataCode: '1000001' } },
      address: { street: 'Carrer del Mar 1', zip: '07001', city: 'Palma', countryCode: 'ES' },
      rooms: [
        { id: 1, type: 'double', name: 'Doppelzimmer', squareMetres: 24, maxPersons: 3 },
        { id: 2, type: 'suite' },
      ],
      boards: ['breakfast', 'half_board'],
      media: [
        {
          link: 'hotel-front.balearic.summer.golden.warm.h1',
          type: 'image',
          category: 'pool',
          caption: 'Der Pool',
        },
      ],
      accessibility: null,
    });
  });

  test('a hotel without stars or reviews has no made-up ones', async () => {
    const { body } = await callApi('hoteldetail/info', { hotelId: String(hotelIds.aether) });
    expect(body.hotel).toMatchObject({ category: 4.5, ratings: { average: null, count: 0 } });
  });
});

test('[SAPI-029] the content of the tour operator names who answers for it', async () => {
  const { body } = await callApi('tour-operator-hotel-content', calaBlanca);
  expect(body).toMatchObject({ hotelId: hotelIds.calaBlanca, tourOperator: 'Abendmeer' });
  expect(body.texts).toHaveLength(3);
});

test('[SAPI-018] [SAPI-019] [SDATA-028] [SDATA-029] reviews have title, image, rating out of 6, date, text, name and link', async () => {
  const { body } = await callApi('hoteldetail/reviews', { ...calaBlanca, adults: '2' });
  expect(body).toEqual({
    reviews: [
      {
        title: 'Gerne wieder',
        image: null,
        rating: 5.5,
        date: '2026-10-01',
        text: 'Ruhig und sauber.',
        userName: 'Anna B.',
        link: '/de-de/hotel/majorca/cala-blanca-1000001#review-r1',
        language: 'de',
        stay: null,
        origin: null,
      },
    ],
    reviewsUrl: null,
  });
  expect((await callApi('hoteldetail/reviews', { hotelId: String(hotelIds.spree) })).body.reviews).toEqual(
    [],
  );
});

test('[SAPI-028] the matrix has the cheapest offer of each room and board', async () => {
  shop.offers.set([
    buildOffer({ total: 100_000 }),
    buildOffer({ total: 110_000, planId: 2 }),
    buildOffer({ total: 130_000, planId: 3, board: 'half_board' }),
    buildOffer({ total: 190_000, planId: 4, roomId: 2 }),
  ]);
  const { body } = await callApi('room-board-type-matrix', calaBlanca);
  expect(body.rooms).toMatchObject([
    {
      room: { id: 1, name: 'Doppelzimmer', type: 'double' },
      boards: [
        { board: 'breakfast', offer: { price: { totalAmount: 100_000 } } },
        { board: 'half_board', offer: { price: { totalAmount: 130_000 } } },
      ],
    },
    { room: { id: 2 }, boards: [{ board: 'breakfast', offer: { price: { totalAmount: 190_000 } } }] },
  ]);
});

test('[SAPI-026] [SAPI-027] beppers are the best price of each month of the coming year for every search date', async () => {
  shop.offers.set([
    buildOffer({ departure: '2027-05-01', total: 100_000 }),
    buildOffer({ departure: '2027-05-08', total: 90_000 }),
    buildOffer({ departure: '2027-06-01', total: 150_000 }),
    buildOffer({ departure: '2027-06-02', total: 10_000, hotelId: hotelIds.aether }),
  ]);
  const { body } = await callApi(`hoteldetail/${hotelIds.calaBlanca}/beppers`, {
    departureDate: '2027-07-01',
    returnDate: '2027-07-30',
  });
  expect(body).toMatchObject({
    hotelId: hotelIds.calaBlanca,
    beppers: [
      { month: '2027-05', offer: { price: { totalAmount: 90_000 } } },
      { month: '2027-06', offer: { price: { totalAmount: 150_000 } } },
    ],
  });
});

describe('a hotel that is none', () => {
  test.each([
    'hoteldetail/info',
    'tour-operator-hotel-content',
    'hoteldetail/reviews',
    'room-board-type-matrix',
    'hoteldetail/offer',
    'cascade/los',
  ])('%s answers 404 for an unknown id, 400 for one of another shape', async (call) => {
    const unknown = await callApi(call, { hotelId: '77' });
    expect([unknown.status, unknown.body.error.message]).toEqual([404, 'There is no such hotel.']);
    for (const hotelId of ['0', '-1', 'abc', '1000000000', '1.5', '']) {
      const { status, body } = await callApi(call, { hotelId });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['hotelId']]);
    }
  });

  test('[SAPI-026] beppers of an unknown hotel are not found', async () => {
    expect((await callApi('hoteldetail/77/beppers')).status).toBe(404);
    expect((await shop.app.inject('/de-de/ajax/hoteldetail/abc/beppers')).statusCode).toBe(404);
  });
});
