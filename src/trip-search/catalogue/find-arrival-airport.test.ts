import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import type { Airport } from '../../domain/search/catalogue.ts';
import { findArrivalAirport } from './find-arrival-airport.ts';

const [any] = catalogueContent.airports;
const airport = (code: string, latitude: number, longitude: number, isArrival = true): Airport => {
  if (any === undefined) throw new Error('The catalogue has airports');
  return { ...any, code, latitude, longitude, isArrival };
};
const airports = new Map(
  [
    airport('PMI', 39.55, 2.74),
    airport('MAH', 39.86, 4.22),
    // Nearer to Palma than the others, but only begun at.
    airport('XXX', 39.57, 2.65, false),
  ].map((each) => [each.code, each]),
);
const find = (latitude: number, longitude: number) =>
  findArrivalAirport({ airports }, { latitude, longitude })?.code ?? null;

test('a place has the nearest airport that holidays arrive at', () => {
  expect([find(39.57, 2.65), find(40, 4.1)]).toEqual(['PMI', 'MAH']);
});

test('a place that is further from all of them than 150 kilometres has none', () => {
  expect(find(52.5, 13.4)).toBeNull();
});
