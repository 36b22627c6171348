import { describe, expect } from 'vitest';
import { proveRow } from './conformance-row.ts';
import {
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  type ProviderControls,
  type ProviderEvent,
  paymentCallOptions,
} from './payment-under-test.ts';

const confirmed = { outcome: 'confirmed' };

/** What the provider and the bank say after the money has moved. */
export function proveReports(under: () => PaymentUnderTest): void {
  const row = (title: string, prove: (controls: ProviderControls) => Promise<void>) =>
    proveRow(under, title, prove);

  async function report(controls: ProviderControls, reference: string, what: ProviderEvent, amount?: number) {
    await controls.readMessages();
    await controls.happen(reference, what, amount);
    const messages = await controls.readMessages();
    return messages.filter((webhook) => webhook.reference === reference);
  }

  describe('a refund', () => {
    row('is given when the provider says so, and not before', async (controls) => {
      const payment = await captureNow(under());
      const options = paymentCallOptions();
      const given = under().traits?.refundGivenBy === 'message' ? 'accepted' : 'confirmed';
      expect(await controls.port.refund(payment, options)).toMatchObject({ outcome: given });
      const refunded = given === 'confirmed' ? payment.amount : 0;
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded });
      await controls.readMessages();
      expect(await controls.port.refund(payment, options)).toMatchObject(confirmed);
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded: payment.amount });
    });

    row('that the bank declines says so, and may be asked for again', async (controls) => {
      const payment = await captureNow(under());
      controls.declineRefund();
      expect(await under().port.refund(payment, paymentCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'declined',
      });
      expect(await inquireNow(under(), payment.reference)).toMatchObject({ refunded: 0 });
      controls.behave();
      expect(await under().port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
    });

    describe.each(['refund-failed', 'refund-reversed'] as const)('after its %s', (happening) => {
      row('is not given any more, is for staff, and may be asked for again', async (controls) => {
        const payment = await captureNow(under());
        const { reference, amount } = payment;
        const options = paymentCallOptions();
        await under().port.refund({ ...payment, amount: amount - 100 }, options);
        const events = await report(controls, reference, happening, amount - 100);
        expect(events).toMatchObject([{ event: 'refund-failed', amount: amount - 100 }]);
        expect(await controls.port.refund({ ...payment, amount: amount - 100 }, options)).toEqual({
          outcome: 'refused',
          reason: 'declined',
        });
        expect(await inquireNow(under(), reference)).toMatchObject({ refunded: 0 });
        expect(await under().port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
      });
    });

    row('that nobody asked for here is for staff, whether it is given or fails', async (controls) => {
      const { reference, amount } = await captureNow(under());
      expect(await report(controls, reference, 'other-refund-failed', 100)).toMatchObject([
        { event: 'unsettled' },
      ]);
      expect(await report(controls, reference, 'other-refund', 100)).toMatchObject([{ event: 'mismatch' }]);
      await controls.sweep();
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'captured', captured: amount });
      expect(await controls.held(reference)).toBeGreaterThan(0);
    });
  });

  describe('a dispute', () => {
    describe.each([
      ['chargeback', 'chargeback'],
      ['chargeback-again', 'chargeback'],
      ['chargeback-reversed', 'chargeback-reversed'],
    ] as const)('%s', (happening, event) => {
      row('moves the money that its message names', async (controls) => {
        const { reference } = await captureNow(under());
        const events = await report(controls, reference, happening, 1_234);
        expect(events).toMatchObject([{ event, amount: 1_234 }]);
        expect(await inquireNow(under(), reference)).toMatchObject({ state: 'captured' });
      });

      row('of nothing moves no money, and is for staff', async (controls) => {
        const { reference } = await captureNow(under());
        const events = await report(controls, reference, happening, 0);
        expect(events).toEqual([{ id: expect.any(String), reference, event: 'dispute' }]);
      });
    });

    row('that only announces something moves no money, and is for staff', async (controls) => {
      const { reference } = await captureNow(under());
      expect(await report(controls, reference, 'dispute')).toEqual([
        { id: expect.any(String), reference, event: 'dispute' },
      ]);
    });
  });
}
