import { expect, test } from 'vitest';
import { climateStations } from './climate-stations.ts';
import { findClimate } from './find-climate.ts';
import { measureDistance } from './measure-distance.ts';

const heraklion = { latitude: 35.34, longitude: 25.18 };

test('a place has the climate of the nearest station in that month', () => {
  expect(findClimate(climateStations, { latitude: 35.33, longitude: 24.92 }, '2027-05')).toEqual({
    air: 24,
    sea: 20,
  });
  expect(findClimate(climateStations, { latitude: 31.39, longitude: -7.99 }, '2027-01')).toEqual({
    air: 18,
    sea: null,
  });
});

test.each([
  [0.62, true],
  [0.64, false],
])('%d degrees north of a station, about 70 kilometres, have its climate: %s', (degrees, hasClimate) => {
  const place = { ...heraklion, latitude: heraklion.latitude + degrees };
  expect(findClimate(climateStations, place, '2027-05') !== null).toBe(hasClimate);
});

test('a station in the valley does not speak for a place in the mountains, nor the other way', () => {
  const summit = {
    ...heraklion,
    name: 'Psiloritis',
    air: Array.from({ length: 12 }, () => 8),
    isInMountains: true,
  } as const;
  const stations = [...climateStations, summit];
  expect(findClimate(climateStations, { ...heraklion, holidayKind: 'mountains' }, '2027-05')).toBeNull();
  expect(findClimate(stations, { ...heraklion, holidayKind: 'mountains' }, '2027-05')).toEqual({
    air: 8,
    sea: null,
  });
  expect(findClimate(stations, { ...heraklion, holidayKind: 'beach' }, '2027-05')).toEqual({
    air: 24,
    sea: 20,
  });
});

test('every station has twelve months, the sea too where it has one', () => {
  for (const { air, sea } of climateStations) {
    expect(air).toHaveLength(12);
    if (sea !== undefined) expect(sea).toHaveLength(12);
  }
});

test('a degree of latitude is 111 kilometres', () => {
  expect(measureDistance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
    111.19,
    2,
  );
});
