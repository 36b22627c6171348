import { describe, expect, it } from 'vitest';
import {
  authoriseNow,
  buildPaymentRequest,
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

/** The same key is the same call; the same reference is the same payment. */
export function provePaymentIdempotency(under: () => PaymentUnderTest): void {
  const port = () => under().port;

  describe('idempotency', () => {
    it('answers a repeated key with what happened the first time, at once and later', async () => {
      const request = buildPaymentRequest();
      const options = paymentCallOptions();
      const [one, other] = await Promise.all([
        port().authorise(request, options),
        port().authorise(request, options),
      ]);
      expect(one.outcome).toBe('confirmed');
      expect(other).toEqual(one);
      expect(await port().authorise(request, options)).toEqual(one);
    });

    it('captures once for two calls with one key', async () => {
      const payment = await authoriseNow(under());
      const options = paymentCallOptions();
      const both = await Promise.all([port().capture(payment, options), port().capture(payment, options)]);
      expect(both).toEqual([{ outcome: 'confirmed' }, { outcome: 'confirmed' }]);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: payment.amount });
    });

    it('refunds once for two calls with one key, and again with another key', async () => {
      const payment = await captureNow(under());
      const part = { ...payment, amount: 100 };
      const options = paymentCallOptions();
      const first = await port().refund(part, options);
      expect(await port().refund(part, options)).toEqual(first);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded: 100 });
      expect(await port().refund(part, paymentCallOptions())).not.toEqual(first);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded: 200 });
    });

    it('answers a refused call with its refusal, though it would be granted now', async () => {
      const payment = await authoriseNow(under());
      const options = paymentCallOptions();
      const refused = { outcome: 'refused', reason: 'not-captured' };
      expect(await port().refund(payment, options)).toEqual(refused);
      await port().capture(payment, paymentCallOptions());
      expect(await port().refund(payment, options)).toEqual(refused);
    });

    it('ignores the order of the fields', async () => {
      const { reference, amount, ...others } = buildPaymentRequest();
      const options = paymentCallOptions();
      const first = await port().authorise({ reference, amount, ...others }, options);
      expect(await port().authorise({ ...others, amount, reference }, options)).toEqual(first);
    });

    it('throws when a key is used for another request or another call', async () => {
      const request = buildPaymentRequest();
      const options = paymentCallOptions();
      const payment = { ...request, paymentId: 'any' };
      await port().authorise(request, options);
      await expect(port().authorise({ ...request, amount: request.amount + 1 }, options)).rejects.toThrow();
      await expect(port().capture(payment, options)).rejects.toThrow();
    });

    it('has one payment for a reference, with any key', async () => {
      const request = buildPaymentRequest();
      const [one, other] = await Promise.all([
        port().authorise(request, paymentCallOptions()),
        port().authorise(request, paymentCallOptions()),
      ]);
      expect(other).toEqual(one);
      await expect(
        port().authorise({ ...request, amount: request.amount - 1 }, paymentCallOptions()),
      ).rejects.toThrow();
      expect(await inquireNow(under(), request.reference)).toMatchObject({ authorised: request.amount });
    });

    it.each([
      ['a key of 7 characters', { idempotencyKey: '1234567', timeoutMs: 1_000 }],
      ['a key of 65 characters', { idempotencyKey: 'x'.repeat(65), timeoutMs: 1_000 }],
      ['no time', { idempotencyKey: '12345678', timeoutMs: 0 }],
      ['more than two minutes', { idempotencyKey: '12345678', timeoutMs: 120_001 }],
    ])('throws for %s', async (_, options) => {
      await expect(port().authorise(buildPaymentRequest(), options)).rejects.toThrow(RangeError);
    });

    it.each(['', 'x'.repeat(41), 'with blank'])('throws for the reference "%s"', async (reference) => {
      await expect(
        port().authorise(buildPaymentRequest({ reference }), paymentCallOptions()),
      ).rejects.toThrow(RangeError);
    });
  });
}
