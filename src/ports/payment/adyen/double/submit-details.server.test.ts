import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDouble, paymentRequest, type TestDouble } from './open-test-double.ts';
import { type CardFlow, encryptTestCard, type OutcomeWord } from './test-outcomes.ts';

let test: TestDouble;
beforeEach(async () => {
  test = await openTestDouble();
});
afterEach(() => test.double.close());

const reference = paymentRequest.reference;
const payBy = (flow: CardFlow, outcome?: OutcomeWord) =>
  test.pay({ paymentMethod: encryptTestCard(outcome === undefined ? { flow } : { flow, outcome }) });
const sendDetails = ({ details, paymentData }: { details: object; paymentData?: string }) =>
  test.post('/payments/details', { details, ...(paymentData && { paymentData }) });

describe('3-D Secure in the page', () => {
  it('[AD 2.1] identifies, challenges, and then authorises', async () => {
    const first = await payBy('fingerprint');
    expect(first.json).toMatchObject({
      resultCode: 'IdentifyShopper',
      action: { type: 'threeDS2', subtype: 'fingerprint', paymentMethodType: 'scheme' },
    });
    const second = await sendDetails(test.double.finishAction(reference));
    expect(second.json).toMatchObject({ resultCode: 'ChallengeShopper', action: { subtype: 'challenge' } });
    expect(test.takeItems()).toEqual([]);
    const last = await sendDetails(test.double.finishAction(reference));
    expect(last.json.resultCode).toBe('Authorised');
    expect(test.takeItems()).toMatchObject([{ eventCode: 'AUTHORISATION', success: 'true' }]);
  });

  it('[AD 2.1] has no pspReference while the action is open, or has one where the vendor sends it', async () => {
    expect((await payBy('challenge')).json).not.toHaveProperty('pspReference');
    const other = await openTestDouble({ pspReferenceWithAction: true });
    const { json } = await other.pay({ paymentMethod: encryptTestCard({ flow: 'challenge' }) });
    expect(json.pspReference).toBe(other.double.payments()[0]?.pspReference);
    await other.double.close();
  });

  it('[AD 2.1] the answer of the details has only resultCode and pspReference', async () => {
    await payBy('challenge');
    const { json } = await sendDetails(test.double.finishAction(reference));
    expect(json).toEqual({ resultCode: 'Authorised', pspReference: test.double.payments()[0]?.pspReference });
  });

  it('[AD 2.1] the answer of the details may name the reference and the amount', async () => {
    const other = await openTestDouble({ detailsAnswer: 'full' });
    await other.pay({ paymentMethod: encryptTestCard({ flow: 'challenge' }) });
    const { json } = await other.post('/payments/details', other.double.finishAction(reference));
    expect(json).toMatchObject({ merchantReference: reference, amount: { value: 12_345 } });
    await other.double.close();
  });

  it.each(['failed', 'cancelled'] as const)(
    '[AD 2.1] a challenge that was %s is Refused with 11',
    async (end) => {
      await payBy('challenge');
      const { json } = await sendDetails(test.double.finishAction(reference, { end }));
      expect(json).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '11' });
      expect(test.takeItems()).toMatchObject([{ eventCode: 'AUTHORISATION', success: 'false' }]);
    },
  );

  it('[AD 2.1] an identification that failed is Refused, without a challenge', async () => {
    await payBy('fingerprint');
    const { json } = await sendDetails(test.double.finishAction(reference, { end: 'failed' }));
    expect(json).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '11' });
  });

  it('[AD 2.1] a passed challenge does not bind the bank', async () => {
    await payBy('challenge', 'NOT_ENOUGH_BALANCE');
    const { json } = await sendDetails(test.double.finishAction(reference));
    expect(json).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '12' });
  });

  it('[AD 2.1] ends without a challenge where the bank wants none', async () => {
    await payBy('frictionless');
    expect((await sendDetails(test.double.finishAction(reference))).json.resultCode).toBe('Authorised');
  });

  it('[AD 2.1] details that come again return the result again, with one message', async () => {
    await payBy('challenge');
    const details = test.double.finishAction(reference);
    const first = await sendDetails(details);
    expect((await sendDetails(details)).json).toEqual(first.json);
    expect(test.takeItems()).toHaveLength(1);
  });

  it('[AD 2.2] details of no payment, and none at all, are 422', async () => {
    await payBy('challenge');
    expect((await sendDetails({ details: { threeDSResult: 'bm8=' } })).status).toBe(422);
    expect((await sendDetails({ details: { redirectResult: 'X!bm8=' } })).status).toBe(422);
    expect((await test.post('/payments/details', {})).status).toBe(422);
  });

  it('[AD 2.3] an action that nobody finishes closes the offer after twelve hours', async () => {
    await payBy('challenge');
    const details = test.double.finishAction(reference);
    test.clock.advance(12 * 3_600_000 - 1);
    expect(test.takeItems()).toEqual([]);
    test.clock.advance(1);
    const [item] = test.takeItems();
    expect(item).toMatchObject({ eventCode: 'OFFER_CLOSED', success: 'true' });
    expect(item).not.toHaveProperty('originalReference');
    expect((await sendDetails(details)).status).toBe(422);
  });
});

describe('redirect', () => {
  it.each([
    ['asked for', 'redirect', 'preferred'],
    ['fallen back to', 'challenge', 'disabled'],
  ] as const)('[AD 2.1] %s: the result is appended to the returnUrl', async (_why, flow, nativeThreeDS) => {
    const authenticationData = { threeDSRequestData: { nativeThreeDS } };
    const { json } = await test.pay({ paymentMethod: encryptTestCard({ flow }), authenticationData });
    expect(json).toMatchObject({
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', method: 'GET' },
    });
    const back = test.double.finishAction(reference);
    const url = new URL(back.returnUrl ?? '');
    expect(url.searchParams.get('order')).toBe('1');
    const redirectResult = url.searchParams.get('redirectResult');
    expect(redirectResult).toBe(back.details.redirectResult);
    expect((await sendDetails({ details: { redirectResult } })).json.resultCode).toBe('Authorised');
  });

  it('[AD 2.1] the page of the action sends the browser back', async () => {
    const { json } = await payBy('redirect');
    const page = await fetch(json.action.url, { redirect: 'manual' });
    expect(page.headers.get('location')).toBe(test.double.finishAction(reference).returnUrl);
  });

  it('[AD 2.1] comes back by POST where the request says so', async () => {
    await test.post('/payments', {
      ...paymentRequest,
      paymentMethod: encryptTestCard({ flow: 'redirect' }),
      redirectFromIssuerMethod: 'POST',
    });
    expect(test.double.finishAction(reference)).toMatchObject({
      returnMethod: 'POST',
      returnUrl: paymentRequest.returnUrl,
    });
  });

  it('[AD 2.1] cancelled by the shopper is Cancelled, with a message of false', async () => {
    await test.pay({ paymentMethod: { type: 'paypal', subtype: 'redirect' } });
    const { json } = await sendDetails(test.double.finishAction(reference, { end: 'cancelled' }));
    expect(json.resultCode).toBe('Cancelled');
    expect(test.takeItems()).toMatchObject([{ success: 'false', paymentMethod: 'paypal' }]);
  });
});

describe('PayPal in the page', () => {
  const paymentMethod = { type: 'paypal', subtype: 'sdk' };

  it('[AD 2.3] has an action of its script, and details with orderID and payerID', async () => {
    const { json } = await test.pay({ paymentMethod });
    expect(json).toMatchObject({
      resultCode: 'Pending',
      action: { type: 'sdk', paymentMethodType: 'paypal' },
    });
    const back = test.double.finishAction(reference);
    expect(Object.keys(back.details)).toEqual(['orderID', 'payerID', 'paymentID', 'facilitatorAccessToken']);
    expect((await sendDetails(back)).json.resultCode).toBe('Authorised');
  });

  it('[AD 2.3] is refused by PayPal', async () => {
    await test.pay({ paymentMethod });
    const { json } = await sendDetails(test.double.finishAction(reference, { outcome: 'DECLINED' }));
    expect(json).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '2' });
  });

  it('[AD 2.3] refuses the data of another payment and details without a payer', async () => {
    await test.pay({ paymentMethod });
    const { details } = test.double.finishAction(reference);
    expect((await sendDetails({ details, paymentData: 'other' })).status).toBe(422);
    expect((await sendDetails({ details: { orderID: details.orderID } })).status).toBe(422);
  });
});
