import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DoubleUnderTest,
  merchantId,
  openDoubleUnderTest,
  returnUrl,
} from './datatrans-double-under-test.server.ts';

let under: DoubleUnderTest;
beforeEach(async () => {
  under = await openDoubleUnderTest();
});
afterEach(() => under.close());

/** A form, as a browser without scripts sends it. */
const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the test cards', () => {
  it.each([
    ['4000001000000018', 'VIS', '05'],
    ['5100001000000014', 'ECA', '02'],
  ])('[DT 1.8] authenticate %s at once, without a redirect', async (number, paymentMethod, eci) => {
    const id = await under.initFields();
    const success = under.double.enterCard(id, number);
    expect(success).not.toHaveProperty('redirect');
    expect(success.transactionId).toBe(id);
    expect(await under.status(id)).toMatchObject({
      merchantId,
      type: 'payment',
      status: 'authenticated',
      paymentMethod,
      card: {
        masked: `${number.slice(0, 6)}xxxxxx${number.slice(-4)}`,
        alias: expect.stringMatching(/^AAAB/),
        expiryMonth: '12',
        expiryYear: '30',
        '3D': { eci, directoryResponse: 'Y' },
      },
    });
  });

  it.each(['4000001000000034', '5100001000000030'])(
    '[DT 1.3] refuse %s at once: the no is in the directory response',
    async (number) => {
      const id = await under.initFields();
      expect(under.double.enterCard(id, number)).not.toHaveProperty('redirect');
      const { status, detail, card } = await under.status(id);
      expect({ status, reason: detail.fail?.reason }).toEqual({
        status: 'failed',
        reason: 'secure_authentication',
      });
      expect(card?.['3D']).toMatchObject({ directoryResponse: 'N', cardHolderInfo: expect.any(String) });
      expect(card?.['3D']).not.toHaveProperty('authenticationResponse');
    },
  );

  it('[DT 1.3] can refuse at once with R', async () => {
    const id = await under.authenticate('frictionless-rejected');
    expect((await under.status(id)).card?.['3D']?.directoryResponse).toBe('R');
  });

  it.each([
    ['4000001000000026', 'authenticated', 'Y'],
    ['5100001000000022', 'authenticated', 'Y'],
    ['4000001000000042', 'failed', 'N'],
    ['5100001000000048', 'failed', 'N'],
  ])('[DT 1.8] ask for a challenge with %s, which ends as %s', async (number, status, answer) => {
    const id = await under.initFields();
    expect(under.double.enterCard(id, number).redirect).toBe(`${under.double.url}/upp/v1/3D2/${id}`);
    expect(await under.status(id)).toMatchObject({
      status: 'challenge_required',
      card: { '3D': { directoryResponse: 'C' } },
    });
    under.double.answerChallenge(id, 'accept');
    expect(await under.status(id)).toMatchObject({
      status,
      card: { '3D': { authenticationResponse: answer } },
    });
  });

  it('[DT 1.8] are the only cards, and are entered once', async () => {
    const id = await under.initFields();
    expect(() => under.double.enterCard(id, '4242424242424242')).toThrow(RangeError);
    under.double.enterCard(id, 'frictionless');
    expect(() => under.double.enterCard(id, 'frictionless')).toThrow(/authenticated/);
  });

  it('[DT 1.6] can be refused after their challenge', async () => {
    const id = await under.initFields();
    under.double.enterCard(id, 'challenge', { refusal: 'DECLINED' });
    under.double.answerChallenge(id, 'accept');
    expect(await under.post(`/${id}/authorize`, { refno: 'r1' })).toMatchObject({
      status: 400,
      body: { error: { code: 'DECLINED' } },
    });
  });
});

describe("the bank's page", () => {
  async function openBank(card = 'challenge') {
    const id = await under.initFields();
    const { redirect = '' } = under.double.enterCard(id, card);
    const page = await fetch(redirect);
    return { id, redirect, page };
  }

  it('[DT 1.2] is a page of its own, and the challenge is ongoing once it is open', async () => {
    const { id, page } = await openBank();
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(await page.text()).toMatch('name="password"');
    expect(await under.status(id)).toMatchObject({ status: 'challenge_ongoing' });
  });

  it('[DT 1.2] comes back by a form POST with uppTransactionId and status_3d', async () => {
    const { id, redirect } = await openBank();
    const html = await (await submit(redirect, { password: '4444' })).text();
    expect(html).toMatch(`<form method="post" action="${returnUrl}">`);
    expect(html).toMatch(`name="uppTransactionId" value="${id}"`);
    expect(html).toMatch('name="status_3d" value="authenticated"');
    expect(await under.status(id)).toMatchObject({ status: 'authenticated' });
  });

  it.each([
    ['4444', 'authenticated'],
    ['4009', 'failed'],
    ['1234', 'challenge_ongoing'],
  ])('[DT 1.8] after the password %s the status is %s', async (password, status) => {
    const { id, redirect } = await openBank();
    await submit(redirect, { password });
    expect(await under.status(id)).toMatchObject({ status });
  });

  it('[DT 1.3] ends as canceled when the shopper gives up', async () => {
    const { id, redirect } = await openBank();
    await submit(redirect, { answer: 'cancel' });
    expect(await under.status(id)).toMatchObject({ status: 'canceled' });
  });

  it('[DT 1.3] ends as incomplete 30 minutes after the shopper has left it', async () => {
    const { id, redirect } = await openBank();
    under.clock.advance(30 * 60_000 - 1);
    expect(await under.status(id)).toMatchObject({ status: 'challenge_ongoing' });
    under.clock.advance(1);
    expect((await submit(redirect, { password: '4444' })).status).toBe(400);
    expect(await under.status(id)).toMatchObject({
      status: 'failed',
      detail: { fail: { reason: 'incomplete' } },
    });
  });

  it('[DT 1.2] cannot be answered twice', async () => {
    const { redirect } = await openBank();
    await submit(redirect, { password: '4444' });
    expect((await submit(redirect, { password: '4009' })).status).toBe(400);
    expect((await fetch(redirect)).status).toBe(400);
  });

  it('[DT 1.2] says the same by a call of the test', async () => {
    const id = await under.authenticate('challenge');
    expect(under.double.answerChallenge(id, 'refuse')).toEqual({
      method: 'POST',
      url: returnUrl,
      fields: { uppTransactionId: id, status_3d: 'failed' },
    });
    expect(() => under.double.answerChallenge(id, 'accept')).toThrow(/failed/);
  });

  it('[DT 1.2] comes back with names in other cases, other words and the query in the form where it is set so', async () => {
    const other = await openDoubleUnderTest({
      returnStyle: { fieldNames: 'other-case', query: 'moved', words: { passed: 'Y', refused: 'N' } },
    });
    const id = await other.authenticate('challenge');
    expect(other.double.answerChallenge(id, 'accept')).toEqual({
      method: 'POST',
      url: 'https://shop.test/de-de/return/k7',
      fields: { UppTransactionID: id, status_3D: 'Y', step: '2' },
    });
    await other.close();
  });
});
