import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../tests/factories/booking-record.ts';
import { buildTestApp, noTrips } from '../../../tests/factories/test-app.ts';
import { guestReviews } from '../../defaults.ts';
import type { TripRight } from '../../features/booking/my-trips/trip-access.ts';
import type { SentReview } from '../../features/booking/reviews/review-store.server.ts';
import { readUpload } from '../../features/media/read-upload.server.ts';

const checkoutId = 'checkout-of-a-test-123';
const page = `/de-de/my-trips/${checkoutId}/review`;
const order = buildOrder();
const answers = {
  rating: '6',
  'score-food': '5',
  'score-room': '7',
  party: 'couple',
  title: '  Gerne\r\nwieder ',
  text: 'Ruhig und sauber.\r\nDer Strand liegt vor der Tür.',
  name: 'Ada L.',
};

/** A shop with one booked trip, on a day after its stay. */
async function open({
  right = 'act' as TripRight,
  today = order.trip.checkOut,
  outcome = 'stored' as 'stored' | 'incomplete' | 'closed',
} = {}) {
  const sent: SentReview[] = [];
  const withdrawn: string[] = [];
  const booking = buildBooking({ order, state: 'booked' });
  const { app } = await buildTestApp({
    shop: {
      trips: {
        ...noTrips,
        access: {
          open: async (id, { key }) =>
            key === 'mine' && id === checkoutId
              ? { booking, right, ownsAddress: false, needsSignIn: false }
              : null,
        },
        reviews: {
          send: async (review) => {
            sent.push(review);
            return review.isIncomplete ? 'incomplete' : outcome;
          },
          withdraw: async (id) => withdrawn.push(id) > 0,
        },
        readPicture: readUpload,
        clock: { now: () => new Date(`${today}T12:00:00Z`) },
      },
    },
  });
  const post = async (what: string, form: FormData, key = 'mine') => {
    const encoded = new Response(form);
    return app.inject({
      method: 'POST',
      url: `/de-de/ajax/trip/${checkoutId}/${what}?key=${key}`,
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  return { app, post, sent, withdrawn, booking };
}

function buildForm(files: readonly Blob[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  if (files.length > 0) form.append('agree', 'yes');
  for (const [at, file] of files.entries()) form.append('pictures', file, `picture-${at}.jpg`);
  return form;
}

const photo = async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(data)], { type: 'image/jpeg' });
};

test('[SDATA-028] what a guest has written is stored, with pictures that say nothing of place and time', async () => {
  const { app, post, sent } = await open();
  const answer = await post('send-review', buildForm([await photo()]));
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: `${page}?key=mine` } });
  expect(sent[0]?.content).toEqual({
    rating: 6,
    scores: { food: 5 },
    party: 'couple',
    title: 'Gerne wieder',
    text: 'Ruhig und sauber.\nDer Strand liegt vor der Tür.',
    name: 'Ada L.',
  });
  expect((await sharp(Buffer.from(await (await photo()).arrayBuffer())).metadata()).exif).toBeDefined();
  const [picture] = sent[0]?.pictures ?? [];
  expect(picture).toMatchObject({ width: 40, height: 30 });
  expect((await sharp(picture?.data).metadata()).exif).toBeUndefined();
  await app.close();
});

test('pictures whose publication nobody has agreed to are not stored, and the form says so', async () => {
  const { app, post, sent } = await open();
  const form = buildForm([await photo()]);
  form.delete('agree');
  const answer = await post('send-review', form);
  expect(answer.headers.location).toBe(`${page}?key=mine&picture=not-agreed#review`);
  expect(sent[0]).toMatchObject({ pictures: [], isIncomplete: true, content: { title: 'Gerne wieder' } });
  await app.close();
});

/** What a program of pictures writes into its files (IPTC). */
const generatedXmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';

test.each([
  [
    'a picture of which its file says that a program has made it',
    'generated',
    async () => {
      const data = await sharp(await (await photo()).arrayBuffer())
        .withXmp(generatedXmp)
        .jpeg()
        .toBuffer();
      return [new Blob([new Uint8Array(data)], { type: 'image/jpeg' })];
    },
  ],
  [
    'no picture',
    'not-a-picture',
    () => [new Blob(['<svg onload="alert(1)"/>'.padEnd(100)], { type: 'image/jpeg' })],
  ],
  ['a broken picture', 'broken', async () => [(await photo()).slice(0, 200)]],
  [
    'one too many',
    'too-many',
    () => Promise.all(Array.from({ length: guestReviews.maxPictures + 1 }, photo)),
  ],
  [
    'one that is too large',
    'too-large',
    () => [new Blob([new Uint8Array(guestReviews.maxPictureBytes + 1)])],
  ],
])('%s leads back to the form, which says so and has the rest', async (_what, fault, files) => {
  const { app, post, sent } = await open();
  const answer = await post('send-review', buildForm(await files()));
  expect(answer.headers.location).toBe(`${page}?key=mine&picture=${fault}#review`);
  expect(sent[0]).toMatchObject({ isIncomplete: true, content: { rating: 6 } });
  await app.close();
});

test('[checkout X-092] the link of a mail alone writes and withdraws nothing', async () => {
  const { app, post, sent, withdrawn } = await open({ right: 'read' });
  expect(await post('send-review', buildForm(), 'other')).toMatchObject({ statusCode: 404 });
  expect([sent, withdrawn]).toEqual([[], []]);
  await app.close();
});

test('[checkout X-092] a review that is sent after the time of its code asks for another one, and is not stored', async () => {
  const { app, post, sent } = await open({ right: 'read' });
  const answer = await post('send-review', buildForm([await photo()]));
  expect(answer).toMatchObject({
    statusCode: 303,
    headers: { location: `${page}?key=mine&code=expired#code` },
  });
  expect(sent).toEqual([]);
  await app.close();
});

test('before the last day of the stay, and a year later, no review is taken', async () => {
  for (const today of [order.trip.checkIn, '2040-01-01']) {
    const { app, post, sent } = await open({ today });
    expect(await post('send-review', buildForm())).toMatchObject({ statusCode: 403 });
    expect(sent).toEqual([]);
    await app.close();
  }
});

test('[checkout X-092] its writer withdraws a review with the right to act', async () => {
  const { app, withdrawn, booking } = await open();
  const answer = await app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip/${checkoutId}/withdraw-review?key=mine`,
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: '',
  });
  expect(answer.headers.location).toBe(`${page}?key=mine`);
  expect(withdrawn).toEqual([booking.id]);
  await app.close();
});
