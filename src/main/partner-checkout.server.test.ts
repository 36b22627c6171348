import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type ListeningShop,
  listeningShopSecret,
  openListeningShop,
} from '../../tests/factories/listening-shop.ts';
import { createSoftShopper } from '../../tests/factories/selling/soft-shopper.ts';
import { addVoucher, inventCode } from '../../tests/factories/vouchers/voucher-fixture.ts';
import { openVoucherDigests } from '../features/vouchers/store/voucher-digests.server.ts';
import { buildPath } from '../url.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 120_000 });

const key = 'the key of a travel blog, long enough'.replaceAll(/[ ,]/g, '-');
let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop({ PARTNER_KEYS: `travelblog:${key}` });
}, 60_000);
afterAll(() => listening.close());

interface Answer {
  readonly success: boolean;
  readonly cart: { checkout: { id: string } } | null;
  readonly address: string | null;
  readonly messages: readonly { code: string }[];
}

async function callAsPartner(body: object, signWith = key) {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const answer = await listening.app.inject({
    method: 'POST',
    url: '/de-de/ajax/booking/create-external',
    headers: {
      host: new URL(listening.origin).host,
      'content-type': 'application/json',
      'partner-id': 'travelblog',
      'partner-timestamp': timestamp,
      'partner-signature': createHmac('sha256', signWith).update(`${timestamp}.${text}`).digest('hex'),
    },
    payload: text,
  });
  return { status: answer.statusCode, ...(answer.json() as Answer) };
}

async function findOffer() {
  const [first] = await createSoftShopper(listening.openBrowser(), `${listening.origin}/de-de`).list(
    'duration=7',
  );
  if (first === undefined) throw new Error('Nothing is sold');
  return { offer: first.id, total: first.price.totalAmount, search: { duration: '7' } };
}

test('[CAPI-040] a partner begins a checkout, and the first browser at its address has it, and nobody else', async () => {
  const offer = await findOffer();
  const created = await callAsPartner({ ...offer, reference: 'shopper-1' });
  expect(created).toMatchObject({ status: 200, success: true, messages: [] });
  const id = created.cart?.checkout.id ?? '';
  const [shopper, stranger] = [listening.openBrowser(), listening.openBrowser()];
  await stranger.open(`${listening.origin}/de-de/booking/${id}/info`);
  expect(stranger.status).toBe(404);
  // At another brand it does not open, and its key stays good.
  await stranger.open((created.address ?? '').replace('//abendmeer.', '//tagwind.'));
  expect(stranger.status).toBe(404);
  await shopper.open(created.address ?? '');
  expect(shopper.status).toBe(200);
  await shopper.open(`${listening.origin}/de-de/booking/${id}/info`);
  expect(shopper.status).toBe(200);
  await stranger.open(created.address ?? '');
  expect(stranger.status).toBe(404);
  // Who has it comes back to it by the same address.
  await shopper.open(created.address ?? '');
  expect(shopper.status).toBe(200);
  expect(await callAsPartner({ ...offer, reference: 'shopper-1' })).toMatchObject({ status: 409 });
});

test('[CAPI-040] the voucher of a link that the browser has opened is entered into the checkout, and a wrong one is refused', async () => {
  const offer = await findOffer();
  const { db } = listening.database;
  const digests = await openVoucherDigests(db, { secret: listeningShopSecret, formerSecrets: [] });
  const { code } = await addVoucher(db, { at: new Date() }, digests);
  const open = async (reference: string, link: string) => {
    const shopper = listening.openBrowser();
    await shopper.open(
      `${listening.origin}${buildPath('voucher_link', { _locale: 'de-de' }, { voucher: link })}`,
    );
    const { address } = await callAsPartner({ ...offer, reference });
    await shopper.open(address ?? '');
    return shopper;
  };
  const paid = await open('shopper-6', code);
  expect(paid.body).toContain(`"hint":"${code.slice(-4)}"`);
  const refused = await open('shopper-7', inventCode());
  expect(refused.url.search).toBe('?codeRefused=unknown');
});

test('[CAPI-040] the same reference is the same checkout, whose latest address alone opens it, also called ten times at once', async () => {
  const call = { ...(await findOffer()), reference: 'shopper-2' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => callAsPartner(call)));
  expect(new Set(answers.map(({ cart }) => cart?.checkout.id)).size).toBe(1);
  const [early] = answers;
  const latest = await callAsPartner(call);
  const late = listening.openBrowser();
  await late.open(early?.address ?? '');
  expect(late.status).toBe(404);
  await late.open(latest.address ?? '');
  expect(late.status).toBe(200);
});

test('[CAPI-040] the offer is verified like any other: another price begins nothing', async () => {
  const offer = await findOffer();
  const answer = await callAsPartner({ ...offer, total: offer.total + 1, reference: 'shopper-3' });
  expect(answer).toMatchObject({
    status: 200,
    success: false,
    address: null,
    messages: [{ code: 'price-changed' }],
  });
});

test('[CAPI-040] a call without the partner’s signature, and one that says nothing readable, are refused', async () => {
  const call = { ...(await findOffer()), reference: 'shopper-4' };
  expect(await callAsPartner(call, 'x'.repeat(32))).toMatchObject({ status: 401 });
  expect(await callAsPartner({ ...call, reference: 'short' })).toMatchObject({ status: 400 });
  expect(await callAsPartner({ reference: 'shopper-5' })).toMatchObject({ status: 400 });
});
