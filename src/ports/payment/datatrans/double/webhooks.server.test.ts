import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DoubleUnderTest,
  generateRefno,
  merchantId,
  openDoubleUnderTest,
  signKey,
} from './datatrans-double-under-test.server.ts';

interface ReceivedWebhook {
  readonly path: string | undefined;
  readonly signature: string | undefined;
  readonly text: string;
}

/** A shop that receives webhooks and answers them with a status. */
async function openReceiver() {
  const received: ReceivedWebhook[] = [];
  const answer = { status: 200 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signature = request.headers['datatrans-signature']?.toString();
    received.push({ path: request.url, signature, text: Buffer.concat(parts).toString() });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, answer, close: () => void server.close().closeAllConnections() };
}

let shop: Awaited<ReturnType<typeof openReceiver>>;
let under: DoubleUnderTest;
beforeEach(async () => {
  shop = await openReceiver();
  under = await openDoubleUnderTest({ webhookUrl: `${shop.url}/dashboard` });
});
afterEach(async () => {
  await under.close();
  shop.close();
});

/** By the vendor's own recipe. */
function isSigned({ signature, text }: ReceivedWebhook): boolean {
  const [, time = '', s0] = /^t=(\d{13}),s0=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  return createHmac('sha256', Buffer.from(signKey, 'hex')).update(time).update(text).digest('hex') === s0;
}

describe('a webhook', () => {
  it('[DT 1.7] follows each authorisation, signed, with the body of the status', async () => {
    const id = await under.authorize();
    await under.double.deliverWebhooks();
    const [message, ...others] = shop.received;
    expect(others).toEqual([]);
    expect(message?.path).toBe('/dashboard');
    expect(message && isSigned(message)).toBe(true);
    expect(message?.signature).toMatch(`t=${under.clock.now().getTime()},`);
    expect(JSON.parse(message?.text ?? '')).toEqual(await under.status(id));
  });

  it('[DT 1.7] does not follow settle, cancel, credit or a refused authorisation', async () => {
    const refusedId = await under.authenticate('DECLINED');
    await under.post(`/${refusedId}/authorize`, { refno: generateRefno() });
    const id = await under.authorize();
    const money = { amount: 1, currency: 'EUR', refno: generateRefno() };
    await under.post(`/${id}/settle`, money);
    await under.post(`/${id}/credit`, money);
    await under.double.deliverWebhooks();
    expect(shop.received).toHaveLength(1);
  });

  it('[DT 1.7] follows the authorisation of a direct debit and of a payment page, to the webhook.url of the init', async () => {
    const money = { amount: 1, currency: 'EUR' };
    const ELV = { iban: 'DE89370400440532013000' };
    await under.post('/authorize', { ...money, refno: generateRefno(), ELV });
    const init = {
      ...money,
      refno: generateRefno(),
      webhook: { url: `${shop.url}/own` },
      redirect: { successUrl: 'https://shop.test/ok' },
    };
    under.double.finishPaymentPage((await under.post('', init)).body.transactionId, 'pay');
    await under.double.deliverWebhooks();
    expect(shop.received.map(({ path }) => path).toSorted()).toEqual(['/dashboard', '/own']);
  });

  it('[DT 1.7] is not repeated, whatever is answered', async () => {
    shop.answer.status = 500;
    await under.authorize();
    await under.double.deliverWebhooks();
    await under.double.deliverWebhooks();
    expect(shop.received).toHaveLength(1);
    expect(under.double.sentWebhooks()).toMatchObject([{ status: 500 }]);
  });

  it('[DT 1.7] is not signed where signing is switched off, and not sent without a URL', async () => {
    const unsigned = await openDoubleUnderTest({ signKey: null, webhookUrl: shop.url });
    await unsigned.authorize();
    await unsigned.double.deliverWebhooks();
    expect(shop.received.map(({ signature }) => signature)).toEqual([undefined]);
    await unsigned.close();
    const mute = await openDoubleUnderTest();
    await mute.authorize();
    await mute.double.deliverWebhooks();
    expect(mute.double.sentWebhooks()).toEqual([]);
    await mute.close();
  });

  it('[DT 1.7] that cannot be delivered is listed without an answer', async () => {
    shop.close();
    await under.authorize();
    await under.double.deliverWebhooks();
    expect(under.double.sentWebhooks()).toMatchObject([{ status: null }]);
  });
});

describe('webhook modes', () => {
  it('never sends none, also later', async () => {
    under.double.setWebhookMode('never');
    await under.authorize();
    await under.double.deliverWebhooks();
    expect(shop.received).toEqual([]);
  });

  it('late holds them with the state and the time of their event', async () => {
    under.double.setWebhookMode('late');
    const id = await under.authorize();
    const time = under.clock.now().getTime();
    await under.post(`/${id}/cancel`, {});
    under.clock.advance(3_600_000);
    expect(shop.received).toEqual([]);
    await under.double.deliverWebhooks();
    expect(JSON.parse(shop.received[0]?.text ?? '')).toMatchObject({
      transactionId: id,
      status: 'authorized',
    });
    expect(shop.received[0]?.signature).toMatch(`t=${time},`);
  });

  it('reversed delivers the newest first', async () => {
    under.double.setWebhookMode('reversed');
    const [older, newer] = [await under.authorize(), await under.authorize()];
    await under.double.deliverWebhooks();
    const ids = shop.received.map(({ text }) => JSON.parse(text).transactionId);
    expect(ids).toEqual([newer, older]);
  });

  it('twice sends the same message two times', async () => {
    under.double.setWebhookMode('twice');
    await under.authorize();
    await under.double.deliverWebhooks();
    expect(shop.received).toHaveLength(2);
    expect(shop.received[1]).toEqual(shop.received[0]);
  });

  it.each([
    ['badly-signed', false, merchantId],
    ['unsigned', false, merchantId],
    ['other-merchant', true, '1100099999'],
  ] as const)('%s: the signature is right: %s, the merchant is %s', async (mode, isRight, merchant) => {
    under.double.setWebhookMode(mode);
    await under.authorize();
    await under.double.deliverWebhooks();
    const [message] = shop.received;
    expect(message && isSigned(message)).toBe(isRight);
    expect(message?.signature === undefined).toBe(mode === 'unsigned');
    expect(JSON.parse(message?.text ?? '').merchantId).toBe(merchant);
  });

  it('a test builds a message of any state, with a flaw or an older time', async () => {
    const id = await under.initFields();
    const { headers, body } = under.double.buildWebhook(id);
    expect(JSON.parse(body)).toEqual(await under.status(id));
    const built = { path: '/', text: body, signature: headers['datatrans-signature'] };
    expect(isSigned(built)).toBe(true);
    const signedAt = new Date('2027-01-01T00:00:00Z');
    const flawed = under.double.buildWebhook(id, { flaw: 'wrong-currency', signedAt });
    expect(JSON.parse(flawed.body).currency).toBe('CHF');
    expect(flawed.headers['datatrans-signature']).toMatch(`t=${signedAt.getTime()},`);
  });
});
