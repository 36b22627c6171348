import { expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { brand as tagwind } from '../../brands/tagwind/brand.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { findOwnCheckout } from './own-checkout.server.ts';

const world = openExtrasService();
const checkouts = createFakeCheckouts(world.clock);
const checkout = await beginCheckout(checkouts, 'own', world);

const find = (session: string | null, { visit = buildVisit(), checkoutId = checkout.id } = {}) =>
  findOwnCheckout(
    { checkouts },
    { visit, visitor: { ...unknownVisitor, id: 'visitor', session }, checkoutId },
  );

test('[STORE-013] the session that a checkout was created in finds it, and is the one to renew', async () => {
  expect(await find('own')).toEqual({ checkout, session: 'own' });
});

test.each([
  ['another session', () => find('another')],
  ['a visitor without a session', () => find(null)],
  ['the site of another brand', () => find('own', { visit: buildVisit({ brand: tagwind }) })],
  ['another id', () => find('own', { checkoutId: 'unknown' })],
])('[FLOW-040] %s does not find it', async (_case, findByOther) => {
  expect(await findByOther()).toBeNull();
});
