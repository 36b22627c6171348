import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import HmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchWebhooks } from './create-webhooks.server.ts';
import { hmacKeys, merchantAccount, openTestDouble, readItem, type TestDouble } from './open-test-double.ts';
import { encryptTestCard } from './test-outcomes.ts';

let test: TestDouble;
beforeEach(async () => {
  test = await openTestDouble();
});
afterEach(() => test.double.close());

/** The vendor's own check. */
const validator = new HmacValidator();
const reference = 'order-1';

describe('messages', () => {
  it('[AD 2.3] have one item with texts for live and success, and an instant with an offset', async () => {
    await test.pay();
    const [body = ''] = test.double.takeWebhooks();
    const message = JSON.parse(body);
    expect(message).toMatchObject({ live: 'false', notificationItems: [{ NotificationRequestItem: {} }] });
    expect(message.notificationItems).toHaveLength(1);
    expect(readItem(body)).toMatchObject({
      eventCode: 'AUTHORISATION',
      success: 'true',
      eventDate: '2026-11-23T13:00:00+01:00',
      merchantAccountCode: merchantAccount,
      merchantReference: reference,
      amount: { currency: 'EUR', value: 12_345 },
      paymentMethod: 'visa',
    });
    expect(readItem(body)).not.toHaveProperty('originalReference');
  });

  it('[AD 2.3] name the live environment', async () => {
    const other = await openTestDouble({ live: true });
    await other.pay();
    expect(JSON.parse(other.double.buildWebhook(reference, 'AUTHORISATION')).live).toBe('true');
    await other.double.close();
  });

  it.each(['order-1', 'a:b\\c', 'ä-ö'])(
    '[AD 2.3] are signed as the vendor’s library checks it: %s',
    async (merchantReference) => {
      await test.pay({ reference: merchantReference });
      for (const event of ['AUTHORISATION', 'CAPTURE', 'SECOND_CHARGEBACK']) {
        const item = readItem(test.double.buildWebhook(merchantReference, event));
        expect(validator.validateHMAC(item, hmacKeys[0])).toBe(true);
        expect(validator.validateHMAC({ ...item, success: 'false' }, hmacKeys[0])).toBe(false);
      }
    },
  );

  it('[AD 2.3] are signed with the second key during a rotation', async () => {
    test.double.misdeliver({ kind: 'second-key' });
    await test.pay();
    const [item] = test.takeItems();
    expect(validator.validateHMAC(item, hmacKeys[1])).toBe(true);
    expect(validator.validateHMAC(item, hmacKeys[0])).toBe(false);
  });

  it('[AD 2.3] bring the reference whole, with its hyphens', async () => {
    await test.pay({ reference: 'trip-7-part-2' });
    expect(test.takeItems()).toMatchObject([{ merchantReference: 'trip-7-part-2' }]);
  });

  it('[AD 2.3] a refused try has AUTHORISATION false, and leaves the authorised one alone', async () => {
    await test.pay();
    await test.pay({ paymentMethod: encryptTestCard({ outcome: 'DECLINED' }) });
    expect(test.takeItems()).toMatchObject([{ success: 'true' }, { success: 'false', reason: 'Refused' }]);
    expect(test.double.payments()[0]).toMatchObject({ resultCode: 'Authorised', authorised: 12_345 });
  });

  it.each([true, false])('[AD 2.3] AUTHORISATION %s comes late after Pending', async (isSuccessful) => {
    await test.pay({ paymentMethod: encryptTestCard({ outcome: 'PENDING' }) });
    expect(test.takeItems()).toEqual([]);
    test.double.settle(reference, isSuccessful);
    expect(test.takeItems()).toMatchObject([{ eventCode: 'AUTHORISATION', success: String(isSuccessful) }]);
    expect(test.money().authorised).toBe(isSuccessful ? 12_345 : 0);
    expect(() => test.double.settle(reference, true)).toThrow('not open');
  });
});

describe('the table of events', () => {
  beforeEach(async () => {
    await test.pay();
    await test.modify('captures', { amount: { currency: 'EUR', value: 12_345 } });
    test.takeItems();
  });

  const raise = (event: string, change = {}) => {
    test.double.raiseEvent(reference, event, change);
    const [item, ...others] = test.takeItems();
    expect(others).toEqual([]);
    return item;
  };
  const payment = () => test.double.payments()[0]?.pspReference;

  it.each([
    'NOTIFICATION_OF_CHARGEBACK',
    'REQUEST_FOR_INFORMATION',
    'NOTIFICATION_OF_FRAUD',
    'INFORMATION_SUPPLIED',
    'ISSUER_COMMENTS',
    'DISPUTE_DEFENSE_PERIOD_ENDED',
    'PREARBITRATION_OPEN',
    'SCHEME_ARBITRATION',
    'PREARBITRATION_WON',
    'SCHEME_ARBITRATION_WON',
    'ISSUER_RESPONSE_TIMEFRAME_EXPIRED',
  ])('[AD 2.3] %s belongs to the dispute and moves no money', (event) => {
    const item = raise(event);
    expect(item).toMatchObject({
      eventCode: event,
      success: 'true',
      originalReference: payment(),
      additionalData: { defensePeriodEndsAt: '2026-12-23T13:00:00+01:00' },
    });
    expect(test.money().chargedBack).toBe(0);
  });

  it('[AD 2.3] CHARGEBACK takes money, maybe a part, in another currency', () => {
    const item = raise('CHARGEBACK', { amount: { currency: 'EUR', value: 5000 } });
    expect(item).toMatchObject({
      originalReference: payment(),
      additionalData: { disputeStatus: 'Undefended' },
    });
    expect(item.additionalData.chargebackReasonCode).toBe('10.4');
    expect(test.money().chargedBack).toBe(5000);
    expect(raise('CHARGEBACK', { amount: { currency: 'USD', value: 7000 } }).amount.currency).toBe('USD');
  });

  it.each(['SECOND_CHARGEBACK', 'PREARBITRATION_LOST', 'PREARBITRATION_ACCEPTED', 'SCHEME_ARBITRATION_LOST'])(
    '[AD 2.3] %s takes it again after CHARGEBACK_REVERSED, without originalReference',
    (event) => {
      const first = raise('CHARGEBACK');
      const won = raise('CHARGEBACK_REVERSED');
      expect(test.money().chargedBack).toBe(0);
      const again = raise(event);
      expect(again).not.toHaveProperty('originalReference');
      expect(again.merchantReference).toBe(reference);
      expect(new Set([first, won, again].map(({ pspReference }) => pspReference)).size).toBe(1);
      expect(test.money().chargedBack).toBe(12_345);
    },
  );

  it('[AD 2.3] a chargeback after a refund takes the money twice', async () => {
    await test.modify('refunds', { amount: { currency: 'EUR', value: 12_345 } });
    test.takeItems();
    raise('CHARGEBACK');
    expect(test.money()).toMatchObject({ refunded: 12_345, chargedBack: 12_345 });
  });

  it('[AD 2.3] EXPIRE is about the rest that was not captured, and has no originalReference', async () => {
    const other = await openTestDouble({ severalPartialCaptures: true });
    await other.pay();
    await other.modify('captures', { amount: { currency: 'EUR', value: 12_000 } });
    other.takeItems();
    other.double.raiseEvent(reference, 'EXPIRE');
    const [item] = other.takeItems();
    expect(item).toMatchObject({
      amount: { value: 345 },
      pspReference: other.double.payments()[0]?.pspReference,
    });
    expect(item).not.toHaveProperty('originalReference');
    expect(other.money()).toMatchObject({ captured: 12_000, released: 345 });
    await other.double.close();
  });

  it('[AD 2.3] REPORT_AVAILABLE has a file’s name as pspReference and no payment', () => {
    const item = readItem(test.double.buildWebhook('', 'REPORT_AVAILABLE'));
    expect(item).toMatchObject({ pspReference: expect.stringMatching(/\.csv$/), merchantReference: '' });
    expect(item.reason).toContain('https://');
    expect(validator.validateHMAC(item, hmacKeys[0])).toBe(true);
  });

  it.each(['POSTPONED_REFUND', 'ORDER_OPENED', 'RECURRING_CONTRACT', 'WORD_OF_THE_FUTURE'])(
    '[AD 2.3] %s is a message like any other',
    (event) => {
      expect(raise(event)).toMatchObject({ eventCode: event, merchantReference: reference });
      expect(test.money()).toMatchObject({ captured: 12_345, refunded: 0, chargedBack: 0 });
    },
  );

  it('[AD 2.3] a test changes, leaves out and forges what it wants', () => {
    const change = { omit: ['originalReference'], merchantReference: 'other', signedWith: null } as const;
    const item = readItem(
      test.double.buildWebhook(reference, 'CAPTURE', { ...change, additionalData: { a: 'b' } }),
    );
    expect(item).toMatchObject({ merchantReference: 'other', additionalData: { a: 'b' } });
    expect(item).not.toHaveProperty('originalReference');
    expect(item.additionalData).not.toHaveProperty('hmacSignature');
    expect(test.takeItems()).toEqual([]);
  });

  it('[AD 2.3] one message may have several items', () => {
    const bodies = ['CAPTURE', 'REFUND'].map((event) => test.double.buildWebhook(reference, event));
    const { notificationItems } = JSON.parse(batchWebhooks(bodies as [string, string]));
    expect(notificationItems).toHaveLength(2);
  });
});

describe('misdelivery', () => {
  const events = () => test.takeItems().map(({ eventCode }) => eventCode);

  it('[AD 2.3] a message never comes, once', async () => {
    test.double.misdeliver({ kind: 'never', event: 'AUTHORISATION' });
    await test.pay();
    await test.pay();
    expect(events()).toEqual(['AUTHORISATION']);
  });

  it('[AD 2.3] a message comes late by the clock', async () => {
    test.double.misdeliver({ kind: 'late', ms: 1000 });
    await test.pay();
    test.clock.advance(999);
    expect(events()).toEqual([]);
    test.clock.advance(1);
    expect(events()).toEqual(['AUTHORISATION']);
  });

  it('[AD 2.3] a message comes twice, and the next one before it', async () => {
    test.double.misdeliver({ kind: 'twice' });
    await test.pay();
    const [first, second] = test.double.takeWebhooks();
    expect(second).toBe(first);
    test.double.misdeliver({ kind: 'out-of-order' });
    await test.modify('captures', { amount: { currency: 'EUR', value: 12_345 } });
    expect(events()).toEqual([]);
    await test.modify('refunds', { amount: { currency: 'EUR', value: 1 } });
    expect(events()).toEqual(['REFUND', 'CAPTURE']);
  });

  it('[AD 2.3] a message is unsigned, or signed by somebody else', async () => {
    test.double.misdeliver({ kind: 'unsigned' });
    test.double.misdeliver({ kind: 'wrong-signature' });
    await test.pay();
    await test.pay();
    const [unsigned, foreign] = test.takeItems();
    expect(unsigned.additionalData).not.toHaveProperty('hmacSignature');
    expect(hmacKeys.some((key) => validator.validateHMAC(foreign, key))).toBe(false);
  });

  it('[AD 2.3] a message of the other environment or account is rightly signed', async () => {
    test.double.misdeliver({ kind: 'wrong-live' });
    test.double.misdeliver({ kind: 'other-merchant-account' });
    await test.pay();
    await test.pay();
    const [live = '', other = ''] = test.double.takeWebhooks();
    expect(JSON.parse(live).live).toBe('true');
    expect(readItem(other).merchantAccountCode).not.toBe(merchantAccount);
    for (const body of [live, other]) expect(validator.validateHMAC(readItem(body), hmacKeys[0])).toBe(true);
  });
});

describe('delivery to an address', () => {
  const received: string[] = [];
  const answers: { status: number; text: string }[] = [];
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      received.push(body);
      const { status, text } = answers.shift() ?? { status: 200, text: '[accepted]' };
      response.writeHead(status).end(text);
    });
  });
  let delivering: TestDouble;
  const open = async (needsAcceptedText: boolean) => {
    const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    delivering = await openTestDouble({ webhookUrl, needsAcceptedText });
  };
  const receivedEvents = () => received.map((body) => readItem(body).eventCode);

  beforeEach(async () => {
    received.length = 0;
    answers.length = 0;
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await delivering.double.close();
    await new Promise((resolve) => shop.close(resolve).closeAllConnections());
  });

  it('[AD 2.3] happens by itself, in order', async () => {
    await open(false);
    await delivering.pay();
    await delivering.modify('captures', { amount: { currency: 'EUR', value: 12_345 } });
    await delivering.double.deliverWebhooks();
    expect(receivedEvents()).toEqual(['AUTHORISATION', 'CAPTURE']);
    expect(delivering.double.deliveries().map(({ status }) => status)).toEqual([200, 200]);
  });

  it('[AD 2.3] a failed message blocks the queue and is tried after 9, 18 and 27 seconds', async () => {
    await open(false);
    answers.push({ status: 500, text: '' }, { status: 404, text: '' }, { status: 302, text: '' });
    await delivering.pay();
    await delivering.modify('captures', { amount: { currency: 'EUR', value: 12_345 } });
    const countAfter = async (ms: number) => {
      delivering.clock.advance(ms);
      await delivering.double.deliverWebhooks();
      return received.length;
    };
    expect(await countAfter(0)).toBe(1);
    expect(await countAfter(8999)).toBe(1);
    expect(await countAfter(1)).toBe(2);
    expect(await countAfter(17_999)).toBe(2);
    expect(await countAfter(1)).toBe(3);
    expect(await countAfter(27_000)).toBe(5);
    expect(receivedEvents()).toEqual([...Array(4).fill('AUTHORISATION'), 'CAPTURE']);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('[AD 2.3] an older account needs [accepted]: %s', async (needsAcceptedText, tries) => {
    await open(needsAcceptedText);
    answers.push({ status: 200, text: '' });
    await delivering.pay();
    await delivering.double.deliverWebhooks();
    delivering.clock.advance(9000);
    await delivering.double.deliverWebhooks();
    expect(received).toHaveLength(tries);
  });
});
