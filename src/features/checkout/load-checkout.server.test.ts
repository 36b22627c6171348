import { expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { brand as tagwind } from '../../brands/tagwind/brand.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { loadCheckout } from './load-checkout.server.ts';

const world = openExtrasService();
const checkouts = createFakeCheckouts(world.clock);
const checkout = await beginCheckout(checkouts, 'own', world);

const load = (session: string | null, visit = buildVisit(), checkoutId: string | undefined = checkout.id) =>
  loadCheckout(
    checkouts,
    visit,
    { params: checkoutId === undefined ? {} : { checkoutId } },
    { ...unknownVisitor, session },
  );

test('a checkout opens for the session that created it', async () => {
  expect(await load('own')).toEqual(checkout);
});

test('[FLOW-040] a checkout opens for no other session and for none', async () => {
  expect(await load('another')).toBeNull();
  expect(await load(null)).toBeNull();
});

test('a checkout does not open on the site of another brand', async () => {
  expect(await load('own', buildVisit({ brand: tagwind }))).toBeNull();
});

test('an unknown checkout does not open', async () => {
  expect(await load('own', buildVisit(), 'unknown')).toBeNull();
});
