import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import { calendarActions, calendarSlice, reduceCalendar } from './calendar-slice.ts';

const { initial } = calendarSlice;
const turned = reduceCalendar(initial, calendarActions.turnTo('2027-05'));

test('[CAL-001] the calendar begins with the month of the offer, and knows the month turned to', () => {
  expect(initial).toEqual({ selectedMonth: null });
  expect(turned).toEqual({ selectedMonth: '2027-05' });
});

test('[CAL-007] another hotel, another page and starting over forget the month', () => {
  expect(reduceCalendar(turned, clientActions.changePage('hoteldetail', 'hoteldetail'))).toBe(initial);
  expect(reduceCalendar(turned, clientActions.changePage('hoteldetail', 'resultlist'))).toBe(initial);
  expect(reduceCalendar(turned, clientActions.changePage('checkout_info', 'resultlist'))).toBe(initial);
  expect(reduceCalendar(turned, clientActions.startOver())).toBe(initial);
});

test('[CAL-007] who goes to book and comes back finds the month again', () => {
  const booking = reduceCalendar(turned, clientActions.changePage('hoteldetail', 'checkout_ancillaries'));
  const back = reduceCalendar(booking, clientActions.changePage('checkout_ancillaries', 'hoteldetail'));
  expect(back).toEqual(turned);
});

test('a month that has come and other actions leave the calendar', () => {
  expect(reduceCalendar(turned, calendarActions.load())).toBe(turned);
  expect(reduceCalendar(turned, { type: 'SOMETHING_ELSE' })).toBe(turned);
});
