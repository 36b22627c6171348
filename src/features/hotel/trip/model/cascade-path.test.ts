import { expect, test } from 'vitest';
import { choiceBefore, listColumns, pathOf } from './cascade-path.ts';

const frankfurt = { code: 'FRA', name: 'Frankfurt' };
const fliesOn = (departureDate: string) => ({
  departureDate,
  departureDateTime: `${departureDate}T23:10`,
  arrivalDateTime: `${departureDate}T23:59`,
});
const offer = {
  lengthOfStay: 7,
  checkIn: '2027-01-01',
  departureAirport: frankfurt,
  departureFlight: fliesOn('2026-12-31'),
};
const path = pathOf(offer);
const pathWithoutFlights = pathOf({ ...offer, departureAirport: null, departureFlight: null });

test('[CASC-001] an overnight flight over the new year lies in the month and on the day it departs', () => {
  expect(path).toEqual({ los: '7', airports: 'FRA', months: '2026-12', dates: '2026-12-31' });
});

test('[CASC-001] without flights the day is that of check-in, and there is no airport to choose', () => {
  expect(pathWithoutFlights).toEqual({ los: '7', airports: null, months: '2027-01', dates: '2027-01-01' });
  expect(listColumns(pathWithoutFlights)).toEqual(['los', 'months', 'dates']);
  expect(listColumns(path)).toEqual(['los', 'airports', 'months', 'dates']);
});

test('[CASC-001] each column is narrowed by those before it, never by itself', () => {
  expect(choiceBefore('los', path)).toEqual({ from: 'FRA' });
  expect(choiceBefore('los', pathWithoutFlights)).toEqual({});
  expect(choiceBefore('airports', path)).toEqual({ los: '7' });
  expect(choiceBefore('months', path)).toEqual({ los: '7', from: 'FRA' });
  expect(choiceBefore('dates', path)).toEqual({ los: '7', from: 'FRA', month: '2026-12' });
  expect(choiceBefore('dates', pathWithoutFlights)).toEqual({ los: '7', month: '2027-01' });
});
