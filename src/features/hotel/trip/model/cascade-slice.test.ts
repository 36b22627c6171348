import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import { cascadeActions, cascadeColumns, cascadeSlice, reduceCascade } from './cascade-slice.ts';

const atDates = reduceCascade(cascadeSlice.initial, cascadeActions.selectColumn('dates'));

test('[CASC-001] the columns are length of stay, airport, month and date', () => {
  expect(cascadeColumns).toEqual(['los', 'airports', 'months', 'dates']);
});

test('[CASC-007] the first column is selected at first, and any other when it is chosen', () => {
  expect(cascadeSlice.initial.selectedCascadeColumn).toBe('los');
  expect(atDates.selectedCascadeColumn).toBe('dates');
});

test('[CASC-002] [CASC-003] another hotel and leaving the hotel reset the selected column', () => {
  expect(reduceCascade(atDates, clientActions.changePage('hoteldetail', 'hoteldetail'))).toBe(
    cascadeSlice.initial,
  );
  expect(reduceCascade(atDates, clientActions.changePage('hoteldetail', 'resultlist'))).toBe(
    cascadeSlice.initial,
  );
});

test('[CASC-004] leaving the extras of the checkout resets the selected column', () => {
  expect(reduceCascade(atDates, clientActions.changePage('checkout_ancillaries', 'hoteldetail'))).toBe(
    cascadeSlice.initial,
  );
});

test('other pages and actions leave the selected column', () => {
  expect(reduceCascade(atDates, clientActions.changePage('resultlist', 'hoteldetail'))).toBe(atDates);
  expect(reduceCascade(atDates, { type: 'SOMETHING_ELSE' })).toBe(atDates);
});

test('[SHELL-016] starting over resets the selected column', () => {
  expect(reduceCascade(atDates, clientActions.startOver())).toBe(cascadeSlice.initial);
});
