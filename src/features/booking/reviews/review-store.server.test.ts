import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { guestReviews } from '../../../defaults.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { findGuestReviews } from './find-guest-reviews.server.ts';
import type { ReviewContent } from './guest-review.ts';
import { createReviewPictures } from './review-pictures.server.ts';
import { createReviewStore, type ReviewPicture, type SentReview } from './review-store.server.ts';

let database: TestDatabase;
let now = new Date('2027-05-10T10:00:00Z');
const clock = { now: () => now };
const order = buildOrder();
const { brand, trip } = order;
const whole: ReviewContent = {
  rating: 5,
  scores: { location: 6, food: 4 },
  party: 'family',
  title: 'Gerne wieder',
  text: 'Ruhig, sauber, und der Strand liegt vor der Tür.',
  name: 'Ada L.',
};

beforeAll(async () => {
  database = await createTestDatabase();
  for (const at of [0, 1])
    await database.pool.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
       values ($1, $2, 1, 'booked', $3, $4, '2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z', 'default')`,
      [`b${at}`.padEnd(20, 'a'), `checkout-of-a-review-${at}`, JSON.stringify(order), `AB12-CD3${at}`],
    );
});
beforeEach(async () => {
  now = new Date('2027-05-10T10:00:00Z');
  await database.pool.query('delete from guest_review');
});
afterAll(() => database.drop());

const open = () => createReviewStore({ db: database.db, clock });
const idOf = (at: number) => `b${at}`.padEnd(20, 'a');
const send = (change: Partial<SentReview> = {}, at = 0) =>
  open().send({
    booking: { id: idOf(at), order },
    language: 'de',
    content: whole,
    pictures: [],
    droppedPictures: [],
    isIncomplete: false,
    ...change,
  });
const buildPicture = (): ReviewPicture => ({
  id: randomBytes(12).toString('hex'),
  data: Buffer.from('a picture'),
  width: 4,
  height: 3,
});
const publish = async () => {
  const [waiting] = await open().list('new', everyBrand);
  return open().decide(waiting?.id ?? '', { decision: 'publish', by: 'Kim', readAt: now });
};
const onPage = (ofBrand = brand) => findGuestReviews(database.db, ofBrand, trip.hotel.id);

test('[SDATA-028] [REVIEW-012] a review is on the page of its hotel once staff have published it', async () => {
  const [first, second] = [buildPicture(), buildPicture()];
  expect(await send({ pictures: [first, second] })).toBe('stored');
  expect(await onPage()).toEqual([]);
  expect(await publish()).toBe('AB12-CD30');
  expect(await onPage()).toMatchObject([
    {
      rating: 50,
      title: 'Gerne wieder',
      userName: 'Ada L.',
      language: 'de',
      scene: `upload.${first.id}`,
      stay: { party: 'family', scores: { location: 6, food: 4 }, pictures: [`upload.${second.id}`] },
    },
  ]);
});

test('a review is shown by the brand that sold the trip, and at its hotel alone', async () => {
  await send();
  await publish();
  expect(await onPage('tagwind')).toEqual([]);
  expect(await findGuestReviews(database.db, brand, trip.hotel.id + 1)).toEqual([]);
});

test('with a mistake it is a draft that keeps what was written, and nobody else sees it', async () => {
  const picture = buildPicture();
  expect(await send({ content: { ...whole, rating: null }, pictures: [picture] })).toBe('incomplete');
  expect(await send({ isIncomplete: true })).toBe('incomplete');
  expect(await open().find(idOf(0))).toMatchObject({
    state: 'draft',
    content: whole,
    pictures: [picture.id],
  });
  expect(await open().list('new', everyBrand)).toEqual([]);
  expect(await send({ droppedPictures: [picture.id] })).toBe('stored');
  expect(await open().find(idOf(0))).toMatchObject({ state: 'new', pictures: [] });
});

test('a booking has one review: while it waits or is published another one is not taken', async () => {
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.toSorted()).toEqual(['closed', 'closed', 'stored']);
  await publish();
  expect(await send({ content: { ...whole, title: 'Another' } })).toBe('closed');
  expect(await send({}, 1)).toBe('stored');
});

test('as many pictures as there is room for are kept, and a further one shows the form again', async () => {
  const pictures = Array.from({ length: guestReviews.maxPictures }, buildPicture);
  expect(await send({ pictures: [...pictures, buildPicture()] })).toBe('incomplete');
  expect((await open().find(idOf(0)))?.pictures).toEqual(pictures.map(({ id }) => id));
  expect(await send()).toBe('stored');
});

test('a refused review has its reason, loses its pictures for others, and can be written again', async () => {
  const picture = buildPicture();
  await send({ pictures: [picture] });
  const images = createReviewPictures(database.db);
  expect(await images.findPicture(picture.id)).toMatchObject({ width: 4, height: 3 });
  const [waiting] = await open().list('new', everyBrand);
  const refusal = { decision: 'refuse', by: 'Kim', readAt: now, reason: 'It names a waiter.' } as const;
  expect(await open().decide(waiting?.id ?? '', refusal)).toBe('AB12-CD30');
  expect(await open().decide(waiting?.id ?? '', refusal)).toBeNull();
  expect(await images.findFraming(picture.id)).toBeNull();
  expect(await open().find(idOf(0))).toMatchObject({ state: 'refused', refusal: 'It names a waiter.' });
  expect(await send({ content: { ...whole, title: 'Without the waiter' } })).toBe('stored');
  expect(await open().find(idOf(0))).toMatchObject({ state: 'new', refusal: '' });
});

test('nobody publishes what its writer has changed since staff have read it', async () => {
  await send();
  const [shown] = await open().list('new', everyBrand);
  const { id = '', changedAt = now } = shown ?? {};
  const refuse = { decision: 'refuse', by: 'Lee', readAt: changedAt, reason: 'It names a waiter.' } as const;
  expect(await open().decide(id, refuse)).toBe('AB12-CD30');
  now = new Date(now.getTime() + 1);
  await send({ content: { ...whole, title: 'Buy pills' } });
  expect(await open().decide(id, { decision: 'publish', by: 'Kim', readAt: changedAt })).toBeNull();
  expect(await onPage()).toEqual([]);
  expect(await publish()).toBe('AB12-CD30');
});

test('a published review can be taken off the page', async () => {
  const refusal = { decision: 'refuse', by: 'Kim', readAt: now } as const;
  await send();
  await publish();
  const [published] = await open().list('published', everyBrand);
  await open().decide(published?.id ?? '', { ...refusal, reason: 'It advertises.' });
  expect(await onPage()).toEqual([]);
});

test('a withdrawn review is gone with its pictures, and another one can be written', async () => {
  const picture = buildPicture();
  await send({ pictures: [picture] });
  await publish();
  expect(await open().withdraw(idOf(0))).toBe(true);
  expect(await onPage()).toEqual([]);
  expect(await createReviewPictures(database.db).findPicture(picture.id)).toBeNull();
  expect(await open().withdraw(idOf(0))).toBe(false);
  expect(await send()).toBe('stored');
});

test('staff read the longest waiting review first', async () => {
  await send();
  now = new Date('2027-05-11T10:00:00Z');
  await send({}, 1);
  expect((await open().list('new', everyBrand)).map(({ bookingNumber }) => bookingNumber)).toEqual([
    'AB12-CD30',
    'AB12-CD31',
  ]);
});

test('a picture that staff keep out is neither shown nor served, its writer reads why, and they may decide otherwise', async () => {
  const [kept, out] = [buildPicture(), buildPicture()];
  await send({ pictures: [kept, out] });
  const [waiting] = await open().list('new', everyBrand);
  const id = waiting?.id ?? '';
  const choose = (ids: readonly string[], readAt = now) =>
    open().decide(id, {
      decision: 'publish',
      by: 'Kim',
      readAt,
      leftOut: { ids, reason: ids.length === 0 ? '' : 'It shows another guest.' },
    });
  expect(await choose([out.id])).toBe('AB12-CD30');
  expect(await onPage()).toMatchObject([{ scene: `upload.${kept.id}`, stay: { pictures: [] } }]);
  const served = createReviewPictures(database.db);
  expect(await served.findPicture(kept.id)).not.toBeNull();
  expect([await served.findFraming(out.id), await served.findPicture(out.id)]).toEqual([null, null]);
  expect((await open().find(idOf(0)))?.leftOut).toEqual([{ id: out.id, reason: 'It shows another guest.' }]);
  expect(await choose([], new Date('2027-05-10T09:00:00Z'))).toBeNull();
  expect(await choose([])).toBe('AB12-CD30');
  expect(await onPage()).toMatchObject([{ stay: { pictures: [`upload.${out.id}`] } }]);
  expect(await open().list('published', everyBrand)).toMatchObject([{ leftOut: [] }]);
});

test('a picture that staff keep out goes, and leaves its room, when its writer works on the review again', async () => {
  const pictures = Array.from({ length: guestReviews.maxPictures }, buildPicture);
  const out = pictures[0]?.id ?? '';
  await send({ pictures });
  const [waiting] = await open().list('new', everyBrand);
  const id = waiting?.id ?? '';
  const leftOut = { ids: [out], reason: 'It shows another guest.' };
  await open().decide(id, { decision: 'publish', by: 'Kim', readAt: now, leftOut });
  await open().decide(id, { decision: 'refuse', by: 'Kim', readAt: now, reason: 'It names a waiter.' });
  const further = buildPicture();
  expect(await send({ pictures: [further] })).toBe('stored');
  const kept = pictures.slice(1).map((picture) => picture.id);
  expect(await open().find(idOf(0))).toMatchObject({ leftOut: [] });
  expect((await open().find(idOf(0)))?.pictures.toSorted()).toEqual([...kept, further.id].toSorted());
});

test('who has kept a picture out stays named until somebody decides otherwise about it', async () => {
  const [first, second] = [buildPicture(), buildPicture()];
  await send({ pictures: [first, second] });
  const [waiting] = await open().list('new', everyBrand);
  const choose = (by: string, ids: readonly string[]) =>
    open().decide(waiting?.id ?? '', {
      decision: 'publish',
      by,
      readAt: now,
      leftOut: { ids, reason: 'It shows another guest.' },
    });
  await choose('Kim', [first.id]);
  await choose('Lee', [first.id, second.id]);
  const { rows } = await database.pool.query('select id, refused_by as by from guest_review_picture');
  expect(new Map(rows.map(({ id, by }) => [id, by]))).toEqual(
    new Map([
      [first.id, 'Kim'],
      [second.id, 'Lee'],
    ]),
  );
});

test('a picture is stored with the moment at which its writer has agreed to its publication', async () => {
  await send({ pictures: [buildPicture()] });
  const { rows } = await database.pool.query('select agreed_at from guest_review_picture');
  expect(rows).toEqual([{ agreed_at: now }]);
});
