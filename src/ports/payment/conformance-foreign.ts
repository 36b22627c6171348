import { describe, expect } from 'vitest';
import { proveRow } from './conformance-row.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  captureNow,
  FOREIGN_PARTS,
  inquireNow,
  type PaymentUnderTest,
  type ProviderControls,
  paymentCallOptions,
} from './payment-under-test.ts';

const confirmed = { outcome: 'confirmed' };
const unknown = { outcome: 'unknown' };
const minute = 60_000;

/** Answers and messages about money that is not what was asked for. */
export function proveForeignMoney(under: () => PaymentUnderTest): void {
  const row = (title: string, prove: (controls: ProviderControls) => Promise<void>) =>
    proveRow(under, title, prove);

  describe.each(FOREIGN_PARTS)('another %s', (part) => {
    row('in the state of a payment is unknown, and staff are notified', async (controls) => {
      const { reference } = await authoriseNow(under());
      controls.answerAbout(part);
      const asked = { reference, paymentId: null };
      expect(await controls.port.inquire(asked, { timeoutMs: 5_000 })).toEqual(unknown);
      expect(controls.noticed.filter((webhook) => webhook.reference === reference)).toMatchObject([
        { event: 'mismatch' },
      ]);
      expect(controls.reported.splice(0)).toHaveLength(1);
      controls.behave();
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'authorised' });
    });

    row('in the state of a captured payment undoes nothing, and it is refunded', async (controls) => {
      const payment = await captureNow(under());
      controls.answerAbout(part);
      const asked = { reference: payment.reference, paymentId: null };
      expect(await controls.port.inquire(asked, { timeoutMs: 5_000 })).toEqual(unknown);
      controls.reported.splice(0);
      controls.behave();
      expect(await inquireNow(under(), payment.reference)).toMatchObject({
        state: 'captured',
        captured: payment.amount,
      });
      expect(await under().port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
    });

    row('in a message grants nothing', async (controls) => {
      const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
      const begun = await controls.port.authorise(request, paymentCallOptions());
      await controls.payAlone(begun, request.reference);
      controls.loseMessages();
      const message = controls.foreignMessage(request.reference, part);
      const events = (await controls.port.readWebhooks(message)) ?? [];
      expect(events.map(({ event }) => event).filter((event) => event === 'authorised')).toEqual([]);
    });
  });

  row('half the sum that was taken is no capture, and the rest completes it', async (controls) => {
    const payment = await authoriseNow(under());
    const options = paymentCallOptions();
    await controls.happen(payment.reference, 'half-captured');
    expect(await controls.port.capture(payment, options)).toEqual(unknown);
    expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: payment.amount / 2 });
    await controls.happen(payment.reference, 'rest-captured');
    expect(await controls.port.capture(payment, options)).toEqual(confirmed);
    expect(await inquireNow(under(), payment.reference)).toMatchObject({ captured: payment.amount });
  });

  row('the rest that lapses takes nothing of what was captured', async (controls) => {
    const payment = await captureNow(under());
    await controls.happen(payment.reference, 'rest-expired');
    await controls.readMessages();
    expect(await inquireNow(under(), payment.reference)).toMatchObject({
      state: 'captured',
      captured: payment.amount,
    });
    expect(await under().port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
  });

  row('a second payment under a reference is given back, and refunds go to the first', async (controls) => {
    const payment = await captureNow(under());
    await controls.readMessages();
    await controls.happen(payment.reference, 'paid-again');
    const { reference, amount } = payment;
    expect(await controls.held(reference)).toBe(2 * amount);
    expect(await controls.readMessages()).toContainEqual(
      expect.objectContaining({ reference, event: 'paid-twice' }),
    );
    expect(await controls.held(reference)).toBe(amount);
    expect(await inquireNow(under(), reference)).toMatchObject({ state: 'captured', captured: amount });
    expect(await under().port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
    expect(await controls.held(reference)).toBe(0);
    under().clock.advance(minute);
  });
}
