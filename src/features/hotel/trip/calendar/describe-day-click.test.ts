import { expect, test } from 'vitest';
import { describeDayClick } from './describe-day-click.ts';

test('[CAL-005] [TRACK-005] a click on a day sends the hotel, the day and the package', () => {
  const day = { value: '2027-05-01', offerId: 'offer-1', amount: 71_950, total: 143_900 };
  expect(describeDayClick(day, { hotelId: 7, los: '10', currency: 'EUR' })).toEqual({
    name: 'select_day',
    params: {
      hotelId: '7',
      date: '2027-05-01',
      currency: 'EUR',
      value: 719.5,
      package: { offerId: 'offer-1', nights: 10 },
    },
  });
});
