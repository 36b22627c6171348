import { expect, it } from 'vitest';
import { tripOf } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import { firstDayOf } from '../../../../domain/booking/booked-trip.ts';
import { formatDay } from '../../../../domain/time/calendar-day.ts';
import type { RebookOffer, RebookOffers } from './rebook-offers.ts';
import { toRebookChoices } from './to-rebook-choices.ts';

const order = tripOf(buildBookedTrip().order);

const offerOf = (offer: string, base: number): RebookOffer => ({
  offer,
  base,
  room: 'Double room',
  board: 'breakfast',
});

const offers: RebookOffers = {
  ownOffer: 'own',
  month: '2027-06',
  previousMonth: null,
  nextMonth: '2027-07',
  chosen: null,
  days: [
    { ...offerOf('own', order.price.base + 2_600), day: '2027-06-08' },
    { ...offerOf('later', order.price.base + 4_400), day: '2027-06-15' },
  ],
  lengths: [],
  rooms: [],
  outbounds: [],
  inbounds: [],
};

const pathOf = (query: Readonly<Record<string, string>>, part: string) =>
  `/change?${new URLSearchParams(query)}#${part}`;

it('the day that is booked has no price of today, and leads back to the trip as it is', () => {
  const { days, chosen, bookedDay } = toRebookChoices(order, offers, { isNamed: false, pathOf });
  expect(bookedDay).toBe(formatDay(firstDayOf(order.trip)));
  expect(days).toMatchObject([
    { day: '2027-06-08', difference: null, path: '/change?#dates' },
    { day: '2027-06-15', difference: 4_400, path: '/change?offer=later#dates' },
  ]);
  expect(chosen).toBeNull();
});
