import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import { calendarActions } from '../calendar/calendar-slice.ts';
import { offerActions } from '../choice/offer-slice.ts';
import { flightChangerActions, flightChangerSlice, reduceFlightChanger } from './flight-changer-slice.ts';

const { initial } = flightChangerSlice;
const model = {
  id: 'a',
  hotelId: 1,
  totalAmount: 1,
  perPersonAmount: 1,
  knownAt: '2026-11-21T12:00:00.000Z',
  source: 'index' as const,
};

test('[FLIGHT-009] it filters nothing and has nothing to load at first', () => {
  expect(initial).toEqual({
    stopOver: null,
    baggageFilter: null,
    airlineFilter: false,
    nightFilter: false,
    shouldLoad: false,
    isReady: false,
    isOpen: null,
  });
});

test.each([
  ['[FLIGHT-003] an initial offer', offerActions.setInitial(model)],
  ['[FLIGHT-004] a calendar that was loaded', calendarActions.load()],
  ['[FLIGHT-005] another offer, and so another hotel,', offerActions.loadSelected()],
  ['[FLIGHT-006] a choice in the cascade', { type: 'CASCADE_CHANGED' }],
  ['[FLIGHT-007] other baggage', flightChangerActions.filter({ baggageFilter: 'baggage' })],
])('%s makes the flights load', (_what, action) => {
  expect(reduceFlightChanger(initial, action).shouldLoad).toBe(true);
});

test('a load that has begun is not due any more', () => {
  const due = reduceFlightChanger(initial, calendarActions.load());
  expect(reduceFlightChanger(due, flightChangerActions.load()).shouldLoad).toBe(false);
});

test('[FLIGHT-008] another page resets it', () => {
  const open = reduceFlightChanger(initial, flightChangerActions.open());
  expect(reduceFlightChanger(open, clientActions.changePage('hoteldetail', 'hoteldetail'))).toBe(initial);
});

test('filters are set one by one', () => {
  const direct = reduceFlightChanger(initial, flightChangerActions.filter({ stopOver: 0 }));
  const both = reduceFlightChanger(direct, flightChangerActions.filter({ airlineFilter: true }));
  expect(both).toMatchObject({ stopOver: 0, airlineFilter: true, baggageFilter: null });
});
