import { describe, expect } from 'vitest';
import { proveRow } from './conformance-row.ts';
import { RejectedRequestError } from './payment-port.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  CALL_FAULTS,
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  type ProviderControls,
  paymentCallOptions,
} from './payment-under-test.ts';

const confirmed = { outcome: 'confirmed' };
const minute = 60_000;
/** Long enough for every answer of a provider on this machine, and short where none comes. */
const shortly = () => paymentCallOptions(2_000);

/** Missing, odd and unknown answers of the provider: unknown, never refused, and everything is done once. */
export function proveUncertainty(under: () => PaymentUnderTest): void {
  const row = (title: string, prove: (controls: ProviderControls) => Promise<void>) =>
    proveRow(under, title, prove);

  async function cardRequest() {
    const token = await under().cardToken('granted');
    return buildPaymentRequest({
      paymentDetails: { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
    });
  }

  describe.each(CALL_FAULTS)('an answer that is %s', (fault) => {
    row('refuses no authorisation, which is made once', async (controls) => {
      const request = await cardRequest();
      const options = shortly();
      controls.misbehave('authorise', fault);
      expect((await controls.port.authorise(request, options)).outcome).not.toBe('refused');
      controls.behave();
      await controls.readMessages();
      expect(await controls.port.authorise(request, options)).toMatchObject(confirmed);
      expect(await controls.held(request.reference)).toBe(request.amount);
    });

    row('refuses no capture, which is made once', async (controls) => {
      const payment = await authoriseNow(under());
      const options = shortly();
      controls.misbehave('capture', fault);
      expect((await controls.port.capture(payment, options)).outcome).not.toBe('refused');
      controls.behave();
      expect(await controls.port.capture(payment, options)).toEqual(confirmed);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: payment.amount });
      expect(await controls.held(payment.reference)).toBe(payment.amount);
    });

    row('refuses no cancellation, after which nothing is held', async (controls) => {
      const payment = await authoriseNow(under());
      const options = shortly();
      controls.misbehave('cancel', fault);
      expect((await controls.port.cancel(payment, options)).outcome).not.toBe('refused');
      controls.behave();
      expect(await controls.port.cancel(payment, options)).toEqual(confirmed);
      expect(await controls.held(payment.reference)).toBe(0);
    });

    row('refuses no refund, which is given once', async (controls) => {
      const payment = await captureNow(under());
      const part = { ...payment, amount: 100 };
      const options = shortly();
      controls.misbehave('refund', fault);
      expect((await controls.port.refund(part, options)).outcome).not.toBe('refused');
      controls.behave();
      await controls.port.refund(part, options);
      await controls.readMessages();
      expect(await controls.port.refund(part, options)).toMatchObject(confirmed);
      expect(await controls.held(payment.reference)).toBe(payment.amount - 100);
    });

    row('about the state is neither a grant nor a refusal', async (controls) => {
      const { reference, amount } = await authoriseNow(under());
      controls.misbehave('state', fault);
      const asked = { reference, paymentId: null };
      expect(await controls.port.inquire(asked, { timeoutMs: 2_000 })).toEqual({ outcome: 'unknown' });
      controls.behave();
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'authorised', authorised: amount });
    });
  });

  describe('a call that is repeated after the provider has forgotten its key', () => {
    row('authorises once', async (controls) => {
      const request = await cardRequest();
      const options = shortly();
      controls.misbehave('authorise', 'answer-lost');
      await controls.port.authorise(request, options);
      controls.behave();
      await controls.readMessages();
      under().clock.advance(controls.keyMilliseconds + minute);
      expect(await controls.port.authorise(request, options)).toMatchObject(confirmed);
      expect(await controls.held(request.reference)).toBe(request.amount);
    });

    row('captures once', async (controls) => {
      const payment = await authoriseNow(under());
      const options = shortly();
      controls.misbehave('capture', 'answer-lost');
      await controls.port.capture(payment, options);
      controls.behave();
      await controls.readMessages();
      under().clock.advance(controls.keyMilliseconds + minute);
      expect(await controls.port.capture(payment, options)).toEqual(confirmed);
      expect(await controls.held(payment.reference)).toBe(payment.amount);
    });

    row('refunds once', async (controls) => {
      const payment = await captureNow(under());
      const part = { ...payment, amount: 100 };
      const options = shortly();
      controls.misbehave('refund', 'answer-lost');
      await controls.port.refund(part, options);
      controls.behave();
      await controls.readMessages();
      under().clock.advance(controls.keyMilliseconds + minute);
      expect(await controls.port.refund(part, options)).toMatchObject(confirmed);
      expect(await controls.held(payment.reference)).toBe(payment.amount - 100);
    });
  });

  describe('a request that the provider rejects', () => {
    row('throws, authorises nothing, and needs nobody to look for money', async (controls) => {
      const request = await cardRequest();
      controls.reject('authorise');
      await expect(controls.port.authorise(request, paymentCallOptions())).rejects.toThrow(
        RejectedRequestError,
      );
      controls.behave();
      expect((await inquireNow(under(), request.reference))?.authorised ?? 0).toBe(0);
      expect(await controls.port.cancel({ ...request, paymentId: '' }, paymentCallOptions())).toEqual(
        confirmed,
      );
      expect(await controls.held(request.reference)).toBe(0);
    });

    row('throws, and captures later', async (controls) => {
      const payment = await authoriseNow(under());
      controls.reject('capture');
      await expect(controls.port.capture(payment, paymentCallOptions())).rejects.toThrow(
        RejectedRequestError,
      );
      controls.behave();
      expect(await controls.port.capture(payment, paymentCallOptions())).toEqual(confirmed);
    });

    row('throws, and counts for no other refund', async (controls) => {
      const payment = await captureNow(under());
      controls.reject('refund');
      await expect(controls.port.refund(payment, paymentCallOptions())).rejects.toThrow(RejectedRequestError);
      controls.behave();
      expect(await under().port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
      expect(await controls.held(payment.reference)).toBe(0);
    });
  });
}
