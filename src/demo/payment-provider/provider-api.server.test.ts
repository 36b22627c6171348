import { get } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  inquireNow,
  paymentCallOptions,
} from '../../ports/payment/payment-under-test.ts';
import { openProviderUnderTest, type ProviderUnderTest } from './provider-under-test.server.ts';

/** `fetch` chooses the host by itself. */
const statusUnder = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get(under.url() + path, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once('error', reject);
  });

let database: TestDatabase;
let under: ProviderUnderTest;

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openProviderUnderTest(database.pool);
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

describe('the provider', () => {
  it.each([
    ['POST', '/v1/authorise'],
    ['POST', '/v1/capture'],
    ['POST', '/v1/readCard'],
    ['GET', '/v1/payments/any'],
    ['GET', '/v1/ranges/400000'],
  ])('takes no call without the password of the shop: %s %s', async (method, path) => {
    const body = method === 'POST' ? { body: '{}' } : {};
    const headers = { 'content-type': 'application/json', authorization: 'Bearer guessed' };
    const answer = await fetch(under.url() + path, { method, headers, ...body });
    expect([answer.status, await answer.text()]).toEqual([401, '{"error":"wrong-password"}']);
  });

  it('refuses a text that no database takes before it looks anything up', async () => {
    const body = JSON.stringify({ token: 'a\0b' });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer guessed' };
    const answer = await fetch(`${under.url()}/v1/readCard`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, '{"error":"invalid-input"}']);
  });

  it('is one provider in all processes: what one has granted another captures', async () => {
    const other = await openProviderUnderTest(database.pool);
    const payment = await authoriseNow(under);
    expect(await other.port.capture(payment, paymentCallOptions())).toEqual({ outcome: 'confirmed' });
    expect(await inquireNow(under, payment.reference)).toMatchObject({ captured: payment.amount });
    await other.close();
  });

  it('grants a payment once though two processes receive the request at the same time', async () => {
    const other = await openProviderUnderTest(database.pool);
    const request = buildPaymentRequest();
    const requests = Array.from({ length: 6 }, (_, index) =>
      (index % 2 === 0 ? under : other).port.authorise(request, paymentCallOptions()),
    );
    const answers = await Promise.all(requests);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await database.pool.query(
      `select count(*)::int as granted from payment_provider.movement join payment_provider.payment p on p.id = payment_id
       where p.reference = $1`,
      [request.reference],
    );
    expect(rows).toEqual([{ granted: 1 }]);
    await other.close();
  });

  it('is silent while its database is away, and that is unknown', async () => {
    const nowhere = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
    const away = await openProviderUnderTest(nowhere);
    expect(await away.port.authorise(buildPaymentRequest(), paymentCallOptions())).toEqual({
      outcome: 'unknown',
    });
    expect(await away.port.inquire({ reference: 'any', paymentId: null }, { timeoutMs: 5_000 })).toEqual({
      outcome: 'unknown',
    });
    await away.close();
    await nowhere.end();
  });

  it('is unknown once it has stopped', async () => {
    const stopped = await openProviderUnderTest(database.pool);
    await stopped.close();
    expect(await stopped.port.authorise(buildPaymentRequest(), paymentCallOptions())).toEqual({
      outcome: 'unknown',
    });
  });

  it('is found next to the shop, or at its configured address', async () => {
    const { port } = new URL(under.url());
    expect(under.port.originsFor('http://abendmeer.localhost:3000')).toEqual({
      script: [`http://abendmeer.localhost:${port}`],
      frame: [`http://abendmeer.localhost:${port}`],
      connect: [],
    });
  });

  it.each(['/', '/secure-fields.js', '/fields/AAAAAAAAAAAAAAAAAAAAAA/cvv', '/nowhere'])(
    'answers nobody at %s under a host that is not its own',
    async (path) => {
      expect(await statusUnder('evil.example', path)).toBe(421);
      expect(await statusUnder(new URL(under.url()).host, path)).not.toBe(421);
    },
  );

  it('is called by the shop at any address, with its password', async () => {
    expect(await statusUnder('10.0.0.7:3001', '/v1/ranges/400000')).toBe(401);
  });

  it('shows what one can pay with', async () => {
    const answer = await fetch(under.url());
    expect(await answer.text()).toMatch(/4000 0000 0000 0010.*DE89 3704 0044 0532 0130 00/s);
  });

  it('writes down each payment within its limits', async () => {
    const { reference } = await authoriseNow(under);
    const change = (what: string) =>
      database.pool.query(`update payment_provider.payment set ${what} where reference = $1`, [reference]);
    await expect(change('authorised = amount + 1')).rejects.toThrow('violates check constraint');
    await expect(change('refunded = 1')).rejects.toThrow('violates check constraint');
    await expect(change("state = 'captured'")).rejects.toThrow('violates check constraint');
  });
});
