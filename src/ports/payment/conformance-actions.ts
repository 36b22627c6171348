import { describe, expect, it } from 'vitest';
import type { Authorisation, AuthorisationRequest } from './payment-port.ts';
import type { ActionEnd } from './payment-record.ts';
import {
  buildPaymentRequest,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

const minute = 60_000;

/** Actions of the shopper: the bank's challenge, a wallet's page. */
export function proveActions(under: () => PaymentUnderTest): void {
  async function begin(paymentDetails: 'challenge' | 'challenge-refused' | 'PayPal') {
    const request: AuthorisationRequest = buildPaymentRequest({
      paymentDetails:
        paymentDetails === 'PayPal'
          ? { method: 'PayPal' }
          : {
              method: 'CreditCard',
              token: await under().cardToken(paymentDetails),
              holderName: 'Ada Lovelace',
            },
    });
    const begun = await under().port.authorise(request, paymentCallOptions());
    if (begun.outcome !== 'action') throw new Error(`authorise: ${JSON.stringify(begun)}`);
    return { begun, reference: request.reference, amount: request.amount };
  }

  async function proceed(begun: Authorisation, reference: string, details = '{}'): Promise<Authorisation> {
    const paymentId = 'paymentId' in begun ? begun.paymentId : '';
    return under().port.proceed({ paymentId, reference, details }, paymentCallOptions());
  }

  it('requires a challenge or a wallet before anything is authorised', async () => {
    const card = await begin('challenge');
    expect(card.begun.action).toMatchObject({
      kind: under().traits?.challenge ?? 'challenge',
      ...(under().traits?.challenge === 'component' ? {} : { url: expect.stringMatching(/^https?:\/\//) }),
    });
    expect((await begin('PayPal')).begun.action).toMatchObject({ kind: 'redirect' });
    expect(await inquireNow(under(), card.reference)).toMatchObject({ state: 'pending', authorised: 0 });
  });

  describe.each(['challenge', 'PayPal'] as const)('%s', (paymentDetails) => {
    it('authorises the payment when it is passed', async () => {
      const { begun, reference, amount } = await begin(paymentDetails);
      const details = await under().finishAction(begun, reference, 'passed');
      expect(await proceed(begun, reference, details)).toMatchObject({
        outcome: 'confirmed',
        paymentId: begun.paymentId,
      });
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'authorised', authorised: amount });
    });

    it('authorises nothing when it is cancelled', async () => {
      const { begun, reference } = await begin(paymentDetails);
      const details = await under().finishAction(begun, reference, 'cancelled');
      expect(await proceed(begun, reference, details)).toMatchObject({
        outcome: 'refused',
        reason: 'challenge-cancelled',
      });
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'refused', authorised: 0 });
    });

    it('expires at its time', async () => {
      const { begun, reference } = await begin(paymentDetails);
      under().clock.advance(11 * minute);
      expect(await proceed(begun, reference)).toEqual({ outcome: 'refused', reason: 'challenge-expired' });
    });

    it('is returned again until the shopper has answered', async () => {
      const { begun, reference } = await begin(paymentDetails);
      expect(await proceed(begun, reference)).toEqual(begun);
    });
  });

  it.each<[string, 'challenge' | 'challenge-refused', ActionEnd]>([
    ['a wrong answer', 'challenge', 'refused'],
    ['a bank that says no to the right answer', 'challenge-refused', 'passed'],
  ])('authorises nothing after %s', async (_, paymentDetails, end) => {
    const { begun, reference } = await begin(paymentDetails);
    const details = await under().finishAction(begun, reference, end);
    expect(await proceed(begun, reference, details)).toMatchObject({
      outcome: 'refused',
      reason: 'challenge-refused',
    });
  });

  it('trusts the provider and not the parameters of the browser', async () => {
    const { begun, reference } = await begin('challenge');
    expect(await proceed(begun, reference, '{"result":"passed"}')).toEqual(begun);
    const details = await under().finishAction(begun, reference, 'cancelled');
    expect(await proceed(begun, reference, details ?? '{"result":"passed"}')).toMatchObject({
      outcome: 'refused',
    });
  });

  it('refuses to proceed with a payment that is cancelled or unknown', async () => {
    const { begun, reference } = await begin('challenge');
    await under().port.cancel({ paymentId: begun.paymentId, reference }, paymentCallOptions());
    expect(await proceed(begun, reference)).toMatchObject({ outcome: 'refused' });
    expect(await proceed(begun, 'never-asked-for')).toMatchObject({ outcome: 'refused' });
  });
}
