import { expect, test } from 'vitest';
import { listPickUps } from './list-pick-ups.ts';

const there = { departure: '2027-05-01T20:45', arrival: '2027-05-01T23:05' };
const back = { departure: '2027-05-08T01:10', arrival: '2027-05-08T03:35' };
const trip = { outbound: there, inbound: back };
const meetingPoint = { de: 'Ausgang 2', en: 'Exit 2', it: 'Uscita 2', es: 'Salida 2', fr: 'Sortie 2' };
const pickUp = { meetingPoint, waitMinutes: 75, returnMinutes: 170 };

test('[EXTRA-002] a transfer waits after the landing, and is at the hotel before the flight home', () => {
  expect(listPickUps(trip, [{ kind: 'luggage' }, { kind: 'transfer', pickUp }])).toEqual([
    { leg: 'outbound', at: '2027-05-01T23:05', until: '2027-05-02T00:20', meetingPoint },
    { leg: 'inbound', at: '2027-05-07T22:20', until: null, meetingPoint: null },
  ]);
});

test('[EXTRA-002] pick-ups move with their flights', () => {
  const late = { ...trip, inbound: { ...back, departure: '2027-05-08T05:10' } };
  const [, home] = listPickUps(late, [{ kind: 'transfer', pickUp }]);
  expect(home?.at).toBe('2027-05-08T02:20');
});

test('nothing is said of a transfer whose supplier says nothing, nor of one that was not booked', () => {
  expect(listPickUps(trip, [{ kind: 'transfer' }])).toEqual([]);
  expect(listPickUps(trip, [{ kind: 'luggage' }])).toEqual([]);
});
