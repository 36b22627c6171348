import { describe, expect, it } from 'vitest';
import {
  authoriseNow,
  buildPaymentRequest,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

const unknown = { outcome: 'unknown' };

/** Missing and unreadable answers. */
export function provePaymentFaults(under: () => PaymentUnderTest): void {
  const port = () => under().port;

  describe('a missing answer', () => {
    it.each(['lost', 'lost-answer', 'slow'] as const)(
      'is unknown, and a retry with the key returns the result (%s)',
      async (kind) => {
        const request = buildPaymentRequest();
        const options = paymentCallOptions(200);
        under().faults.authorise = kind === 'slow' ? { kind, milliseconds: 300 } : { kind };
        expect(await port().authorise(request, options)).toEqual(unknown);
        delete under().faults.authorise;
        const again = { ...options, timeoutMs: 5_000 };
        const first = await port().authorise(request, again);
        expect(first.outcome).toBe('confirmed');
        expect(await port().authorise(request, again)).toEqual(first);
        expect(await inquireNow(under(), request.reference)).toMatchObject({ authorised: request.amount });
      },
    );

    it('an inquiry returns the state of the payment afterwards', async () => {
      const [lost, done] = [buildPaymentRequest(), buildPaymentRequest()];
      under().faults.authorise = { kind: 'lost' };
      expect(await port().authorise(lost, paymentCallOptions(100))).toEqual(unknown);
      under().faults.authorise = { kind: 'lost-answer' };
      expect(await port().authorise(done, paymentCallOptions(1_000))).toEqual(unknown);
      expect(await inquireNow(under(), lost.reference)).toBeNull();
      expect(await inquireNow(under(), done.reference)).toMatchObject({ authorised: done.amount });
    });

    it('is done once though the request arrives twice', async () => {
      const payment = await authoriseNow(under());
      under().faults.capture = { kind: 'duplicated' };
      expect(await port().capture(payment, paymentCallOptions())).toEqual({ outcome: 'confirmed' });
      under().faults.refund = { kind: 'duplicated' };
      await port().refund({ ...payment, amount: 100 }, paymentCallOptions());
      expect(await inquireNow(under(), payment.reference)).toMatchObject({
        captured: payment.amount,
        refunded: 100,
      });
    });

    it('is unknown when it makes no sense', async () => {
      const payment = await authoriseNow(under());
      under().faults.capture = { kind: 'unknown' };
      expect(await port().capture(payment, paymentCallOptions())).toEqual(unknown);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: 0 });
    });
  });

  it('refuses without doing anything when the provider has a reason to', async () => {
    const request = buildPaymentRequest();
    under().faults.authorise = { kind: 'refused', reason: 'refused' };
    expect(await port().authorise(request, paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'refused',
    });
    expect(await inquireNow(under(), request.reference)).toBeNull();
  });
}
