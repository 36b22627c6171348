import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDouble, paymentRequest, type TestDouble } from './open-test-double.ts';

let test: TestDouble;
beforeEach(async () => {
  test = await openTestDouble();
});
afterEach(() => test.double.close());

const payWith = (key: string, change = {}) =>
  test.post('/payments', { ...paymentRequest, ...change }, { 'idempotency-key': key });
const dayMs = 24 * 3_600_000;

describe('Idempotency-Key', () => {
  it('[AD 2.2] the same key gets the same answer, with the key, and is one payment', async () => {
    const first = await payWith('key-1');
    const second = await payWith('key-1');
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-key')).toBe('key-1');
    expect(test.double.payments()).toHaveLength(1);
    expect(test.takeItems()).toHaveLength(1);
  });

  it('[AD 2.3] another key with the same reference is paid twice, with two messages of true', async () => {
    await payWith('key-1');
    await payWith('key-2');
    expect(test.takeItems()).toMatchObject([
      { merchantReference: 'order-1', success: 'true' },
      { merchantReference: 'order-1', success: 'true' },
    ]);
  });

  it('[AD 2.2] guards changes as well', async () => {
    await payWith('key-1');
    const path = `/payments/${test.double.payments()[0]?.pspReference}/captures`;
    const { merchantAccount, amount } = paymentRequest;
    const capture = () => test.post(path, { merchantAccount, amount }, { 'idempotency-key': 'key-2' });
    expect((await capture()).json.pspReference).toBe((await capture()).json.pspReference);
    expect(test.money().captured).toBe(12_345);
  });

  it('[AD 2.2] repeats a validation error, and works again after an error of the key of the API', async () => {
    const first = await payWith('key-1', { returnUrl: undefined });
    expect(await payWith('key-1')).toMatchObject({ status: 422, text: first.text });
    await test.post('/payments', paymentRequest, { 'idempotency-key': 'key-2', 'x-api-key': 'other' });
    expect((await payWith('key-2')).status).toBe(200);
  });

  it('[AD 2.2] has at most 64 characters', async () => {
    expect((await payWith('k'.repeat(64))).status).toBe(200);
    expect((await payWith('k'.repeat(65))).status).toBe(422);
  });

  it('[AD 2.2] is stored for 31 days and forgotten right after', async () => {
    await payWith('key-1');
    test.clock.advance(31 * dayMs);
    await payWith('key-1');
    expect(test.double.payments()).toHaveLength(1);
    test.clock.advance(1);
    await payWith('key-1');
    expect(test.double.payments()).toHaveLength(2);
  });

  it.each([409, 422] as const)(
    '[AD 2.2] is %i, 704 and transient while the first call runs',
    async (status) => {
      const other = await openTestDouble({ duplicateStatus: status });
      const end = Promise.withResolvers<void>();
      other.double.misbehave({ call: 'payments', kind: 'slow', until: end.promise });
      const send = () => other.post('/payments', paymentRequest, { 'idempotency-key': 'key-1' });
      const first = send();
      await expect.poll(() => other.double.payments()).toHaveLength(1);
      const second = await send();
      expect(second).toMatchObject({ status, json: { errorCode: '704' } });
      expect(second.headers.get('transient-error')).toBe('true');
      end.resolve();
      expect((await first).json.resultCode).toBe('Authorised');
      expect((await send()).json.resultCode).toBe('Authorised');
      await other.double.close();
    },
  );
});

describe('misbehaviour', () => {
  it.each([
    ['rate-limited', 429, undefined, null],
    ['server-error', 500, { errorType: 'internal' }, null],
    ['unavailable', 503, { errorType: 'internal' }, null],
    ['unavailable-transient', 503, { errorType: 'internal' }, 'true'],
    ['unknown-error-code', 422, { errorCode: '98_765' }, null],
    ['in-progress', 422, { errorCode: '704' }, 'true'],
  ] as const)('[AD 2.2] %s answers %i before the work, once', async (kind, status, json, transient) => {
    test.double.misbehave({ call: 'payments', kind });
    const reply = await payWith('key-1');
    expect(reply.status).toBe(status);
    if (json !== undefined) expect(reply.json).toMatchObject(json);
    expect(reply.headers.get('transient-error')).toBe(transient);
    expect(test.double.payments()).toEqual([]);
    expect((await payWith('key-1')).json.resultCode).toBe('Authorised');
  });

  it('[AD 2.2] 704 after the work hides a payment that was authorised', async () => {
    test.double.misbehave({ call: 'payments', kind: 'already-processed' });
    const reply = await payWith('key-1');
    expect(reply).toMatchObject({ status: 422, json: { errorCode: '704' } });
    expect(reply.headers.get('transient-error')).toBeNull();
    expect(test.money().authorised).toBe(12_345);
  });

  it('[AD 2.2] a 500 may come after the work; the same key finds the result', async () => {
    test.double.misbehave({ call: 'payments', kind: 'server-error', afterWork: true });
    expect((await payWith('key-1')).status).toBe(500);
    expect((await payWith('key-1')).json.resultCode).toBe('Authorised');
    expect(test.double.payments()).toHaveLength(1);
  });

  it('[AD 2.2] an answer is lost after the work, a request before it', async () => {
    test.double.misbehave({ call: 'payments', kind: 'answer-lost' });
    await expect(payWith('key-1')).rejects.toThrow();
    expect(test.double.payments()).toHaveLength(1);
    test.double.misbehave({ call: 'payments', kind: 'request-lost' });
    await expect(payWith('key-2')).rejects.toThrow();
    expect(test.double.payments()).toHaveLength(1);
    expect((await payWith('key-1')).json.pspReference).toBe(test.double.payments()[0]?.pspReference);
  });

  it('[AD 2.3] a message may come before the answer', async () => {
    const end = Promise.withResolvers<void>();
    test.double.misbehave({ call: 'payments', kind: 'slow', until: end.promise });
    const answer = test.pay();
    await expect.poll(() => test.takeItems()).toMatchObject([{ eventCode: 'AUTHORISATION' }]);
    end.resolve();
    expect((await answer).json.resultCode).toBe('Authorised');
  });

  it('[AD 2.2] an answer is empty, is no JSON, or has a result that nobody knows', async () => {
    test.double.misbehave({ call: 'payments', kind: 'empty' });
    test.double.misbehave({ call: 'payments', kind: 'not-json' });
    test.double.misbehave({ call: 'payments', kind: 'unknown-result-code' });
    expect(await test.pay()).toMatchObject({ status: 200, text: '' });
    expect(await test.pay()).toMatchObject({ status: 200, text: expect.stringContaining('<html>') });
    expect((await test.pay()).json.resultCode).toBe('AuthorisedOnReserve');
    expect((await test.pay()).json.resultCode).toBe('Authorised');
    expect(test.double.payments()).toHaveLength(4);
  });

  it('affects the named call as often as planned, and nothing after behave', async () => {
    test.double.misbehave({ call: 'captures', kind: 'server-error', times: 2 });
    expect((await test.pay()).status).toBe(200);
    const { amount } = paymentRequest;
    expect((await test.modify('captures', { amount })).status).toBe(500);
    test.double.behave();
    expect((await test.modify('captures', { amount })).status).toBe(201);
    test.double.misbehave({ call: 'any', kind: 'unavailable' });
    expect((await test.modify('cancels')).status).toBe(503);
  });

  it('refuses a plan that could never happen', () => {
    expect(() => test.double.misbehave({ call: 'payments', kind: 'rejected' })).toThrow('captures');
    expect(() => test.double.misbehave({ call: 'cancels', kind: 'fails-later' })).toThrow('refunds');
  });
});
