import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import type { OfferedExtra } from '../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { carryExtras } from './carry-extras.ts';
import { reviewExtras } from './review-extras.ts';

const { offerKey } = buildOrder();
const suitcase: ChosenExtra = {
  id: 'old',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  travellers: [0, 2],
  amount: 9_000,
};
const seat: ChosenExtra = {
  id: 'seat',
  kind: 'seat',
  variant: '12A',
  leg: 'inbound',
  travellers: [1],
  amount: 2_000,
};
const offer = (extra: ChosenExtra, id: string): OfferedExtra => ({
  ...extra,
  id,
  price: 4_500,
  per: 'traveller',
});
const trip = { offerKey, extras: [suitcase, seat] };
const offered = [
  offer({ ...suitcase, leg: 'inbound' }, 'back'),
  offer(suitcase, 'new'),
  offer(seat, 'new seat'),
];
const otherFlightHome = {
  ...offerKey,
  inbound: offerKey.inbound && { ...offerKey.inbound, day: offerKey.inbound.day + 1 },
};

test('extras go on under the ids that another offer has for the same thing on the same leg', () => {
  expect(carryExtras(trip, { offerKey, extras: offered })).toEqual([
    { ...suitcase, id: 'new' },
    { ...seat, id: 'new seat' },
  ]);
});

test.each([
  ['another weight', { variant: '30kg' }],
  ['the other flight', { leg: 'inbound' }],
] as const)('what another offer has only for %s keeps the id of before, which no offer has', (_, traits) => {
  const other = [offer({ ...suitcase, ...traits }, 'other')];
  expect(carryExtras({ offerKey, extras: [suitcase] }, { offerKey, extras: other })).toEqual([suitcase]);
});

test('a seat on another flight is not carried over: somebody else may sit there', () => {
  const carried = carryExtras(trip, { offerKey: otherFlightHome, extras: offered });
  expect(carried.map(({ id }) => id)).toEqual(['new', 'seat']);
});

describe('for other travellers', () => {
  test('extras go on for the same people', () => {
    const withBaby = (traveller: number) => (traveller === 2 ? 3 : traveller);
    expect(carryExtras(trip, { offerKey, extras: offered }, withBaby)).toEqual([
      { ...suitcase, id: 'new', travellers: [0, 3] },
      { ...seat, id: 'new seat' },
    ]);
  });

  test('who does not travel any more has no extras', () => {
    const alone = (traveller: number) => (traveller === 0 ? 0 : null);
    expect(carryExtras(trip, { offerKey, extras: offered }, alone)).toEqual([
      { ...suitcase, id: 'new', travellers: [0] },
    ]);
  });
});

test('a review gives what is carried over its new price, and drops what the offer does not have', () => {
  const carried = carryExtras(trip, { offerKey: otherFlightHome, extras: offered });
  const reviewed = reviewExtras(carried, offered, ['adult', 'adult', 'child'], []);
  expect(reviewed.extras).toEqual([{ ...suitcase, id: 'new', amount: 9_000 }]);
  expect(reviewed.dropped).toEqual([seat]);
});
