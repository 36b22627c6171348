import { expect, test } from 'vitest';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { buildTestApp, noTrips } from '../../../../tests/factories/test-app.ts';
import type { TripRight } from '../../../features/booking/my-trips/trip-access.ts';
import type {
  AnswerVoucherOffer,
  VoucherAnswerOutcome,
} from '../../../features/booking/voucher-offer/answer-voucher-offer.server.ts';

const checkoutId = 'checkout-of-a-test-123';
const offerId = 'o'.repeat(20);
const page = `/de-de/my-trips/${checkoutId}/voucher/${offerId}`;
const offer = {
  id: offerId,
  reason: 'cancellation',
  amount: 10_000,
  worth: 12_000,
  currency: 'EUR',
  endsAt: '2027-01-20T12:00:00Z',
  promisedOn: '2027-01-24',
  lastDay: '2030-12-31',
  state: 'open',
  path: page,
} as const;

async function answer(right: TripRight | null, payload: string, outcome: VoucherAnswerOutcome = 'done') {
  const taken: Parameters<AnswerVoucherOffer>[] = [];
  const { app } = await buildTestApp({
    shop: {
      trips: {
        ...noTrips,
        access: {
          open: async () =>
            right && { booking: buildBooking(), right, ownsAddress: false, needsSignIn: false },
        },
        showOffers: async () => [offer],
        answerVoucherOffer: async (...call) => {
          taken.push(call);
          return outcome;
        },
      },
    },
  });
  const response = await app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip/${checkoutId}/answer-voucher/${offerId}`,
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  });
  await app.close();
  return { status: response.statusCode, location: response.headers.location, taken };
}

test('[checkout X-092] who may only read a trip takes no voucher in place of money, and a stranger learns nothing', async () => {
  expect(await answer('read', 'answer=take')).toMatchObject({ status: 403, taken: [] });
  expect(await answer(null, 'answer=take')).toMatchObject({ status: 404, taken: [] });
});

test('an answer is stored with the words and the language that it was given in', async () => {
  const { status, location, taken } = await answer('act', 'answer=take&key=mine');
  expect({ status, location }).toEqual({ status: 303, location: `${page}?key=mine` });
  expect(taken).toMatchObject([[buildBooking().id, offerId, 'take', { language: 'de' }]]);
  const words = taken[0]?.[3].words ?? '';
  const plain = words.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain).toContain('Wir schulden Ihnen 100');
  expect(plain).toContain('Ohne Ihre Antwort bekommen Sie das Geld');
  expect(plain.split('\n').at(-1)).toMatch(/^Gutschein über 120.* nehmen$/);
});

test('where another change of the booking came first the page says so, and no other answer is taken', async () => {
  expect((await answer('act', 'answer=refuse', 'busy')).location).toBe(`${page}?busy=`);
  expect(await answer('act', 'answer=later')).toMatchObject({ status: 400, taken: [] });
});
