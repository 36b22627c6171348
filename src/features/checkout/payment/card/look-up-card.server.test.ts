import { expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts } from '../../../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../../../tests/factories/render-in-shop.tsx';
import { createFakePayment } from '../../../../demo/payment-provider/fake-payment.ts';
import { lookUpCard } from './look-up-card.server.ts';

const world = openExtrasService();
const checkout = await beginCheckout(createFakeCheckouts(world.clock), 'session of the test', world);
const discount = Math.floor((checkout.baseTotal * 7 + 50) / 100);

test('[PAY-022] [DISC-003] a card of the discounted range saves 7 per cent of the base price', async () => {
  const payments = createFakePayment(world);
  expect(await lookUpCard(payments, checkout, buildVisit(), '411111')).toEqual({
    success: true,
    strategy: 'discount',
    cardType: 'Visa',
    discount,
    messages: [],
    totalAmount: checkout.baseTotal - discount,
  });
});

test.each([
  ['222300', 'allow'],
  ['400000', 'default'],
])(
  '[DISC-002] a card that begins with %s is under the strategy %s at the full price',
  async (digits, strategy) => {
    const looked = await lookUpCard(createFakePayment(world), checkout, buildVisit(), digits);
    expect(looked).toMatchObject({ success: true, strategy, discount: 0, totalAmount: checkout.baseTotal });
  },
);

test('[VALID-056] a card out of the ranges of the brand is refused', async () => {
  expect(await lookUpCard(createFakePayment(world), checkout, buildVisit(), '601100')).toMatchObject({
    success: false,
    strategy: 'disallowed',
    discount: 0,
    totalAmount: checkout.baseTotal,
    messages: [{ code: 'paymentCardNumberBinInvalid' }],
  });
});

test('a provider that does not answer leaves the brand of the card unknown and the discount as it is', async () => {
  const payments = createFakePayment(world);
  payments.faults.lookUpCard = { kind: 'unknown' };
  const looked = await lookUpCard(payments, checkout, buildVisit(), '411111');
  expect(looked).toMatchObject({ success: true, cardType: null, discount });
});
