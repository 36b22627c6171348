import { describe, expect, it } from 'vitest';
import type { PaymentPort } from './payment-port.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

/** Two companies have accounts of their own, and what the adapter remembers is in one database. */
export function proveCompanies(under: () => PaymentUnderTest): void {
  const both = (title: string, prove: (of: PaymentUnderTest, other: PaymentPort) => Promise<void>) =>
    it(title, async ({ skip }) => {
      const of = under();
      if (of.otherPort === undefined) return skip('The fake has one account');
      await prove(of, of.otherPort);
    });

  describe('the account of another company', () => {
    both('finds no payment of this one, and captures, refunds and voids nothing of it', async (of, other) => {
      const held = await authoriseNow(of);
      const taken = await captureNow(of);
      for (const { reference } of [held, taken])
        expect(await other.inquire({ reference, paymentId: null }, { timeoutMs: 5_000 })).toEqual({
          outcome: 'confirmed',
          payment: null,
        });
      expect(await other.capture(held, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-authorised',
      });
      expect(await other.refund(taken, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-captured',
      });
      const proceeded = { ...held, details: '{}' };
      expect(await other.proceed(proceeded, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'refused',
      });
      await other.cancel(held, paymentCallOptions()).catch(() => undefined);
      expect(await inquireNow(of, held.reference)).toMatchObject({
        state: 'authorised',
        authorised: held.amount,
      });
      expect(await inquireNow(of, taken.reference)).toMatchObject({ captured: taken.amount, refunded: 0 });
    });

    both('cannot pay under a reference, or repeat a key, of this one', async (of, other) => {
      const request = buildPaymentRequest();
      const options = paymentCallOptions();
      const payment = await authoriseNow(of, request);
      await expect(other.authorise(request, paymentCallOptions())).rejects.toThrow();
      const captured = await of.port.capture(payment, options);
      expect(captured).toEqual({ outcome: 'confirmed' });
      await expect(other.capture(payment, options)).rejects.toThrow();
    });

    both('reads no message about a payment of this one', async (of, other) => {
      const { reference } = await authoriseNow(of);
      const webhooks = (await other.readWebhooks(await of.buildWebhook(reference))) ?? [];
      expect(webhooks.filter((webhook) => webhook.reference === reference)).toEqual([]);
      if (of.buildOtherWebhook === undefined) return;
      // Rightly signed for the other account, and about a payment of this one.
      const signed = (await other.readWebhooks(await of.buildOtherWebhook(reference))) ?? [];
      expect(signed).toEqual([]);
    });
  });
}
