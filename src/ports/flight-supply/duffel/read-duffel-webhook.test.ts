import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readDuffelWebhook } from './read-duffel-webhook.ts';

const secret = 'a secret of the account';
const event = {
  id: 'wev_1',
  type: 'order.airline_initiated_change_detected',
  data: { object: { id: 'aic_1', order_id: 'ord_1' } },
  live_mode: true,
};

function sign(body: string, at = '1790000000', key = secret) {
  const mac = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'x-duffel-signature': `t=${at},v1=${mac}` } };
}

test('a signed event names its order', () => {
  const read = readDuffelWebhook(secret, sign(JSON.stringify(event)));
  expect(read).toEqual({ id: 'wev_1', type: event.type, orderId: 'ord_1' });
});

test.each([
  ['order.created', { id: 'ord_2' }, 'ord_2'],
  ['order.creation_failed', { offer_id: 'off_1' }, null],
  ['payment.created', { id: 'pay_1', order_id: 'ord_3' }, 'ord_3'],
  ['payment.created', { id: 'pay_1' }, null],
  ['ping.triggered', undefined, null],
])('%s with %j is about the order %s', (type, object, orderId) => {
  const body = JSON.stringify({ ...event, type, data: object && { object } });
  expect(readDuffelWebhook(secret, sign(body))).toMatchObject({ type, orderId });
});

test('what is not signed, signed with another secret, for another time or body, or unreadable is none', () => {
  const body = JSON.stringify(event);
  const { 'x-duffel-signature': signature } = sign(body).headers;
  const signedBy = (text: string) => ({ body, headers: { 'x-duffel-signature': text } });
  const refused = [
    { body, headers: {} },
    { body, headers: { 'x-signature': signature } },
    { body, headers: { 'x-duffel-signature': [signature, signature] } },
    signedBy(''),
    signedBy(signature.replace('v1=', 'v0=')),
    signedBy(signature.replace('t=1790000000', 't=1790000001')),
    { ...signedBy(signature), body: `${body} ` },
    sign(body, '1790000000', 'another secret'),
    sign('no JSON'),
    sign('null'),
    sign(JSON.stringify({ ...event, id: 7 })),
  ];
  for (const message of refused) expect(readDuffelWebhook(secret, message)).toBeNull();
});
