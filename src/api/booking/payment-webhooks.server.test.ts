import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { createFakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { listCompanyPayments } from '../../ports/payment/company-payments-port.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const payments = createFakePayment({ clock });
const other = createFakePayment({ clock });
const accounts = listCompanyPayments(
  new Map([
    ['default', payments],
    ['tagwind', other],
  ]),
);
const handled: unknown[] = [];
/** Whose account each of them is about. */
const companies: string[] = [];
let isDown = false;
const bookings: Bookings = {
  ...createFakeBookings(),
  handleWebhook: async (webhook, companyId) => {
    if (isDown) throw new Error('The database is away');
    handled.push(webhook);
    companies.push(companyId);
  },
};
const { app, log } = await buildTestApp({ shop: { payments: accounts, bookings } });

afterAll(() => app.close());
beforeEach(() => {
  isDown = false;
  handled.splice(0);
  companies.splice(0);
});

/** As the provider's server sends it: none of the headers that a browser adds. */
function send(
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  url = '/webhooks/payment',
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...message.headers },
    payload: message.body,
  });
}

async function countRefused(): Promise<number> {
  const { body } = await app.operator.inject('/metrics');
  return Number(/^payment_webhooks_refused_total (\d+)$/m.exec(body)?.[1]);
}

test('a signed webhook is passed on and answered in the format of the provider', async () => {
  const reference = randomUUID();
  const answer = await send(payments.buildWebhook(reference, 'captured'));
  expect([answer.statusCode, answer.body]).toEqual([200, 'ok']);
  expect(handled).toEqual([{ id: expect.any(String), reference, event: 'captured' }]);
});

test('a webhook may arrive twice: both are passed on', async () => {
  const message = payments.buildWebhook('a-reference', 'authorised');
  await send(message);
  expect((await send(message)).statusCode).toBe(200);
  expect(handled).toHaveLength(2);
});

test('a forged webhook changes nothing, is logged without its content, and counted', async () => {
  const before = await countRefused();
  const { headers, body } = payments.buildWebhook('a-reference', 'captured');
  const forged = body.replace('a-reference', 'b-reference');
  expect((await send({ headers, body: forged })).statusCode).toBe(400);
  expect((await send({ headers: {}, body })).statusCode).toBe(400);
  expect((await send({ headers, body: '' })).statusCode).toBe(400);
  expect(handled).toEqual([]);
  expect(log.some(({ msg }) => String(msg).includes('has not signed'))).toBe(true);
  expect(JSON.stringify(log)).not.toContain('b-reference');
  expect(await countRefused()).toBe(before + 3);
});

test('a message that the adapter leaves unread is acknowledged and counted, and the others are passed on', async () => {
  const before = await countRefused();
  const read = vi.spyOn(payments, 'readWebhooks').mockResolvedValueOnce([
    { id: '', reference: '', event: 'unread' },
    { id: 'one', reference: 'a-reference', event: 'captured' },
  ]);
  expect((await send({ headers: {}, body: '{}' })).statusCode).toBe(200);
  read.mockRestore();
  expect(handled).toEqual([{ id: 'one', reference: 'a-reference', event: 'captured' }]);
  expect(await countRefused()).toBe(before + 1);
});

test('an expired webhook changes nothing', async () => {
  const message = payments.buildWebhook('a-reference', 'captured');
  clock.advance(5 * 60_000 + 1);
  expect((await send(message)).statusCode).toBe(400);
  expect(handled).toEqual([]);
});

test('a webhook that cannot be stored is answered with an error, so that the provider retries', async () => {
  isDown = true;
  expect((await send(payments.buildWebhook('a-reference', 'captured'))).statusCode).toBe(500);
});

test('a webhook of more than 64 kB is refused unread', async () => {
  const { headers } = payments.buildWebhook('a-reference', 'captured');
  expect((await send({ headers, body: 'x'.repeat(64 * 1024 + 1) })).statusCode).toBe(413);
});

describe('the webhook of one company', () => {
  test('is read with the key of its account, and passed on as its own', async () => {
    const message = other.buildWebhook('a-reference', 'captured');
    expect((await send(message, '/webhooks/payment/tagwind')).statusCode).toBe(200);
    expect(companies).toEqual(['tagwind']);
    expect((await send(payments.buildWebhook('a-reference', 'captured'))).statusCode).toBe(200);
    expect(companies).toEqual(['tagwind', 'default']);
  });

  test('of a company without an account is refused', async () => {
    const message = payments.buildWebhook('a-reference', 'captured');
    expect((await send(message, '/webhooks/payment/nobody')).statusCode).toBe(404);
    expect(handled).toEqual([]);
  });
});
