import { describe, expect } from 'vitest';
import { proveRow } from './conformance-row.ts';
import type { Authorisation, AuthorisationRequest } from './payment-port.ts';
import {
  buildPaymentRequest,
  type PaymentUnderTest,
  type ProviderControls,
  paymentCallOptions,
} from './payment-under-test.ts';

const confirmed = { outcome: 'confirmed' };

/** Whole payments in which no message of the provider's ever arrives, and the first answer to each call is lost. */
export function provePolling(under: () => PaymentUnderTest): void {
  async function pay(controls: ProviderControls, request: AuthorisationRequest): Promise<void> {
    const { port } = controls;
    const { reference, amount, currency } = request;
    const payment = { reference, amount, currency, paymentId: '' };
    /** The same call until it is decided, as the booking repeats it; its first answer is lost. */
    async function call<Answer extends { readonly outcome: string }>(
      name: 'authorise' | 'capture' | 'refund',
      send: (options: ReturnType<typeof paymentCallOptions>) => Promise<Answer>,
    ): Promise<Answer> {
      const options = paymentCallOptions(2_000);
      controls.misbehave(name, 'answer-lost');
      const first = await send(options);
      controls.behave();
      expect(first.outcome).not.toBe('refused');
      return first.outcome === 'unknown' ? send(options) : first;
    }

    let granted: Authorisation = await call('authorise', (options) => port.authorise(request, options));
    for (let times = 0; granted.outcome === 'action' && times < 3; times += 1) {
      const details = (await under().finishAction(granted, reference, 'passed')) ?? '{}';
      granted = await port.proceed(
        { reference, paymentId: granted.paymentId, details },
        paymentCallOptions(),
      );
    }
    expect(granted).toMatchObject(confirmed);
    expect(await controls.held(reference)).toBe(amount);
    expect(await call('capture', (options) => port.capture(payment, options))).toEqual(confirmed);
    const outcome = under().traits?.refundGivenBy === 'message' ? 'accepted' : 'confirmed';
    expect(await call('refund', (options) => port.refund(payment, options))).toMatchObject({ outcome });
    expect(await controls.held(reference)).toBe(0);
    controls.loseMessages();
  }

  describe('without a single message, and with the first answer to each call lost', () => {
    proveRow(under, 'a card with a challenge is paid, captured and refunded', async (controls) => {
      const token = await under().cardToken('challenge');
      const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
      await pay(controls, buildPaymentRequest({ paymentDetails }));
    });

    proveRow(under, 'a card without a challenge is paid, captured and refunded', async (controls) => {
      const token = await under().cardToken('granted');
      const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
      await pay(controls, buildPaymentRequest({ paymentDetails }));
    });

    proveRow(under, 'PayPal is paid, captured and refunded', async (controls) => {
      await pay(controls, buildPaymentRequest({ paymentDetails: { method: 'PayPal' } }));
    });

    proveRow(under, 'a SEPA debit is accepted, captured and refunded', async (controls) => {
      const iban = 'DE89370400440532013000';
      await pay(
        controls,
        buildPaymentRequest({ paymentDetails: { method: 'BankAccount', holderName: 'Ada Lovelace', iban } }),
      );
    });
  });
}
