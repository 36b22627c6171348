import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import type { PaymentWebhook } from '../../ports/payment/payment-port.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  captureNow,
  paymentCallOptions,
} from '../../ports/payment/payment-under-test.ts';
import { openProviderUnderTest, type ProviderUnderTest } from './provider-under-test.server.ts';

let database: TestDatabase;
let under: ProviderUnderTest;

beforeEach(async () => {
  database = await createTestDatabase();
  under = await openProviderUnderTest(database.pool);
});
afterEach(async () => {
  await under.close();
  await database.drop();
});

/** What the shop has got, in the order in which it came. */
const listReceived = async (): Promise<PaymentWebhook[]> => readAll(under);
const listEvents = async () => (await listReceived()).map(({ event }) => event);

async function readAll({ shop, port }: ProviderUnderTest): Promise<PaymentWebhook[]> {
  const read = await Promise.all(shop.received.map((message) => port.readWebhooks(message)));
  return read.flatMap((webhooks) => webhooks ?? []);
}

/** The provider looks once a second at the latest. */
const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 25 });

async function countOpen(): Promise<number> {
  const { rows } = await database.pool.query<{ open: number }>(
    'select count(*)::int as open from payment_provider.notice where delivered_at is null',
  );
  return rows[0]?.open ?? 0;
}

describe('messages', () => {
  it('report every move of money, each once', async () => {
    const payment = await captureNow(under);
    await under.port.refund({ ...payment, amount: 100 }, paymentCallOptions());
    await under.port.cancel(await authoriseNow(under), paymentCallOptions());
    await eventually(async () => expect(await listEvents()).toHaveLength(5));
    expect((await listEvents()).toSorted()).toEqual([
      'authorised',
      'authorised',
      'cancelled',
      'captured',
      'refunded',
    ]);
    await eventually(async () => expect(await countOpen()).toBe(0));
  });

  it('come again until the shop has taken them, with the same id and a new signature', async () => {
    under.shop.answer = 'busy';
    await authoriseNow(under);
    await eventually(() => expect(under.shop.received).toHaveLength(1));
    under.clock.advance(2_000);
    await eventually(() => expect(under.shop.received).toHaveLength(2));
    under.shop.answer = 'ok';
    under.clock.advance(4_000);
    await eventually(async () => expect(await countOpen()).toBe(0));
    expect(new Set((await listReceived()).map(({ id }) => id)).size).toBe(1);
    expect(new Set(under.shop.received.map(({ headers }) => headers['payment-signature'])).size).toBe(3);
  });

  it('are sent by one process of several', async () => {
    const other = await openProviderUnderTest(database.pool);
    await Promise.all(Array.from({ length: 12 }, () => authoriseNow(under)));
    await eventually(async () => expect(await countOpen()).toBe(0));
    const all = (await Promise.all([under, other].map(readAll))).flat();
    expect(all).toHaveLength(12);
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    await other.close();
  });

  it('report a direct debit that was taken back 15 seconds after it was captured', async () => {
    const iban = 'DE75512108001245126199';
    const paymentDetails = { method: 'BankAccount', holderName: 'Ada Lovelace', iban } as const;
    const { reference } = await captureNow(under, buildPaymentRequest({ paymentDetails }));
    under.clock.advance(14_999);
    await eventually(async () =>
      expect(await listEvents()).toEqual(expect.arrayContaining(['authorised', 'captured'])),
    );
    expect(await listEvents()).not.toContain('chargeback');
    under.clock.advance(1);
    await eventually(async () =>
      expect(await listReceived()).toContainEqual({ id: expect.any(String), reference, event: 'chargeback' }),
    );
  });

  it('are late when they are made to be', async () => {
    under.faults.webhooks = { kind: 'late', milliseconds: 30_000 };
    await authoriseNow(under);
    await eventually(async () => {
      const { rows } = await database.pool.query('select due_at from payment_provider.notice');
      expect(rows).toEqual([{ due_at: new Date(under.clock.now().getTime() + 30_000) }]);
    });
    expect(under.shop.received).toEqual([]);
    under.clock.advance(30_000);
    await eventually(async () => expect(await listEvents()).toEqual(['authorised']));
  });

  it('come twice with the same id when they are made to', async () => {
    under.faults.webhooks = { kind: 'doubled' };
    await authoriseNow(under);
    await eventually(async () => expect(await listReceived()).toHaveLength(2));
    expect(new Set((await listReceived()).map(({ id }) => id)).size).toBe(1);
  });

  it('never come when they are lost', async () => {
    under.faults.webhooks = { kind: 'lost' };
    await authoriseNow(under);
    await eventually(async () => expect(await countOpen()).toBe(0));
    expect(under.shop.received).toEqual([]);
  });

  it('come newest first when their order is turned', async () => {
    under.faults.webhooks = { kind: 'late', milliseconds: 1 };
    for (const reference of ['first', 'second', 'third'])
      await authoriseNow(under, buildPaymentRequest({ reference }));
    // Put off by all of the fault's millisecond, not merely taken up.
    const late = new Date(under.clock.now().getTime() + 1);
    await eventually(async () => {
      const { rows } = await database.pool.query('select 1 from payment_provider.notice where due_at = $1', [
        late,
      ]);
      expect(rows).toHaveLength(3);
    });
    under.faults.webhooks = { kind: 'reordered' };
    await database.pool.query(
      `update payment_provider.notice set due_at = due_at + interval '1 second' * array_position(array['first', 'second', 'third'], reference)`,
    );
    under.clock.advance(10_000);
    await eventually(async () => expect(await listReceived()).toHaveLength(3));
    expect((await listReceived()).map(({ reference }) => reference)).toEqual(['third', 'second', 'first']);
  });
});
