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

test('[FLOW-002] [FLOW-007] [FLOW-008] [FLOW-009] finished steps are links, the current step is marked, and the next step is plain text', async () => {
  const markup = await render(false);
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    `/de-de/booking/${checkoutId}/ancillaries`,
    `/de-de/booking/${checkoutId}/info`,
  ]);
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-current="step".*Payment.*Confirmation/);
});

test('no step is a link once a booking is in progress', async () => {
  expect(await render(true)).not.toContain('href');
});
