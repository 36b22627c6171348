import { expect, test } from 'vitest';
import {
  dropFormerTrip,
  type FormerTripAddress,
  readFormerTrip,
  toFormerTrip,
} from './former-trip-address.ts';
import { tripFacts } from './implied-changes.ts';

const former: FormerTripAddress = { id: 'EQAB-_cd', chosen: ['departure', 'nights'], party: null };

test.each([
  former,
  { ...former, chosen: [] },
  { ...former, chosen: tripFacts },
  { ...former, party: { adults: '3', children: undefined } },
  { ...former, party: { adults: undefined, children: '2019-05-01,2021-11-30' } },
  { ...former, party: { adults: undefined, children: undefined } },
  { ...former, party: { parties: '2-4.9,2' } },
])('the address says the former trip as it was: %j', (trip) => {
  expect(readFormerTrip(new URLSearchParams(toFormerTrip(trip)))).toEqual(trip);
});

test.each(['', 'before=', 'chose=departure', 'offer=abc'])('%j names no former trip', (query) => {
  expect(readFormerTrip(new URLSearchParams(query))).toBeNull();
});

test('what nobody can choose is left out', () => {
  expect(readFormerTrip(new URLSearchParams('before=a&chose=price-nights-'))?.chosen).toEqual(['nights']);
});

test('it is dropped, and the rest stays', () => {
  const query = new URLSearchParams(
    `duration=7&${toFormerTrip({ ...former, party: { adults: '3' } })}&offer=b`,
  );
  dropFormerTrip(query);
  expect(query.toString()).toBe('duration=7&offer=b');
});
