import { expect, it } from 'vitest';
import { buildBookedTrip } from '../../../../tests/factories/change-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { settableClock } from '../../../domain/time/clock.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { createChangeJudge } from './judge-change.ts';
import type { ChangeWish } from './wishes/change-wish.ts';

const judge = createChangeJudge({
  clock: settableClock('2027-01-10T12:00:00Z'),
  findOffer: async () => ({ outcome: 'same' }),
  askExtras: async () => ({ extras: [], seatMaps: [] }),
  alternatives: { findNotice: async () => null, listAlternatives: async () => [] },
});

const wishes: readonly ChangeWish[] = [
  { kind: 'name', names: [] },
  { kind: 'offer', offer: 'offer' },
  { kind: 'transfer', people: [] },
  { kind: 'extras', choices: [] },
];

it.each(wishes)('a trip of which the bank has taken something back is not changed: $kind', async (wish) => {
  const judgeTrip = (taken: Partial<BookingRecord>) => judge(buildBookedTrip(taken), wish, buildVisit());
  expect(await judgeTrip({ chargedBack: 1 })).toEqual({ kind: 'charged-back' });
  expect(await judgeTrip({ laterChargedBack: 1 })).toEqual({ kind: 'charged-back' });
  expect(await judgeTrip({})).not.toEqual({ kind: 'charged-back' });
});
