import { describe, expect, it } from 'vitest';
import {
  authoriseNow,
  buildPaymentRequest,
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

const confirmed = { outcome: 'confirmed' };
const iban = (number: string) => ({
  paymentDetails: { method: 'BankAccount', holderName: 'Ada Lovelace', iban: number } as const,
});

/** Authorisation, capture, void and refund; never more than allowed. */
export function proveMoney(under: () => PaymentUnderTest): void {
  const port = () => under().port;

  describe('a card', () => {
    it('authorises the amount and captures nothing', async () => {
      const { reference, amount } = await authoriseNow(under());
      expect(await inquireNow(under(), reference)).toMatchObject({
        state: 'authorised',
        authorised: amount,
        captured: 0,
        refunded: 0,
      });
    });

    it.each(['refused', 'card-invalid', 'card-not-allowed'] as const)('is refused as %s', async (reason) => {
      const token = await under().cardToken(reason);
      const request = buildPaymentRequest({
        paymentDetails: { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
      });
      const answer = await port().authorise(request, paymentCallOptions());
      expect(answer).toMatchObject({ outcome: 'refused', reason });
      expect(await inquireNow(under(), request.reference)).toMatchObject({
        state: 'refused',
        authorised: 0,
      });
    });

    it('is looked up by its first six digits', async () => {
      expect(await port().lookUpCard('400005', { timeoutMs: 5_000 })).toEqual({
        outcome: 'confirmed',
        range:
          under().traits?.rangeFields === 'brand'
            ? { brand: 'Visa', funding: null, country: null }
            : { brand: 'Visa', funding: 'debit', country: 'DE' },
      });
      expect(await port().lookUpCard('999999', { timeoutMs: 5_000 })).toEqual({
        outcome: 'confirmed',
        range: { brand: null, funding: null, country: null },
      });
    });

    it('returns its first digits by its token', async () => {
      const token = await under().cardToken('granted');
      expect(await port().readCard({ token }, { timeoutMs: 5_000 })).toEqual({
        outcome: 'confirmed',
        firstDigits: under().traits?.cardFields === 'encrypted-fields' ? null : '400000',
      });
      expect(await port().readCard({ token: 'nobody-knows-it' }, { timeoutMs: 5_000 })).toEqual({
        outcome: 'refused',
        reason: 'refused',
      });
    });

    it.each(['granted', 'challenge'] as const)('is described by its authorisation (%s)', async (outcome) => {
      const token = await under().cardToken(outcome);
      const request = buildPaymentRequest({
        paymentDetails: { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
      });
      let end = await port().authorise(request, paymentCallOptions());
      if (end.outcome === 'action') {
        const details = (await under().finishAction(end, request.reference, 'passed')) ?? '{}';
        const back = { reference: request.reference, paymentId: end.paymentId, details };
        end = await port().proceed(back, paymentCallOptions());
      }
      expect(end).toMatchObject({
        outcome: 'confirmed',
        card: { firstDigits: under().traits?.cardDigits ?? '400000', brand: 'Visa' },
      });
    });

    it('takes an amount that it has already, any number of times, and another one', async () => {
      const { reference, amount, currency, returnUrl } = buildPaymentRequest();
      const opening = { reference, amount, currency, returnUrl, language: 'de' } as const;
      const opened = await port().openCardFields(opening, paymentCallOptions());
      if (opened.outcome !== 'confirmed') throw new Error(opened.outcome);
      const token = opened.setup.kind === 'secure-fields' ? opened.setup.transactionId : 'encrypted';
      for (const asked of [amount, amount, amount + 1, amount + 1])
        expect(
          await port().changeCardAmount({ token, amount: asked, currency }, { timeoutMs: 5_000 }),
        ).toEqual(confirmed);
    });

    it('can be typed into fields that are opened for a payment', async () => {
      const { reference, amount, currency, returnUrl } = buildPaymentRequest();
      const opened = await port().openCardFields(
        { reference, amount, currency, returnUrl, language: 'fr' },
        paymentCallOptions(),
      );
      const kind = under().traits?.cardFields ?? 'secure-fields';
      expect(opened).toMatchObject({ outcome: 'confirmed', setup: { kind } });
      expect(await inquireNow(under(), reference)).toBeNull();
    });
  });

  describe('a bank account', () => {
    it('is accepted, and captured', async () => {
      const { reference, amount } = await captureNow(
        under(),
        buildPaymentRequest(iban('DE89370400440532013000')),
      );
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'captured', captured: amount });
    });

    it('is refused', async () => {
      const request = buildPaymentRequest(iban('DE02120300000000202051'));
      expect(await port().authorise(request, paymentCallOptions())).toMatchObject({
        outcome: 'refused',
        reason: 'refused',
      });
    });
  });

  describe('capture', () => {
    it('captures the authorised amount, once', async () => {
      const payment = await captureNow(under());
      expect(await port().capture(payment, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-authorised',
      });
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: payment.amount });
    });

    it('captures a part of the authorised amount, and never more than that', async () => {
      const payment = await authoriseNow(under());
      const more = { ...payment, amount: payment.amount + 1 };
      expect(await port().capture(more, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-authorised',
      });
      expect(await port().capture({ ...payment, amount: payment.amount - 1 }, paymentCallOptions())).toEqual(
        confirmed,
      );
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: payment.amount - 1 });
    });

    it('is refused when the authorisation has expired', async () => {
      const token = await under().cardToken('lapsing');
      const request = buildPaymentRequest({
        paymentDetails: { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
      });
      const payment = await authoriseNow(under(), request);
      expect(await port().capture(payment, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'expired',
      });
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ state: 'cancelled', captured: 0 });
    });

    it('is refused for an unknown payment', async () => {
      const request = { ...buildPaymentRequest(), paymentId: 'nobody-knows-it' };
      expect(await port().capture(request, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-authorised',
      });
    });
  });

  describe('cancel', () => {
    it('releases the authorised amount, also when called again', async () => {
      const payment = await authoriseNow(under());
      expect(await port().cancel(payment, paymentCallOptions())).toEqual(confirmed);
      expect(await port().cancel(payment, paymentCallOptions())).toEqual(confirmed);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({
        state: 'cancelled',
        authorised: 0,
      });
      expect(await port().capture(payment, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-authorised',
      });
    });

    it('is refused after the capture', async () => {
      const payment = await captureNow(under());
      expect(await port().cancel(payment, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'captured-already',
      });
    });

    it('blocks a payment that was not requested yet', async () => {
      const request = buildPaymentRequest();
      expect(
        await port().cancel({ paymentId: '', reference: request.reference }, paymentCallOptions()),
      ).toEqual(confirmed);
      expect(await port().authorise(request, paymentCallOptions())).toMatchObject({ outcome: 'refused' });
      expect((await inquireNow(under(), request.reference))?.authorised ?? 0).toBe(0);
    });
  });

  describe('refund', () => {
    it('refunds in parts, and never more than was captured', async () => {
      const payment = await captureNow(under());
      const part = { ...payment, amount: payment.amount - 100 };
      expect(await port().refund(part, paymentCallOptions())).toMatchObject(confirmed);
      expect(await port().refund({ ...payment, amount: 101 }, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'too-much',
      });
      expect(await port().refund({ ...payment, amount: 100 }, paymentCallOptions())).toMatchObject(confirmed);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded: payment.amount });
    });

    it('is refused when nothing was captured', async () => {
      const payment = await authoriseNow(under());
      expect(await port().refund(payment, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'not-captured',
      });
    });

    it('never refunds more than was captured, with many calls at once', async () => {
      const payment = await captureNow(under());
      const half = { ...payment, amount: payment.amount / 2 };
      const asked = await Promise.all([1, 2, 3].map(() => port().refund(half, paymentCallOptions())));
      expect(asked.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(2);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded: payment.amount });
    });
  });

  it('returns null for a payment that was never requested', async () => {
    expect(await inquireNow(under(), 'never-asked-for')).toBeNull();
  });

  it.each([0, -1, 0.5])('throws for an amount of %d', async (amount) => {
    await expect(port().authorise(buildPaymentRequest({ amount }), paymentCallOptions())).rejects.toThrow();
  });
}
