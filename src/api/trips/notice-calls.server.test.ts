import { expect, test } from 'vitest';
import { buildBooking } from '../../../tests/factories/booking-record.ts';
import { buildTestApp, noTrips } from '../../../tests/factories/test-app.ts';
import type { TripRight } from '../../features/booking/my-trips/trip-access.ts';
import type { NoticeAnswers } from '../../features/booking/notices/answer-notice.server.ts';

const checkoutId = 'checkout-of-a-test-123';
const noticeId = 'n'.repeat(22);
const page = `/de-de/my-trips/${checkoutId}/notice/${noticeId}`;

async function answer(
  right: TripRight | null,
  payload: string,
  outcome: Awaited<ReturnType<NoticeAnswers['answer']>> = 'done',
) {
  const taken: unknown[][] = [];
  const { app } = await buildTestApp({
    shop: {
      trips: {
        ...noTrips,
        access: {
          open: async () =>
            right && { booking: buildBooking(), right, ownsAddress: false, needsSignIn: false },
        },
        noticeAnswers: {
          answer: async (...call) => {
            taken.push(call);
            return outcome;
          },
        },
      },
    },
  });
  const response = await app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip/${checkoutId}/answer-notice/${noticeId}`,
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

test('[checkout X-092] who may only read a trip answers no notice of it, and a stranger learns nothing', async () => {
  expect(await answer('read', 'answer=cancel')).toMatchObject({ status: 403, taken: [] });
  expect(await answer(null, 'answer=cancel')).toMatchObject({ status: 404, taken: [] });
});

test('an answer is taken for the notice of the address, and leads back to it with the key of the link', async () => {
  const taken = await answer('act', 'answer=accept&key=mine');
  expect(taken).toMatchObject({ status: 303, location: `${page}?key=mine` });
  expect(taken.taken).toEqual([[buildBooking().id, noticeId, 'accept']]);
});

test('where the trip is busy the page says so, and no other answer is taken', async () => {
  expect((await answer('act', 'answer=cancel', 'busy')).location).toBe(`${page}?busy=`);
  expect(await answer('act', 'answer=rebook')).toMatchObject({ status: 400, taken: [] });
});
