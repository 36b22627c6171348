import { describe, expect, it } from 'vitest';
import { proveRow } from './conformance-row.ts';
import {
  authoriseNow,
  captureNow,
  inquireNow,
  type PaymentUnderTest,
  paymentCallOptions,
} from './payment-under-test.ts';

/**
 * Webhooks: only signed ones are accepted, and a repeated one has the same id. Tests of an adapter cover signatures that
 * are not in a header over the whole body.
 */
export function proveWebhooks(under: () => PaymentUnderTest): void {
  const read = (message: Parameters<PaymentUnderTest['port']['readWebhooks']>[0]) =>
    under().port.readWebhooks(message);
  const write = async () => {
    const { reference } = await authoriseNow(under());
    return { reference, message: await under().buildWebhook(reference) };
  };

  const sumOf = async (reference: string) => {
    const { authorised } = (await inquireNow(under(), reference)) ?? { authorised: 0 };
    return { reference, amount: authorised, currency: 'EUR' as const };
  };

  describe('a webhook', () => {
    it('names the payment and what happened', async () => {
      const { reference, message } = await write();
      expect(await read(message)).toContainEqual({ id: expect.any(String), reference, event: 'authorised' });
    });

    it('has the same id when it is repeated, and another one has another id', async () => {
      const [one, other] = [await write(), await write()];
      const idOf = async ({ reference, message }: typeof one) =>
        (await read(message))?.find((webhook) => webhook.reference === reference)?.id;
      expect(await read(one.message)).toEqual(await read(one.message));
      expect(await idOf(one)).not.toBe(await idOf(other));
    });

    proveRow(under, 'undoes nothing newer, twice and days later', async (controls) => {
      const { reference, message } = await write();
      await controls.port.capture({ ...(await sumOf(reference)), paymentId: '' }, paymentCallOptions());
      under().clock.advance(3 * 24 * 60 * 60_000);
      for (let times = 0; times < 2; times += 1) await read(message);
      expect(await inquireNow(under(), reference)).toMatchObject({ state: 'captured' });
    });

    proveRow(
      under,
      'that cannot be read or made sense of does not stop those behind it',
      async (controls) => {
        const { reference, message } = await write();
        for (const poison of controls.poisonousMessages(reference)) await read(poison);
        expect(await read(message)).toContainEqual(
          expect.objectContaining({ reference, event: 'authorised' }),
        );
      },
    );

    proveRow(under, 'that cannot be recorded now is acknowledged, and recorded later', async (controls) => {
      const payment = await captureNow(under());
      await controls.readMessages();
      const message = await under().buildWebhook(payment.reference);
      await controls.failToRecord(payment.reference, async () => {
        expect(await read(message)).toEqual([]);
        expect(controls.reported.splice(0)).toHaveLength(1);
      });
      under().clock.advance(60_000);
      await controls.sweep();
      expect(controls.noticed).toContainEqual(expect.objectContaining({ reference: payment.reference }));
    });

    it('is refused with a changed body', async ({ skip }) => {
      skip(under().traits?.signature === 'in-body');
      const [{ message }, other] = [await write(), await write()];
      expect(await read({ headers: message.headers, body: other.message.body })).toBeNull();
      expect(await read({ ...message, body: `${message.body} ` })).toBeNull();
    });

    it('is refused without a valid signature', async ({ skip }) => {
      skip(under().traits?.signature === 'in-body');
      const { message } = await write();
      expect(await read({ headers: {}, body: message.body })).toBeNull();
      const cut = Object.entries(message.headers).map(([name, value]) => [name, value.slice(0, -1)]);
      expect(await read({ headers: Object.fromEntries(cut), body: message.body })).toBeNull();
      const changed = Object.entries(message.headers).map(([name, value]) => [name, flipLast(value)]);
      expect(await read({ headers: Object.fromEntries(changed), body: message.body })).toBeNull();
    });

    it('is accepted for five minutes and not longer', async ({ skip }) => {
      skip(under().traits?.signature === 'in-body' || under().traits?.webhookAge === 'any');
      const { message } = await write();
      under().clock.advance(5 * 60_000);
      expect(await read(message)).not.toBeNull();
      under().clock.advance(1);
      expect(await read(message)).toBeNull();
    });
  });
}

function flipLast(text: string): string {
  return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
}
