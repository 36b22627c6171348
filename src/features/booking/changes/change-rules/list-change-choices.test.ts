import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import type { BookedTrip } from '../../../../domain/booking/booked-trip.ts';
import type { TariffTerms } from '../../../../domain/search/tariff-terms.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { isChangeable, listChangeChoices } from './list-change-choices.ts';

const departure = requireDay('2027-05-01');
const ordered = buildOrder();

/** A trip of a tariff that can be changed until five days before departure, and whose names can be corrected. */
function buildTrip(traits: Partial<TariffTerms> = {}, parts: Partial<BookedTrip> = {}) {
  const terms = {
    ...ordered.trip.terms,
    nameCorrection: { maxLetters: 3 },
    transferFee: 4_500,
    change: { fees: [{ daysBefore: 5, by: 'amount', value: 4_000 }] },
    ...traits,
  } as const;
  return buildBookedTrip({ order: { ...ordered, trip: { ...ordered.trip, ...parts, terms } } });
}

const on = (today: number) => ({ today, locale: 'de-de', linkKey: 'key' });
const list = (today: number, traits: Partial<TariffTerms> = {}) =>
  listChangeChoices(buildTrip(traits), on(today)).map(({ id, path, fee, until }) => ({
    id,
    isPossible: path !== null,
    fee,
    until,
  }));

test('each way to change a trip is listed with what it costs today and its last day', () => {
  expect(list(departure - 30)).toEqual([
    { id: 'offer', isPossible: true, fee: 4_000, until: '2027-04-26' },
    { id: 'name', isPossible: true, fee: 0, until: '2027-04-30' },
    { id: 'extras', isPossible: true, fee: 0, until: '2027-04-30' },
    { id: 'transfer', isPossible: true, fee: 4_500, until: '2027-04-24' },
  ]);
});

test('what is over keeps its last day, and what the tariff never allowed has none', () => {
  expect(list(departure - 4).map(({ isPossible }) => isPossible)).toEqual([false, true, true, false]);
  expect(list(departure - 30, { change: null, nameCorrection: null })).toMatchObject([
    { isPossible: false, until: null },
    { isPossible: false, until: null },
    { isPossible: true },
    { isPossible: true },
  ]);
});

test('a stay alone whose tariff takes nobody else is not handed over, a package is, free of charge', () => {
  const transferOf = (parts: Partial<BookedTrip>) =>
    listChangeChoices(buildTrip({ transferFee: null }, parts), on(departure - 30)).at(-1);
  expect(transferOf({})).toMatchObject({ id: 'transfer', fee: 0, until: '2027-04-24' });
  expect(transferOf({ outbound: null, inbound: null })).toMatchObject({
    id: 'transfer',
    path: null,
    until: null,
  });
});

test('each link keeps the key of the mail', () => {
  for (const { path } of listChangeChoices(buildTrip(), on(departure - 30)))
    expect(path).toMatch(/\/change\/(trip|names|extras|transfer)\?key=key$/);
});

test('a trip is changeable while one of them is possible', () => {
  expect(isChangeable(buildTrip(), on(departure - 1))).toBe(true);
  expect(isChangeable(buildTrip(), on(departure))).toBe(false);
  expect(isChangeable({ ...buildTrip(), state: 'cancelled' }, on(departure - 30))).toBe(false);
});
