import { describe, expect, it } from 'vitest';
import { authoriseNow, type PaymentUnderTest } from './payment-under-test.ts';

/**
 * Messages of the provider's own accord: only its own are believed, and none twice as two. How a signature is proved that is
 * not in a header over the whole body is for the tests of the adapter.
 */
export function proveWebhooks(under: () => PaymentUnderTest): void {
  const read = (message: Parameters<PaymentUnderTest['port']['readWebhooks']>[0]) =>
    under().port.readWebhooks(message);
  const write = async () => {
    const { reference } = await authoriseNow(under());
    return { reference, message: await under().buildWebhook(reference) };
  };

  describe('a message', () => {
    it('names the payment and what happened', async () => {
      const { reference, message } = await write();
      expect(await read(message)).toContainEqual({ id: expect.any(String), reference, event: 'authorised' });
    });

    it('that comes again has the same id, and another one another', async () => {
      const [one, other] = [await write(), await write()];
      const idOf = async ({ reference, message }: typeof one) =>
        (await read(message))?.find((webhook) => webhook.reference === reference)?.id;
      expect(await read(one.message)).toEqual(await read(one.message));
      expect(await idOf(one)).not.toBe(await idOf(other));
    });

    it('is not believed when its body is another', async ({ skip }) => {
      skip(under().traits?.signature === 'in-body');
      const [{ message }, other] = [await write(), await write()];
      expect(await read({ headers: message.headers, body: other.message.body })).toBeNull();
      expect(await read({ ...message, body: `${message.body} ` })).toBeNull();
    });

    it('is not believed without a signature, or with one that is none', async ({ skip }) => {
      skip(under().traits?.signature === 'in-body');
      const { message } = await write();
      expect(await read({ headers: {}, body: message.body })).toBeNull();
      const cut = Object.entries(message.headers).map(([name, value]) => [name, value.slice(0, -1)]);
      expect(await read({ headers: Object.fromEntries(cut), body: message.body })).toBeNull();
      const changed = Object.entries(message.headers).map(([name, value]) => [name, flipLast(value)]);
      expect(await read({ headers: Object.fromEntries(changed), body: message.body })).toBeNull();
    });

    it('is believed for five minutes and not longer', async ({ skip }) => {
      skip(under().traits?.signature === 'in-body');
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
