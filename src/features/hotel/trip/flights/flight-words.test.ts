import { expect, test } from 'vitest';
import { loadTexts } from '../../../../texts/load-texts.ts';
import {
  arrivesNextDay,
  type Flight,
  formatFlightLength,
  handBaggageOf,
  isNearlySoldOut,
} from './flight-words.ts';

const flight: Flight = {
  id: 1,
  departureDate: '2027-05-01',
  departureDateTime: '2027-05-01T22:05',
  arrivalDateTime: '2027-05-02T00:15',
  durationMinutes: 185,
  airline: { code: '7Q', name: 'Nordwind Air' },
  flightNumber: '7Q 111',
  stops: 0,
  cabin: 'economy',
  baggage: 'baggage',
  seats: 9,
};

test('a flight over midnight arrives on the next day', () => {
  expect(arrivesNextDay(flight)).toBe(true);
  expect(arrivesNextDay({ ...flight, arrivalDateTime: '2027-05-01T23:59' })).toBe(false);
});

test('minutes of a flight have two digits', async () => {
  const texts = await loadTexts('en');
  expect(formatFlightLength(flight, texts)).toBe('3 h 05 min');
  expect(formatFlightLength({ ...flight, durationMinutes: null }, texts)).toBeNull();
});

test.each([
  ['none', 'personalCarryOn'],
  ['carryOn', 'carryOn'],
  ['baggage', 'carryOn'],
] as const)('[FLIGHT-011, FLIGHT-012] %s means %s in the hand', (baggage, handBaggage) => {
  expect(handBaggageOf(baggage)).toBe(handBaggage);
});

test.each([
  [4, true],
  [5, false],
])('with %i seats left a flight is nearly sold out: %s', (seats, expected) => {
  expect(isNearlySoldOut({ ...flight, seats })).toBe(expected);
});
