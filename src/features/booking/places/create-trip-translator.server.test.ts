import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp } from '../../../../tests/factories/search-app.ts';
import { catalogueContent, fakeCatalogue, hotelIds } from '../../../../tests/factories/search-world.ts';
import type { HotelRoom, Translated } from '../../../domain/search/catalogue.ts';
import type { Language } from '../../../domain/words/language.ts';
import { createTripTranslator } from './create-trip-translator.server.ts';

const inTwo = (de: string, en: string): Translated => ({ de, en, it: en, es: en, fr: en });
const rooms: Readonly<Record<number, Translated>> = {
  1: inTwo('Doppelzimmer', 'Double room'),
  2: inTwo('Suite', 'Suite'),
};
const { airports } = catalogueContent;
const catalogue = fakeCatalogue({
  ...catalogueContent,
  airports: airports.map((airport) =>
    airport.code === 'MUC' ? { ...airport, name: inTwo('München', 'Munich') } : airport,
  ),
});
const nameRoom = (room: HotelRoom): HotelRoom => ({ ...room, name: rooms[room.id] ?? room.name });
const database = await createTestDatabase();
const { search, close } = await buildSearchApp({
  pool: database.pool,
  catalogue: {
    ...catalogue,
    hotelProfile: async (id) => {
      const profile = await catalogue.hotelProfile(id);
      return profile && { ...profile, rooms: profile.rooms.map(nameRoom) };
    },
  },
});
afterAll(async () => {
  await close();
  await database.drop();
});

const translate = createTripTranslator(search);
const visitIn = (language: Language) => ({ ...buildVisit(), language });
const { trip } = buildOrder();
const [room] = trip.rooms;
if (room === undefined || trip.outbound === null) throw new Error('The trip has a room and flights');
const booked = {
  ...trip,
  hotel: { ...trip.hotel, id: hotelIds.calaBlanca, place: 'Palma, Mallorca, Spanien' },
  rooms: [{ ...room, name: 'Doppelzimmer' }],
  outbound: { ...trip.outbound, from: 'München (MUC)', to: 'Palma de Mallorca (PMI)' },
};

test('a trip booked in German is read in English: its place, room and airports', async () => {
  const read = await translate(visitIn('en'), booked);
  expect(read).toEqual({
    ...booked,
    hotel: { ...booked.hotel, place: 'Palma, Majorca, Spain' },
    rooms: [{ ...room, name: 'Double room' }],
    outbound: { ...booked.outbound, from: 'Munich (MUC)' },
  });
  expect(await translate(visitIn('de'), read)).toEqual(booked);
});

test('what the catalogue knows by no such name stays in the words of the booking', async () => {
  const renamed = {
    ...booked,
    hotel: { ...booked.hotel, place: 'Palma, Balearen, Spanien' },
    rooms: [{ ...room, name: 'Doppelzimmer mit Meerblick' }],
    outbound: { ...booked.outbound, from: 'Munich-Riem (MUC)', to: 'Elsewhere' },
    inbound: null,
  };
  expect(await translate(visitIn('en'), renamed)).toEqual(renamed);
});

test('a hotel that is no longer in the catalogue leaves the trip as it was booked', async () => {
  const gone = { ...booked, hotel: { ...booked.hotel, id: 999_999 } };
  expect(await translate(visitIn('en'), gone)).toMatchObject({ hotel: gone.hotel, rooms: gone.rooms });
});
