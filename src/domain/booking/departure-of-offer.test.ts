import { expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { formatDay } from '../time/calendar-day.ts';
import { stayOfOffer } from './departure-of-offer.ts';

const daysOf = (traits: Parameters<typeof buildOffer>[0]) => {
  const { checkIn, departure, nights } = stayOfOffer(buildOffer({ departure: '2027-05-01', ...traits }));
  return [formatDay(departure), formatDay(checkIn), nights];
};

test('[CONST-028] days before departure are counted from the day of the outbound flight', () => {
  expect(daysOf({ nights: 7 })).toEqual(['2027-05-01', '2027-05-01', 7]);
  expect(daysOf({ isOvernight: true })).toEqual(['2027-05-01', '2027-05-02', 7]);
});

test('without flights they are counted from check-in', () => {
  expect(daysOf({ isHotelOnly: true })).toEqual(['2027-05-01', '2027-05-01', 7]);
});
