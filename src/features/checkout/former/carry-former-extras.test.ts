import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import type { OfferedExtra } from '../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { carryFormerExtras } from './carry-former-extras.ts';

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
const former = { offerKey, party: { adults: 2, childrenBorn: [100] }, extras: [suitcase, seat] };
const offered = [
  offer({ ...suitcase, leg: 'inbound' }, 'back'),
  offer(suitcase, 'new'),
  offer(seat, 'new seat'),
];

test('extras go on under the ids of the new offer, for the same people', () => {
  const now = { offerKey, party: { adults: 2, childrenBorn: [50, 100] } };
  expect(carryFormerExtras(former, now, offered)).toEqual([
    { ...suitcase, id: 'new', travellers: [0, 3] },
    { ...seat, id: 'new seat' },
  ]);
});

test('a seat on another flight is not carried over', () => {
  const inbound = offerKey.inbound && { ...offerKey.inbound, day: offerKey.inbound.day + 1 };
  const now = { offerKey: { ...offerKey, inbound }, party: former.party };
  expect(carryFormerExtras(former, now, offered).map(({ id }) => id)).toEqual(['new', 'seat']);
});

test('who does not travel any more has no extras', () => {
  const now = { offerKey, party: { adults: 1, childrenBorn: [] } };
  expect(carryFormerExtras(former, now, offered)).toEqual([{ ...suitcase, id: 'new', travellers: [0] }]);
});

test('what is not offered keeps the id of before, which no offer has', () => {
  expect(carryFormerExtras(former, former, []).map(({ id }) => id)).toEqual(['old', 'seat']);
});
