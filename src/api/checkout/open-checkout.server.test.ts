import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { findOpenCheckout } from './open-checkout.server.ts';

const world = openExtrasService();
const checkouts = createFakeCheckouts(world.clock);
const checkout = await beginCheckout(checkouts, 'own', world);

function find(progress: BookingProgress | null, session = 'own') {
  const followed: string[] = [];
  const bookings = {
    async follow(checkoutId: string) {
      followed.push(checkoutId);
      return progress;
    },
  };
  const caller = { visit: buildVisit(), visitor: { ...unknownVisitor, session }, checkoutId: checkout.id };
  return { found: findOpenCheckout({ checkouts, bookings }, caller), followed };
}

test('a checkout without a booking is open', async () => {
  expect(await find(null).found).toEqual({ state: 'open', checkout, session: 'own' });
});

test('a checkout whose booking has failed is open', async () => {
  const { found } = find({ state: 'failed', failure: 'declined', newBase: null });
  expect(await found).toEqual({ state: 'open', checkout, session: 'own' });
});

test('a checkout that is being booked is not open, and its session is renewed all the same', async () => {
  const { found } = find({ state: 'working', order: buildOrder() });
  expect(await found).toEqual({ state: 'being-booked', checkout, session: 'own' });
});

test('[FLOW-040] another session learns nothing of the booking', async () => {
  const { found, followed } = find({ state: 'working', order: buildOrder() }, 'another');
  expect(await found).toEqual({ state: 'not-found' });
  expect(followed).toEqual([]);
});
