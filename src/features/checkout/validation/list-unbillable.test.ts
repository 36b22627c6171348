import { expect, test } from 'vitest';
import { buildTraveller } from '../../../demo/bookings/build-traveller.ts';
import { exampleTrip } from '../frame/example-summary.ts';
import { listUnbillable } from './list-unbillable.ts';

const trip = { ...exampleTrip, outbound: null, checkIn: '2027-05-01' };
const list = (birthDate: string) =>
  listUnbillable({
    trip,
    travellers: [buildTraveller({ firstName: 'Cleo', lastName: 'Berg', gender: 'FEMALE', birthDate })],
  });

test.each([
  ['18', '2009-05-01', []],
  ['one day short of 18', '2009-05-02', ['cleo berg']],
  ['one day short of 101', '1926-05-02', []],
  ['101', '1926-05-01', ['cleo berg']],
])('[checkout X-071] a billed traveller is 18 to 100 on departure: %s', (_age, birthDate, unbillable) => {
  expect(list(birthDate)).toEqual(unbillable);
});

test('nobody is known before the travellers are entered', () => {
  expect(listUnbillable({ trip, travellers: null })).toEqual([]);
});
