import { describe, expect } from 'vitest';
import { paymentPolicy } from '../../defaults.ts';
import { proveRow } from './conformance-row.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  type PaymentUnderTest,
  type ProviderControls,
  paymentCallOptions,
} from './payment-under-test.ts';

const confirmed = { outcome: 'confirmed' };
const minute = 60_000;
const hour = 60 * minute;
const { endingLimitMs, endingRetryMs } = paymentPolicy;

/** Money that is held or taken for a payment that is over here is given back, or is for staff within a day. */
export function proveEndings(under: () => PaymentUnderTest): void {
  const row = (title: string, prove: (controls: ProviderControls) => Promise<void>) =>
    proveRow(under, title, prove);

  /** A wallet that the shopper left here, and that is still open there. */
  async function abandon({ port }: ProviderControls) {
    const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
    const begun = await port.authorise(request, paymentCallOptions());
    const { reference } = request;
    expect(await port.cancel({ reference, paymentId: '' }, paymentCallOptions())).toEqual(confirmed);
    return { begun, reference };
  }

  async function wait(controls: ProviderControls, milliseconds: number): Promise<void> {
    under().clock.advance(milliseconds);
    await controls.sweep();
  }

  describe('a payment that is over here', () => {
    row('gives back what a wallet grants afterwards, when its message comes', async (controls) => {
      const { begun, reference } = await abandon(controls);
      await controls.payAlone(begun, reference);
      await controls.readMessages();
      expect(await controls.held(reference)).toBe(0);
    });

    row('gives back what a wallet grants afterwards without a message', async (controls) => {
      const { begun, reference } = await abandon(controls);
      await controls.payAlone(begun, reference);
      controls.loseMessages();
      await wait(controls, endingRetryMs[0]);
      expect(await controls.held(reference)).toBe(0);
    });

    row('gives back what a wallet grants after the action’s time', async (controls) => {
      const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
      const begun = await controls.port.authorise(request, paymentCallOptions());
      const { reference } = request;
      under().clock.advance(paymentPolicy.challengeLifetimeMs);
      const late = { reference, paymentId: '', details: '{}' };
      expect(await controls.port.proceed(late, paymentCallOptions())).toMatchObject({ outcome: 'refused' });
      await controls.payAlone(begun, reference);
      controls.loseMessages();
      await wait(controls, endingRetryMs[0]);
      expect(await controls.held(reference)).toBe(0);
    });

    row(
      'is cancelled though it was paid and captured meanwhile, and gives the money back',
      async (controls) => {
        const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
        const begun = await controls.port.authorise(request, paymentCallOptions());
        const { reference } = request;
        await controls.payAlone(begun, reference);
        await controls.happen(reference, 'captured');
        expect(await controls.held(reference)).toBe(request.amount);
        // Where the provider says by message alone what it has taken, the message comes.
        const isTold = under().traits?.refundGivenBy === 'message';
        if (!isTold) controls.loseMessages();
        expect(await controls.port.cancel({ reference, paymentId: '' }, paymentCallOptions())).toEqual(
          confirmed,
        );
        if (isTold) await controls.readMessages();
        await wait(controls, endingRetryMs[0]);
        expect(await controls.held(reference)).toBe(0);
      },
    );

    row('gives back the rest of what was captured for it, where a part was refunded', async (controls) => {
      const { begun, reference } = await abandon(controls);
      await controls.payAlone(begun, reference);
      await controls.happen(reference, 'captured');
      await controls.happen(reference, 'part-given-back', 100);
      controls.loseMessages();
      await wait(controls, endingRetryMs[0]);
      expect(await controls.held(reference)).toBe(0);
      await controls.readMessages();
    });

    row('is given up again where the provider did not do it', async (controls) => {
      const { begun, reference } = await abandon(controls);
      // What other payments still wait for must not meet the fault.
      await controls.readMessages();
      await controls.payAlone(begun, reference);
      controls.misbehave('cancel', 'request-lost');
      await controls.readMessages();
      expect(await controls.held(reference)).toBeGreaterThan(0);
      controls.behave();
      await wait(controls, endingRetryMs[1]);
      expect(await controls.held(reference)).toBe(0);
    });

    row('is settled without staff once the provider says that nothing is left', async (controls) => {
      const { reference } = await abandon(controls);
      for (const milliseconds of [...endingRetryMs, endingLimitMs]) {
        await wait(controls, milliseconds);
        await controls.readMessages();
      }
      expect(controls.noticed.filter((webhook) => webhook.reference === reference)).toEqual([]);
    });

    row('is for staff after a day, and not before, while the provider says nothing', async (controls) => {
      const { begun, reference } = await abandon(controls);
      const notices = () => controls.noticed.filter((webhook) => webhook.reference === reference);
      await controls.payAlone(begun, reference);
      controls.fallSilent();
      for (const milliseconds of [10 * minute, hour, 12 * hour, 11 * hour - 10 * minute - 1])
        await wait(controls, milliseconds);
      expect(notices()).toEqual([]);
      await wait(controls, 1);
      expect(notices()).toMatchObject([{ event: 'unsettled' }]);
      await wait(controls, 12 * hour);
      expect(notices()).toMatchObject([{ event: 'unsettled' }]);
    });
  });

  row(
    'a cancellation that the provider does not take is unknown, and done when it is repeated',
    async (controls) => {
      const payment = await authoriseNow(under());
      const options = paymentCallOptions(2_000);
      controls.misbehave('cancel', 'server-error');
      expect(await controls.port.cancel(payment, options)).toEqual({ outcome: 'unknown' });
      controls.behave();
      expect(await controls.port.cancel(payment, options)).toEqual(confirmed);
      await controls.readMessages();
      expect(await controls.held(payment.reference)).toBe(0);
    },
  );
}
