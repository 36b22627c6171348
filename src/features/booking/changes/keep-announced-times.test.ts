import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { keepAnnouncedTimes } from './keep-announced-times.ts';

const { offerKey, trip } = buildOrder();
const described = { outbound: trip.outbound, inbound: trip.inbound };

/** As PostgreSQL keeps JSON: the keys of an object by their length and letters. */
function fromDatabase(key: typeof offerKey): typeof offerKey {
  const sort = <T extends object | null>(value: T): T =>
    value === null
      ? value
      : (Object.fromEntries(
          Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
        ) as T);
  return { ...sort(key), outbound: sort(key.outbound), inbound: sort(key.inbound) };
}

test('a flight that is kept has the times that were announced, and another one those of the index', () => {
  const { outbound, inbound } = trip;
  if (outbound === null || inbound === null || offerKey.inbound === null) throw new Error('no flights');
  const announced = { outbound: { ...outbound, departure: '2027-05-01T20:00' }, inbound };
  const booked = { offerKey: fromDatabase(offerKey), trip: announced };
  expect(JSON.stringify(booked.offerKey.outbound)).not.toBe(JSON.stringify(offerKey.outbound));
  expect(keepAnnouncedTimes(booked, { ...offerKey, planId: 7 }, described)).toEqual(announced);
  const other = { ...offerKey, outbound: { ...offerKey.inbound, id: 99 } };
  expect(keepAnnouncedTimes(booked, other, described)).toEqual(described);
});
