import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';
import { buildPath } from '../../url.ts';

const { app } = await buildTestApp();
const token = 'token-for-the-metrics-of-this-test';
const guarded = await buildTestApp({ settings: { METRICS_TOKEN: token } });
afterAll(() => Promise.all([app.close(), guarded.app.close()]));

test('requests are counted by route name and class of status', async () => {
  await app.inject('/de-de');
  await app.inject('/de-de');
  await app.inject('/de-de/nowhere');
  await app.inject('/nowhere');
  // A request is counted once its answer has been sent.
  const nowhere = 'http_request_duration_seconds_count{route="none",status="4xx"} 1';
  await expect.poll(async () => (await app.operator.inject('/metrics')).body).toContain(nowhere);
  const { body, headers } = await app.operator.inject('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain('http_request_duration_seconds_count{route="homepage",status="2xx"} 2');
  expect(body).toContain('http_request_duration_seconds_count{route="homepage",status="4xx"} 1');
});

test('includes the metrics of the process', async () => {
  const { body } = await app.operator.inject('/metrics');
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
});

test('says whether the database answers', async () => {
  const database = await createTestDatabase();
  const { app: shop } = await buildTestApp({ pool: database.pool });
  expect((await shop.operator.inject('/metrics')).body).toContain('\ndatabase_up 1\n');
  expect((await app.operator.inject('/metrics')).body).toContain('\ndatabase_up 0\n');
  await shop.close();
  await database.drop();
});

test('includes the lag behind the supplier', async () => {
  const { body } = await app.operator.inject('/metrics');
  expect(body).toContain('\nsupply_batch_number 7\n');
  expect(body).toContain('\nsupply_batch_age_seconds 1.5\n');
  expect(body).toContain('\nsupply_leader 1\n');
});

test('includes what is owed for gift vouchers, by company and currency', async () => {
  const { app: shop } = await buildTestApp({
    shop: { readVoucherLiability: async () => [{ companyId: 'default', currency: 'EUR', amount: 12_500 }] },
  });
  const { body } = await shop.operator.inject('/metrics');
  expect(body).toContain('\nvoucher_liability{company="default",currency="EUR"} 12500\n');
  await shop.close();
});

test('includes the withdrawals that staff have not settled', async () => {
  const { app: shop } = await buildTestApp({ shop: { countOpenWithdrawals: async () => 3 } });
  const { body } = await shop.operator.inject('/metrics');
  expect(body).toContain('\nwithdrawals_open 3\n');
  await shop.close();
});

test('the port of visitors has no metrics', async () => {
  expect((await guarded.app.inject('/metrics')).statusCode).toBe(404);
});

test.each([
  [`Bearer ${token}`, 200],
  [`bearer ${token}`, 404],
  [token, 404],
  [`Bearer ${token}x`, 404],
  ['Bearer ', 404],
  ['', 404],
])('with a token the authorization %j is answered with %s', async (authorization, status) => {
  const answer = await guarded.app.operator.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.statusCode).toBe(status);
});

test('[FLOW-040] requests for checkouts of other visitors are counted', async () => {
  for (let guess = 0; guess < 3; guess += 1)
    await app.inject({
      method: 'POST',
      url: buildPath('checkout_processing', {
        _locale: 'de-de',
        checkoutId: `guess-number-${guess}-at-an-id`,
      }),
      headers: fromThisSite,
      payload: {},
    });
  const { body } = await app.operator.inject('/metrics');
  expect(body).toContain('http_calls_refused_total{route="checkout_processing",code="not-found"} 3');
});

test('includes open holds, refused and released ones by reason, and paused cards', async () => {
  const bookingFigures = {
    countOpenHolds: async () => 4,
    refusedHolds: { session: 3 },
    releasedHolds: { 'session-over': 2 },
    pausedCards: { range: 1 },
  };
  const counted = await buildTestApp({ shop: { bookingFigures } });
  // Twice: a scrape reads the counts and adds nothing to them.
  await counted.app.operator.inject('/metrics');
  const { body } = await counted.app.operator.inject('/metrics');
  await counted.app.close();
  expect(body).toContain('\nbooking_holds_open 4\n');
  expect(body).toContain('\nbooking_holds_refused_total{by="session"} 3\n');
  expect(body).toContain('\nbooking_holds_released_total{reason="session-over"} 2\n');
  expect(body).toContain('\npayment_cards_paused_total{by="range"} 1\n');
});

test('open holds are no number while the database does not answer', async () => {
  const countOpenHolds = () => Promise.reject(new Error('no database'));
  const bookingFigures = { countOpenHolds, refusedHolds: {}, releasedHolds: {}, pausedCards: {} };
  const silent = await buildTestApp({ shop: { bookingFigures } });
  const { body } = await silent.app.operator.inject('/metrics');
  await silent.app.close();
  expect(body).toMatch(/^booking_holds_open nan$/im);
});
