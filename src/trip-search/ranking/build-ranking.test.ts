import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import type { Airport, HotelCard } from '../../domain/search/catalogue.ts';
import { findRankBasis, rateGuests } from '../../domain/search/rank-offer.ts';
import { findRanked, readUsualPrice } from '../../domain/search/ranking.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { buildRanking } from './build-ranking.ts';
import { indexUsualPrices } from './usual-prices.ts';

const [airportPattern] = catalogueContent.airports;
const [hotelPattern] = catalogueContent.hotels;
if (airportPattern === undefined || hotelPattern === undefined)
  throw new Error('The small catalogue is not empty');
const [anAirport, aHotel] = [airportPattern, hotelPattern];

const airport = (code: string, countryCode: string, latitude: number, longitude: number): Airport => ({
  ...anAirport,
  code,
  countryCode,
  latitude,
  longitude,
  isDeparture: code === 'MUC' || code === 'HAM',
  isArrival: code !== 'MUC' && code !== 'HAM',
});
const airports = [
  airport('MUC', 'DE', 48.35, 11.79),
  airport('HAM', 'DE', 53.63, 9.99),
  airport('INN', 'AT', 47.26, 11.34),
  airport('PMI', 'ES', 39.55, 2.74),
];

const hotel = (id: number, change: Partial<HotelCard>): HotelCard => ({ ...aHotel, id, ...change });
/** In the Alps, and on Majorca. The catalogue knows no city of them, so that the hotel's own place counts. */
const garmisch = hotel(7, { cityId: 77, regionId: 70, latitude: 47.49, longitude: 11.1 });
const palma = hotel(3, {
  cityId: 33,
  regionId: 30,
  latitude: 39.57,
  longitude: 2.65,
  rating: 60,
  reviewCount: 20,
});

const catalogue = buildCatalogue({ ...catalogueContent, airports, hotels: [garmisch, palma] });
const ranking = buildRanking(catalogue, null);

test('[LIST-012] a hotel has the points of its guests, and the ways from its nearest airports first', () => {
  const found = findRanked(ranking, palma.id);
  expect(found?.rating).toBe(rateGuests(60, 20));
  expect(found?.transfers.map(({ airport: code }) => code)).toEqual(['PMI', 'INN']);
  expect(found?.transfers[0]?.minutes).toBe(20);
});

test('[LIST-012] where one is earlier by car depends on where one lives', () => {
  const { isDriven } = findRankBasis(ranking, garmisch.id);
  expect(isDriven({ from: 'MUC', to: 'INN' })).toBe(true);
  expect(isDriven({ from: 'HAM', to: 'INN' })).toBe(false);
});

test('[LIST-012] over water nobody is earlier by car', () => {
  expect(findRankBasis(ranking, palma.id).isDriven({ from: 'MUC', to: 'PMI' })).toBe(false);
});

test('[LIST-012] usual prices are those of the hotel’s region, and none where they are not known', () => {
  const prices = indexUsualPrices([{ regionId: 30, month: 5, flights: 20_000, night: 5_000 }]);
  const priced = buildRanking(catalogue, prices);
  const usualOf = (hotelId: number, month: number) =>
    readUsualPrice(priced, findRanked(priced, hotelId)?.region ?? -1, month);
  expect(usualOf(palma.id, 5)).toEqual({ flights: 20_000, night: 5_000 });
  expect([usualOf(palma.id, 6), usualOf(garmisch.id, 5)]).toEqual([
    { flights: 0, night: 0 },
    { flights: 0, night: 0 },
  ]);
});

test('the tables of a catalogue are built once for the same prices', () => {
  const prices = indexUsualPrices([]);
  const [one, other] = [buildRanking(catalogue, prices), buildRanking(catalogue, prices)];
  expect(other.rows).toBe(one.rows);
  expect(other.usual).toBe(one.usual);
  expect(buildRanking(catalogue, indexUsualPrices([])).usual).not.toBe(one.usual);
});
