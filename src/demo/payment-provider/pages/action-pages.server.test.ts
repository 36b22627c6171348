import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { paymentPolicy } from '../../../defaults.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import {
  buildPaymentRequest,
  inquireNow,
  paymentCallOptions,
} from '../../../ports/payment/payment-under-test.ts';
import {
  endAction,
  openProviderUnderTest,
  type ProviderUnderTest,
  sendForm,
} from '../provider-under-test.server.ts';
import { PAGE_TEXTS } from './page-texts.ts';

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

/** A payment that waits for the shopper, and where the test finds the page. */
async function begin(
  token: 'test-challenge' | 'test-challenge-refused' | 'PayPal',
  language: Language = 'en',
) {
  const request = buildPaymentRequest({
    paymentDetails:
      token === 'PayPal' ? { method: 'PayPal' } : { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
  });
  const shopper = { ...request.shopper, language };
  const begun = await under.port.authorise({ ...request, shopper }, paymentCallOptions());
  if (begun.outcome !== 'action' || begun.action.kind === 'component') throw new Error('No action');
  const page = under.url() + new URL(begun.action.url).pathname;
  return { begun, page, reference: request.reference, url: begun.action.url };
}

const returned = (result: string) =>
  expect.stringMatching(
    new RegExp(`^https://shop\\.test/de-de/booking/\\w+/payment\\?payment=[\\w-]+&result=${result}$`),
  );

it.each(['test-challenge', 'PayPal'] as const)(
  'the page of %s names an icon that its policy lets the browser load',
  async (token) => {
    const { page } = await begin(token);
    const answer = await fetch(page);
    expect(answer.headers.get('content-security-policy')).toContain("; img-src 'self';");
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(await answer.text()) ?? [];
    const { status, headers } = await fetch(new URL(icon, page));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  },
);

describe('the page of a challenge', () => {
  it('is on another origin than the shop, may be framed by it alone and redirects back to it alone', async () => {
    const { page, url } = await begin('test-challenge');
    expect(new URL(url).hostname).toBe('shop.test');
    expect(new URL(url).port).toBe(new URL(under.url()).port);
    const { headers } = await fetch(page);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'self' https://shop.test; frame-ancestors https://shop.test");
    expect(policy).not.toContain('script-src');
  });

  it.each(LANGUAGES)('names payee and amount in %s', async (language) => {
    const { page } = await begin('test-challenge', language);
    const text = await (await fetch(page)).text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(PAGE_TEXTS[language].bankTitle);
    expect(text).toMatch(/shop\.<wbr>test.*1[.,\s\u202f]?234,56\s€|€1,234\.56/s);
  });

  it('[TDS-008] leads back after the right code, the money set aside', async () => {
    const { begun, reference } = await begin('test-challenge');
    expect(await endAction(under, begun, 'passed')).toEqual(returned('passed'));
    expect(await inquireNow(under, reference)).toMatchObject({ state: 'authorised' });
  });

  it('[TDS-007] leads back when it is cancelled', async () => {
    const { begun } = await begin('test-challenge');
    expect(await endAction(under, begun, 'cancelled')).toEqual(returned('cancelled'));
  });

  it('asks again after two wrong codes and refuses after the third', async () => {
    const { page, reference } = await begin('test-challenge');
    const wrong = { answer: 'agree', code: '123457' };
    expect([await sendForm(page, wrong), await sendForm(page, wrong)]).toEqual([null, null]);
    expect(await (await fetch(page)).text()).toContain(PAGE_TEXTS.en.codeWrong);
    expect(await sendForm(page, wrong)).toEqual(returned('refused'));
    expect(await sendForm(page, { answer: 'agree', code: '123456' })).toEqual(returned('refused'));
    expect(await inquireNow(under, reference)).toMatchObject({ state: 'refused', authorised: 0 });
  });

  it('says no to the right code where the bank does', async () => {
    const { begun } = await begin('test-challenge-refused');
    expect(await endAction(under, begun, 'passed')).toEqual(returned('refused'));
  });

  it('is open for ten minutes and then leads back', async () => {
    const { page, reference } = await begin('test-challenge');
    under.clock.advance(paymentPolicy.challengeLifetimeMs - 1);
    expect((await fetch(page)).status).toBe(200);
    under.clock.advance(1);
    const late = await fetch(page, { redirect: 'manual' });
    expect([late.status, late.headers.get('location')]).toEqual([303, returned('expired')]);
    expect(await inquireNow(under, reference)).toMatchObject({ state: 'refused' });
  });

  it('leads back once the shop has given the payment up', async () => {
    const { page, reference, begun } = await begin('test-challenge');
    await under.port.cancel({ paymentId: begun.paymentId, reference }, paymentCallOptions());
    expect(await sendForm(page, { answer: 'agree', code: '123456' })).toEqual(returned('cancelled'));
    expect(await inquireNow(under, reference)).toMatchObject({ state: 'cancelled', authorised: 0 });
  });

  it('is nobody’s where the address is made up', async () => {
    const answer = await fetch(`${under.url()}/challenge/${'a'.repeat(22)}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await fetch(`${under.url()}/challenge/short`)).status).toBe(400);
  });
});

describe('the page of the wallet', () => {
  it('leads back after it was agreed to, however often', async () => {
    const { begun, page, reference } = await begin('PayPal');
    expect(await (await fetch(page)).text()).toContain('PayDuck');
    expect(await endAction(under, begun, 'passed')).toEqual(returned('passed'));
    expect(await sendForm(page, { answer: 'cancel' })).toEqual(returned('passed'));
    expect(await inquireNow(under, reference)).toMatchObject({ state: 'authorised' });
  });
});
