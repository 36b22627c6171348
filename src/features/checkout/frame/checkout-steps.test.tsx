import { expect, test } from 'vitest';
import { renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { stepIcons } from './step-icons.ts';

const checkoutId = 'AAAAAAAAAAAAAAAAAAAAAA';
const render = (isLocked: boolean) =>
  renderInShop(<CheckoutSteps checkoutId={checkoutId} current="payment" isLocked={isLocked} />);

test('[FLOW-004] there are icons for exactly seven keys', () => {
  expect(Object.keys(stepIcons).sort()).toEqual([
    'billing',
    'confirmation',
    'contact',
    'insurance',
    'payment',
    'travellers',
    'voucher',
  ]);
});

test('[FLOW-002] [FLOW-007] [FLOW-008] [FLOW-009] done steps lead back, the current one is marked, the next one is named', async () => {
  const markup = await render(false);
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    `/de-de/booking/${checkoutId}/ancillaries`,
    `/de-de/booking/${checkoutId}/info`,
  ]);
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-current="step".*Payment.*Confirmation/);
});

test('once a booking is under way no step leads back', async () => {
  expect(await render(true)).not.toContain('href');
});
