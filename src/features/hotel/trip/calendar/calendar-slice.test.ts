import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import { calendarActions, calendarSlice, reduceCalendar } from './calendar-slice.ts';

const { initial } = calendarSlice;
const turned = reduceCalendar(initial, calendarActions.turnTo('2027-05'));
const loaded = reduceCalendar(turned, calendarActions.load('2027-05'));
const clicked = reduceCalendar(loaded, calendarActions.clickDay('offer'));

test('[CAL-006] the calendar begins with nothing selected, loaded or clicked', () => {
  expect(initial).toEqual({
    selectedMonth: null,
    clicked: false,
    clickedOnce: false,
    lastLoadedMonth: null,
    offerAfterBooking: null,
  });
});

test('[CAL-001] [CAL-006] it knows the month turned to and the one that came last', () => {
  expect(turned).toEqual({ ...initial, selectedMonth: '2027-05' });
  expect(loaded).toEqual({ ...initial, selectedMonth: '2027-05', lastLoadedMonth: '2027-05' });
});

test('[CAL-002] a click on a day marks it clicked', () => {
  expect(clicked).toMatchObject({ clicked: true, clickedOnce: true, offerAfterBooking: 'offer' });
});

test('[CAL-007] another month ends the click, but a day was clicked once', () => {
  const after = reduceCalendar(clicked, calendarActions.turnTo('2027-06'));
  expect(after).toMatchObject({ selectedMonth: '2027-06', clicked: false, clickedOnce: true });
});

test('[CAL-007] another hotel, another page and starting over forget everything', () => {
  expect(reduceCalendar(clicked, clientActions.changePage('hoteldetail', 'hoteldetail'))).toBe(initial);
  expect(reduceCalendar(clicked, clientActions.changePage('hoteldetail', 'resultlist'))).toBe(initial);
  expect(reduceCalendar(clicked, clientActions.changePage('checkout_info', 'resultlist'))).toBe(initial);
  expect(reduceCalendar(clicked, clientActions.startOver())).toBe(initial);
});

test('[CAL-007] who goes to book and comes back finds the month and the offer again', () => {
  const booking = reduceCalendar(clicked, clientActions.changePage('hoteldetail', 'checkout_ancillaries'));
  const back = reduceCalendar(booking, clientActions.changePage('checkout_ancillaries', 'hoteldetail'));
  expect(back).toEqual({ ...clicked, clicked: false });
});

test('other actions leave the calendar', () => {
  expect(reduceCalendar(clicked, { type: 'SOMETHING_ELSE' })).toBe(clicked);
});
