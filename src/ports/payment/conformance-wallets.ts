import { describe, expect, it } from 'vitest';
import type { WalletMethod } from '../../domain/booking/payment-details.ts';
import type { AuthorisationRequest, WalletSale } from './payment-port.ts';
import {
  buildPaymentRequest,
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

const sale: WalletSale = { country: 'DE', amount: 123_456, currency: 'EUR' };

/** Apple Pay and Google Pay. */
export function proveWallets(under: () => PaymentUnderTest): void {
  const payBy = (method: WalletMethod, token: string): AuthorisationRequest =>
    buildPaymentRequest({ paymentDetails: { method, token } });

  it('offers wallets for a sale only among its methods', () => {
    const { methods, walletsFor } = under().port;
    const offered = walletsFor(sale).map(({ method }) => method);
    expect(offered).toEqual(['ApplePay', 'GooglePay']);
    expect(methods).toEqual(expect.arrayContaining(offered));
  });

  it.each([
    ['a market', { country: 'US' }],
    ['a currency', { currency: 'SEK' }],
    ['an amount', { amount: 2_500_001 }],
    ['an amount', { amount: 0 }],
  ] as const)('offers no wallet for a sale with %s that it takes none for: %j', (_what, traits) => {
    expect(under().port.walletsFor({ ...sale, ...traits })).toEqual([]);
  });

  describe.each(['ApplePay', 'GooglePay'] as const)('%s', (method) => {
    /** Null where the provider's own page opens the sheet. */
    const tokenOf = (outcome: 'granted' | 'refused') => under().walletToken?.(method, outcome) ?? null;

    it('is authorised by what the sheet has handed over, or on the page of the provider, and captured once', async () => {
      const token = tokenOf('granted');
      const request = payBy(method, token ?? '');
      if (token !== null) {
        await captureNow(under(), request);
      } else {
        const begun = await under().port.authorise(request, paymentCallOptions());
        expect(begun).toMatchObject({ outcome: 'action', action: { kind: 'redirect' } });
        const { reference, amount, currency } = request;
        const paymentId = 'paymentId' in begun ? begun.paymentId : '';
        const details = (await under().finishAction(begun, reference, 'passed')) ?? '{}';
        expect(
          await under().port.proceed({ paymentId, reference, details }, paymentCallOptions()),
        ).toMatchObject({
          outcome: 'confirmed',
        });
        await under().port.capture({ paymentId, reference, amount, currency }, paymentCallOptions());
      }
      expect(await inquireNow(under(), request.reference)).toMatchObject({
        state: 'captured',
        captured: request.amount,
      });
    });

    it('takes nothing when the bank or the shopper says no', async () => {
      const token = tokenOf('refused');
      const request = payBy(method, token ?? '');
      const begun = await under().port.authorise(request, paymentCallOptions());
      const { reference } = request;
      if (token !== null) {
        expect(begun).toMatchObject({ outcome: 'refused', reason: 'refused' });
      } else {
        const paymentId = 'paymentId' in begun ? begun.paymentId : '';
        const details = (await under().finishAction(begun, reference, 'cancelled')) ?? '{}';
        expect(
          await under().port.proceed({ paymentId, reference, details }, paymentCallOptions()),
        ).toMatchObject({
          outcome: 'refused',
        });
      }
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'refused', authorised: 0 });
    });
  });
}
