import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildPaymentRequest, paymentCallOptions } from '../../../ports/payment/payment-under-test.ts';
import {
  enterCard,
  openFieldsNow,
  openProviderUnderTest,
  type ProviderUnderTest,
  typeCard,
} from '../provider-under-test.server.ts';
import { FIELDS_MILLISECONDS } from '../store/card-vault.server.ts';

const number = '4000000000000010';
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

async function type(card: object): Promise<unknown> {
  const answer = await typeCard(under.url(), await openFieldsNow(under.port), card);
  return answer.json();
}

/** Every value of every table as text. */
async function readWholeDatabase(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.pool.query(`select row_to_json(t)::text as text from ${name} t`);
      return rows.map(({ text }) => text as string).join('\n');
    }),
  );
  return texts.join('\n');
}

describe('card fields', () => {
  it('may be framed only by the shop they were opened for', async () => {
    const id = await openFieldsNow(under.port);
    const { headers, status } = await fetch(`${under.url()}/fields/${id}/cardNumber`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(status).toBe(200);
    expect(policy).toContain('frame-ancestors https://shop.test;');
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('use the language of the page and offer the card that the browser has saved', async () => {
    const id = await openFieldsNow(under.port);
    const read = async (field: string) => (await fetch(`${under.url()}/fields/${id}/${field}`)).text();
    expect(await read('cardNumber')).toMatch(/<html lang="de">.*Kartennummer.*autocomplete="cc-number"/s);
    expect(await read('cvv')).toMatch(/Prüfziffer.*autocomplete="cc-csc"/s);
  });

  it.each(['secure-fields', 'card-frame'])(
    'come with the script %s, which needs nothing but itself',
    async (name) => {
      const answer = await fetch(`${under.url()}/${name}.js`);
      const script = await answer.text();
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(() => new Function(script)).not.toThrow();
      expect(script).not.toMatch(/__vi|import|require/);
    },
  );

  it('are there for an hour', async () => {
    const id = await openFieldsNow(under.port);
    under.clock.advance(FIELDS_MILLISECONDS - 1);
    expect((await fetch(`${under.url()}/fields/${id}/cvv`)).status).toBe(200);
    under.clock.advance(1);
    expect((await fetch(`${under.url()}/fields/${id}/cvv`)).status).toBe(404);
    expect(await (await typeCard(under.url(), id, { number })).json()).toEqual({
      ok: false,
      error: 'session',
    });
  });

  it.each([
    ['no card of this provider', { number: '4242424242424242' }, 'card'],
    ['a wrong check digit', { number: '4000000000000011' }, 'card'],
    ['letters', { number: '4000-0000-0000-0010' }, 'card'],
    ['a code of four digits with Visa', { number, cvv: '1234' }, 'cvv'],
    ['a card that ran out last month', { number, expm: 2, expy: 2026 }, 'date'],
  ])('do not take %s', async (_, card, error) => {
    expect(await type(card)).toEqual({ ok: false, error });
  });

  it('take a card until the end of its last month, with two digits of the year or four', async () => {
    expect(await type({ number, expm: 3, expy: 2026 })).toMatchObject({ ok: true });
    expect(await type({ number, expm: 3, expy: 26 })).toMatchObject({ ok: true });
  });

  it('reveal no more of a card than six and four digits', async () => {
    expect(await type({ number })).toEqual({
      ok: true,
      card: { brand: 'Visa', type: 'credit', country: 'DE', maskedCard: '400000xxxxxx0010' },
    });
  });

  it('make a token that pays one payment and no other', async () => {
    const token = await enterCard(under, 'granted');
    const pay = () =>
      under.port.authorise(
        buildPaymentRequest({ paymentDetails: { method: 'CreditCard', token, holderName: 'Ada Lovelace' } }),
        paymentCallOptions(),
      );
    expect(await pay()).toMatchObject({ outcome: 'confirmed' });
    expect(await pay()).toEqual({ outcome: 'refused', reason: 'card-invalid' });
    await typeCard(under.url(), token, { number });
    expect(await pay()).toMatchObject({ outcome: 'confirmed' });
  });

  it('make no token before a card was typed in', async () => {
    const token = await openFieldsNow(under.port);
    expect(await under.port.readCard({ token }, { timeoutMs: 5_000 })).toMatchObject({ outcome: 'refused' });
    const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
    expect(
      await under.port.authorise(buildPaymentRequest({ paymentDetails }), paymentCallOptions()),
    ).toMatchObject({
      outcome: 'refused',
    });
  });

  it('the code 999 is wrong for every card', async () => {
    const token = await openFieldsNow(under.port);
    await typeCard(under.url(), token, { number, cvv: '999' });
    const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
    expect(await under.port.authorise(buildPaymentRequest({ paymentDetails }), paymentCallOptions())).toEqual(
      {
        outcome: 'refused',
        reason: 'card-invalid',
      },
    );
  });
});

describe('number and code of a card', () => {
  it('are in no table after a payment', async () => {
    const [whole, cvv] = ['4000000000003220', '847'];
    const token = await openFieldsNow(under.port);
    await typeCard(under.url(), token, { number: whole, cvv, holder: 'Grace Hopper' });
    const paymentDetails = { method: 'CreditCard', token, holderName: 'Grace Hopper' } as const;
    const request = buildPaymentRequest({ paymentDetails });
    await under.port.authorise(request, paymentCallOptions());
    await under.port.proceed(
      { paymentId: '', reference: request.reference, details: '{}' },
      paymentCallOptions(),
    );
    const stored = await readWholeDatabase();
    expect(stored).toContain(token);
    expect(stored).not.toContain(whole);
    expect(stored).not.toContain(whole.slice(0, 7));
    expect(stored).not.toContain('Grace Hopper');
    expect(stored).not.toMatch(new RegExp(`"${cvv}"`));
  });

  it('are in no report of an error, though the message could not be read', async () => {
    const id = await openFieldsNow(under.port);
    const answer = await fetch(`${under.url()}/fields/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"number":"${number}", oh dear`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('4000');
    expect(JSON.stringify(under.reported)).not.toContain('4000');
  });

  it('are in no report of a failure of ours', async () => {
    const broken = await openProviderUnderTest(breakCards(database.pool, `Cannot keep ${number}`));
    const answer = await typeCard(broken.url(), 'a'.repeat(22), { number });
    expect([answer.status, await answer.text()]).toEqual([500, '{"error":"internal-error"}']);
    const reports = broken.reported.map((error) => (error as Error).stack ?? '');
    expect(reports.join()).toContain('The payment provider failed: Error');
    expect(reports.join()).not.toContain('4000');
    await broken.close();
  });
});

/** The same pool, except that every statement on the table of cards fails. */
function breakCards(pool: pg.Pool, message: string): pg.Pool {
  const breakClient = (client: pg.PoolClient) =>
    new Proxy(client, {
      get: (target, name) =>
        name === 'query'
          ? (text: string, values: unknown[]) =>
              text.includes('"payment_provider"."card"')
                ? Promise.reject(new Error(message))
                : target.query(text, values)
          : Reflect.get(target, name),
    });
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'connect' ? async () => breakClient(await target.connect()) : Reflect.get(target, name),
  });
}
