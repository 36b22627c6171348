import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import {
  openPriceAlertFixture,
  type PriceAlertFixture,
} from '../../../tests/factories/mailings/price-alert-fixture.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { digestToken } from '../../database/token.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { checkAlert } from './check-alert.server.ts';

let database: TestDatabase;
let fixture: PriceAlertFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPriceAlertFixture(database);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('truncate price_alert, price_alert_request cascade');
  fixture.clock.set('2027-03-01T10:00:00Z');
  fixture.mail.next.length = 0;
  fixture.reported.length = 0;
  sell(100_000);
});

/** From now on the watched week costs so much in total; null for not sold. */
const sell = (total: number | null) => fixture.offers.set(total === null ? [] : [buildOffer({ total })]);

const rowsOf = async (table: string) => (await database.pool.query(`select * from ${table}`)).rows;
const alertRow = async () => (await rowsOf('price_alert'))[0];
const subjectsTo = (email: string) => fixture.mailsTo(email).map(({ subject }) => subject);

describe('asking for an alert', () => {
  test('sends one mail whose link confirms it, and the database has no token', async () => {
    const email = fixture.newAddress();
    expect(await fixture.ask(` ${email.toUpperCase()} `, { target: '450' })).toBe('sent');
    await fixture.settle();
    const token = fixture.tokenIn(email);
    expect(subjectsTo(email)).toEqual(['Confirm your price alert: Hotel Cala Blanca']);
    expect(fixture.mailsTo(email)[0]).not.toHaveProperty('unsubscribeAt');
    const [row] = await rowsOf('price_alert');
    expect(row).toMatchObject({
      email,
      state: 'pending',
      hotel_id: hotelIds.calaBlanca,
      last_departure: '2027-05-01',
      currency: 'EUR',
      target_amount: '45000',
      known_amount: '100000',
      token_digest: digestToken(token),
    });
    expect(JSON.stringify(await rowsOf('price_alert_mail'))).not.toContain(token);
    expect(await rowsOf('price_alert_mail')).toMatchObject([{ state: 'taken', sealed_token: null }]);
    expect(await rowsOf('price_alert_price')).toMatchObject([{ day: '2027-03-01', amount: '100000' }]);
  });

  test.each([
    ['no address', 'reader', '', 'invalid-email'],
    ['no amount', 'reader@reader.example', '1.234', 'invalid-target'],
    ['nothing', 'reader@reader.example', '0', 'invalid-target'],
  ])('with %s stores nothing', async (_case, email, target, outcome) => {
    expect(await fixture.ask(email, { target })).toBe(outcome);
    expect(await rowsOf('price_alert')).toEqual([]);
  });

  test('for a hotel that the brand does not sell stores nothing', async () => {
    expect(await fixture.ask(fixture.newAddress(), { query: 'hotel=999' })).toBe('not-sold');
    expect(await rowsOf('price_alert')).toEqual([]);
  });

  test('for the trip that was shown watches its days, airports, room and board', async () => {
    fixture.offers.set([buildOffer({ board: 'half_board', roomId: 2 })]);
    const offer = encodeOfferId(buildOffer().key);
    await fixture.ask(fixture.newAddress(), {
      query: `hotel=${hotelIds.calaBlanca}&offer=${offer}&adults=3`,
    });
    expect((await alertRow()).search).toEqual({
      exact: '1',
      departureDate: '2027-05-01',
      returnDate: '2027-05-08',
      duration: '7',
      airports: 'FRA',
      arrival: 'PMI',
      board: 'half_board',
      rooms: 'suite',
      adults: '3',
    });
  });

  test('for a list watches the search, without its order and page', async () => {
    const query =
      'destinations=1001&departureDate=2027-05-01&returnDate=2027-05-20&sort=price&page=3&stars=4';
    await fixture.ask(fixture.newAddress(), { query });
    expect(await alertRow()).toMatchObject({
      hotel_id: null,
      name: 'Majorca',
      last_departure: '2027-05-13',
      search: {
        destinations: '1001',
        airports: 'DE',
        departureDate: '2027-05-01',
        returnDate: '2027-05-20',
        stars: '4',
      },
    });
  });

  test('a second time at once sends no second mail, and later it does', async () => {
    const email = fixture.newAddress();
    for (const _ of [1, 2]) expect(await fixture.ask(email)).toBe('sent');
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(1);
    fixture.clock.advance(priceAlertPolicy.repeatAfterMs);
    await fixture.ask(email);
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(2);
  });

  const tripTo = (at: number) => ({
    query: `hotel=${hotelIds.calaBlanca}&adults=${(at % 6) + 1}&stars=${Math.floor(at / 6) + 1}`,
  });

  test('more often than a stranger may says the same and sends nothing', async () => {
    const email = fixture.newAddress();
    for (let at = 0; at <= priceAlertPolicy.requestsPerAddress; at += 1)
      expect(await fixture.ask(email, tripTo(at))).toBe('sent');
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(priceAlertPolicy.requestsPerAddress);
    fixture.clock.advance(priceAlertPolicy.requestWindowMs);
    await fixture.ask(email, tripTo(99));
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(priceAlertPolicy.requestsPerAddress + 1);
  });

  test('whose owner has confirmed an alert may go on', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    for (let at = 0; at < priceAlertPolicy.requestsPerReader; at += 1) await fixture.ask(email, tripTo(at));
    await fixture.settle();
    expect(subjectsTo(email).filter((subject) => subject.startsWith('Confirm'))).toHaveLength(
      priceAlertPolicy.requestsPerReader,
    );
  });

  test('is refused where a network has asked too often, for whatever address', async () => {
    const { requestsPerNetwork, networkWindowMs } = priceAlertPolicy;
    for (let at = 0; at < requestsPerNetwork; at += 1)
      expect(await fixture.ask(fixture.newAddress(), { network: '198.51.100.1' })).toBe('sent');
    expect(await fixture.ask(fixture.newAddress(), { network: '198.51.100.1' })).toBe('too-many');
    expect(await fixture.ask(fixture.newAddress(), { network: '198.51.100.2' })).toBe('sent');
    fixture.clock.advance(networkWindowMs);
    expect(await fixture.ask(fixture.newAddress(), { network: '198.51.100.1' })).toBe('sent');
  });
});

describe('confirming', () => {
  test('begins the alert, and pressed again says the same', async () => {
    const email = fixture.newAddress();
    await fixture.ask(email);
    await fixture.settle();
    const token = fixture.tokenIn(email);
    expect(await fixture.alerts.findPending(token)).toBe('Hotel Cala Blanca');
    expect(await fixture.alerts.confirm(token)).toBe('confirmed');
    expect(await fixture.alerts.findPending(token)).toBeNull();
    const { ends_at: endsAt } = await alertRow();
    fixture.clock.advance(60_000);
    expect(await fixture.alerts.confirm(token)).toBe('confirmed');
    expect((await alertRow()).ends_at).toEqual(endsAt);
    await fixture.alerts.end(fixture.keyOf(email), (await alertRow()).id);
    expect(await fixture.alerts.confirm(token)).toBe('ended');
  });

  test('works until the last moment of the link, and not with another token', async () => {
    const late = fixture.newAddress();
    const inTime = fixture.newAddress();
    for (const email of [late, inTime]) await fixture.ask(email);
    await fixture.settle();
    expect(await fixture.alerts.confirm('made-up')).toBe('ended');
    fixture.clock.advance(priceAlertPolicy.confirmLinkMs - 1);
    expect(await fixture.alerts.confirm(fixture.tokenIn(inTime))).toBe('confirmed');
    fixture.clock.advance(1);
    expect(await fixture.alerts.findPending(fixture.tokenIn(late))).toBeNull();
    expect(await fixture.alerts.confirm(fixture.tokenIn(late))).toBe('ended');
  });

  test('the same trip once more takes the place of the former alert', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    fixture.clock.advance(priceAlertPolicy.repeatAfterMs);
    await fixture.watch(email, { target: '400' });
    const rows = await rowsOf('price_alert');
    expect(rows.map(({ state, end_reason }) => [state, end_reason])).toEqual(
      expect.arrayContaining([
        ['ended', 'replaced'],
        ['active', null],
      ]),
    );
    expect(await fixture.alerts.list(fixture.keyOf(email), 'abendmeer')).toMatchObject([{ target: 40_000 }]);
  });

  test('more alerts than an address can have is refused until one of them ends', async () => {
    const email = fixture.newAddress();
    const confirmOne = async (at: number) => {
      await fixture.ask(email, {
        query: `hotel=${hotelIds.calaBlanca}&adults=${(at % 6) + 1}&children=20${20 + Math.floor(at / 6)}-01-01`,
      });
      await fixture.settle();
      const outcome = await fixture.alerts.confirm(fixture.tokenIn(email));
      fixture.clock.advance(priceAlertPolicy.requestWindowMs / 2);
      return outcome;
    };
    for (let at = 0; at < priceAlertPolicy.alertsPerAddress; at += 1)
      expect(await confirmOne(at)).toBe('confirmed');
    expect(await confirmOne(priceAlertPolicy.alertsPerAddress)).toBe('full');
    const key = fixture.keyOf(email);
    const [first] = (await fixture.alerts.list(key, 'abendmeer')) ?? [];
    await fixture.alerts.end(key, first?.id ?? '');
    expect(await fixture.alerts.confirm(fixture.tokenIn(email))).toBe('confirmed');
  });
});

describe('a price that falls', () => {
  test('is mailed once with both prices, the trip and a link that ends the alert', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    sell(97_000);
    await fixture.passDays(1);
    expect(subjectsTo(email).slice(1)).toEqual(['Price drop: Hotel Cala Blanca']);
    const { text = '', unsubscribeAt = '' } = fixture.mailsTo(email).at(-1) ?? {};
    for (const part of ['970.00', '485.00', '000.00', 'May 2027', '2 adults', 'can change at any time'])
      expect(text).toContain(part);
    expect(fixture.linkIn(email, '/hotel/').search).toContain('shownPrice=97000EUR');
    expect(fixture.linkIn(email, '/price-alerts').searchParams.get('alert')).toBe((await alertRow()).id);
    expect(new URL(unsubscribeAt).pathname).toBe('/de-de/price-alerts/one-click');
    expect(unsubscribeAt).not.toContain('reader');
    await fixture.passDays(5);
    expect(subjectsTo(email)).toHaveLength(2);
  });

  test('by a cent less than the smallest fall is stored, and mailed nobody', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    sell(97_001);
    await fixture.passDays(1);
    expect(subjectsTo(email)).toHaveLength(1);
    expect(await fixture.alerts.list(fixture.keyOf(email), 'abendmeer')).toMatchObject([
      { prices: [{ amount: 97_001 }, { amount: 100_000 }] },
    ]);
    // What adds up to it later is.
    sell(97_000);
    await fixture.passDays(1);
    expect(subjectsTo(email)).toHaveLength(2);
  });

  test('and rises and falls back is no news', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    for (const total of [90_000, 120_000, 90_000, 88_000]) {
      sell(total);
      await fixture.passDays(1);
    }
    expect(subjectsTo(email)).toHaveLength(2);
  });

  test('day by day is mailed three times a week at most, and then with what it has become', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    for (let fallen = 1; fallen <= 5; fallen += 1) {
      sell(100_000 - fallen * 10_000);
      await fixture.passDays(1);
    }
    expect(subjectsTo(email)).toHaveLength(1 + priceAlertPolicy.mailsPerWindow);
    await fixture.passDays(2);
    expect(subjectsTo(email)).toHaveLength(1 + priceAlertPolicy.mailsPerWindow);
    await fixture.passDays(1);
    expect(subjectsTo(email)).toHaveLength(2 + priceAlertPolicy.mailsPerWindow);
    expect(fixture.mailsTo(email).at(-1)?.text).toContain('500.00');
  });

  test('to the wanted price is mailed however small the step', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email, { target: '499' });
    sell(99_801);
    await fixture.passDays(1);
    expect(subjectsTo(email)).toHaveLength(1);
    sell(99_800);
    await fixture.passDays(1);
    expect(subjectsTo(email).at(-1)).toBe('Target price reached: Hotel Cala Blanca');
  });

  test('is mailed once by two processes that look at the same time', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    const others = [1, 2, 3].map(() => fixture.open());
    const { id } = await alertRow();
    sell(80_000);
    fixture.clock.advance(priceAlertPolicy.checkIntervalMs);
    await Promise.all([1, 2, 3, 4].map(() => checkAlert(fixture.deps, id)));
    await fixture.settle();
    await Promise.all(others.map((other) => other.close()));
    expect(subjectsTo(email)).toHaveLength(2);
    expect(await rowsOf('price_alert_mail')).toHaveLength(2);
    expect(fixture.reported).toEqual([]);
  });

  test('is mailed after a kill between storing and sending, and once after an answer that got lost', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    await fixture.alerts.close();
    sell(80_000);
    fixture.clock.advance(priceAlertPolicy.checkIntervalMs);
    await checkAlert(fixture.deps, (await alertRow()).id);
    expect(subjectsTo(email)).toHaveLength(1);
    fixture.mail.next.push('unknown-but-taken');
    const next = fixture.open();
    await expect.poll(() => subjectsTo(email)).toHaveLength(2);
    fixture.clock.advance(priceAlertPolicy.retryDelaysMs[0]);
    await fixture.settle();
    expect(subjectsTo(email)).toHaveLength(2);
    expect((await rowsOf('price_alert_mail')).map(({ state }) => state)).toEqual(['taken', 'taken']);
    await next.close();
    fixture.alerts = fixture.open();
  });

  test('in another currency counts from now on, without a mail', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    await database.pool.query(`update price_alert set currency = 'CHF', target_amount = 1`);
    sell(50_000);
    await fixture.passDays(1);
    expect(subjectsTo(email)).toHaveLength(1);
    expect(await alertRow()).toMatchObject({ currency: 'EUR', known_amount: '50000', target_amount: null });
  });
});

test('while nothing can be searched a look fails and changes nothing', async () => {
  const email = fixture.newAddress();
  await fixture.watch(email);
  const before = await alertRow();
  fixture.clock.advance(priceAlertPolicy.checkIntervalMs - 1);
  const visit = () => {
    throw new UnavailableError('The catalogue is still being read');
  };
  await expect(checkAlert({ ...fixture.deps, search: { visit } }, before.id)).rejects.toThrow(
    UnavailableError,
  );
  expect(await alertRow()).toEqual(before);
});

describe('what is not sold', () => {
  test('is a day without a price, and what is sold again is mailed where the reader knows no price', async () => {
    const email = fixture.newAddress();
    sell(null);
    await fixture.watch(email);
    expect(await rowsOf('price_alert_price')).toMatchObject([{ amount: null }]);
    sell(100_000);
    await fixture.passDays(1);
    expect(subjectsTo(email).at(-1)).toBe('On offer again: Hotel Cala Blanca');
    sell(null);
    await fixture.passDays(1);
    sell(99_000);
    await fixture.passDays(2);
    expect(subjectsTo(email)).toHaveLength(2);
  });

  test('by the brand any more ends the alert with a mail after some days, not before', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    await database.pool.query('update price_alert set hotel_id = 999');
    await fixture.passDays(priceAlertPolicy.missingDays);
    expect((await alertRow()).state).toBe('active');
    await fixture.passDays(1);
    expect(await alertRow()).toMatchObject({ state: 'ended', end_reason: 'gone' });
    const { subject, text, unsubscribeAt } = fixture.mailsTo(email).at(-1) ?? {};
    expect(subject).toBe('Your price alert has ended: Hotel Cala Blanca');
    expect(text).toContain('We no longer offer Hotel Cala Blanca');
    expect(unsubscribeAt).toBeUndefined();
  });

  test('because its search can no longer be made is not said to be out of the offer', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    await database.pool.query(`update price_alert set search = search || '{"adults": "99"}'`);
    await fixture.passDays(priceAlertPolicy.missingDays);
    await fixture.passDays(1);
    expect(await alertRow()).toMatchObject({ state: 'ended', end_reason: 'gone' });
    const { text } = fixture.mailsTo(email).at(-1) ?? {};
    expect(text).toContain('Your search for Hotel Cala Blanca can no longer be made');
    expect(text).not.toContain('We no longer offer');
  });

  test('for a few days is forgiven when it comes back', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    await database.pool.query('update price_alert set hotel_id = 999');
    await fixture.passDays(3);
    expect((await alertRow()).missing_since).not.toBeNull();
    await database.pool.query('update price_alert set hotel_id = $1', [hotelIds.calaBlanca]);
    await fixture.passDays(1);
    expect(await alertRow()).toMatchObject({ state: 'active', missing_since: null });
  });
});

describe('an alert ends by itself', () => {
  test('when nobody can depart any more: not on the day before the last departure, but on it', async () => {
    const email = fixture.newAddress();
    const today = fixture.clock.now();
    const ahead = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await fixture.watch(email, {
      query: `hotel=${hotelIds.calaBlanca}&exact=1&departureDate=${ahead(5)}&returnDate=${ahead(12)}`,
    });
    await fixture.passDays(4);
    expect((await alertRow()).state).toBe('active');
    await fixture.passDays(1);
    expect(await alertRow()).toMatchObject({ state: 'ended', end_reason: 'departed' });
    expect(subjectsTo(email)).toHaveLength(1);
  });

  test('while the first day of a flexible search is over and its last is ahead it goes on', async () => {
    const email = fixture.newAddress();
    const today = fixture.clock.now();
    const ahead = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const departure = ahead(12);
    fixture.offers.set([buildOffer({ departure, total: 100_000 })]);
    await fixture.watch(email, {
      query: `hotel=${hotelIds.calaBlanca}&departureDate=${ahead(2)}&returnDate=${ahead(20)}&duration=7`,
    });
    await fixture.passDays(5);
    const amounts = (await rowsOf('price_alert_price')).map(({ amount }) => amount);
    expect(amounts).toEqual(Array.from({ length: 6 }, () => '100000'));
  });

  test('after its lifetime, and a mail a week before says how to prolong it', async () => {
    const email = fixture.newAddress();
    const query = `hotel=${hotelIds.calaBlanca}`;
    await fixture.watch(email, { query });
    const { lifetimeDays, remindBeforeMs } = priceAlertPolicy;
    const remindAfterDays = lifetimeDays - remindBeforeMs / 86_400_000;
    await fixture.skipDays(remindAfterDays - 1);
    expect(subjectsTo(email)).toHaveLength(1);
    await fixture.passDays(1);
    expect(subjectsTo(email).at(-1)).toBe('Your price alert ends soon: Hotel Cala Blanca');
    await fixture.skipDays(6);
    expect(subjectsTo(email)).toHaveLength(2);
    expect((await alertRow()).state).toBe('active');
    const key = fixture.linkIn(email, '/price-alerts').searchParams.get('key') ?? '';
    expect(await fixture.alerts.prolong(key, (await alertRow()).id)).toBe(true);
    await fixture.skipDays(remindAfterDays);
    expect(subjectsTo(email)).toHaveLength(3);
    await fixture.skipDays(6);
    expect((await alertRow()).state).toBe('active');
    await fixture.passDays(1);
    expect(await alertRow()).toMatchObject({ state: 'ended', end_reason: 'expired' });
    expect(await fixture.alerts.prolong(key, (await alertRow()).id)).toBe(false);
  });

  test('when the mailbox does not exist', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    fixture.mail.next.push('refused');
    sell(50_000);
    await fixture.passDays(1);
    expect(await alertRow()).toMatchObject({ state: 'ended', end_reason: 'refused' });
  });
});

describe('the link to one’s alerts', () => {
  test('ends an alert at once, and what waits to be sent is not sent', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    const { id } = await alertRow();
    await fixture.alerts.close();
    sell(50_000);
    fixture.clock.advance(priceAlertPolicy.checkIntervalMs);
    await checkAlert(fixture.deps, id);
    const key = fixture.keyOf(email);
    expect(await fixture.alerts.end(key, id)).toBe(true);
    expect(await fixture.alerts.end(key, id)).toBe(true);
    fixture.alerts = fixture.open();
    await fixture.settle();
    expect(subjectsTo(email)).toHaveLength(1);
    expect(await fixture.alerts.list(key, 'abendmeer')).toEqual([]);
  });

  test('opens nothing of others, of another brand, made up or past its end', async () => {
    const email = fixture.newAddress();
    await fixture.watch(email);
    const { id } = await alertRow();
    const strangers = fixture.keyOf('stranger@reader.example');
    expect(await fixture.alerts.list(strangers, 'abendmeer')).toEqual([]);
    await fixture.alerts.end(strangers, id);
    await fixture.alerts.end(fixture.keyOf(email, 'tagwind'), id);
    expect(await fixture.alerts.prolong(strangers, id)).toBe(false);
    expect((await alertRow()).state).toBe('active');
    const key = fixture.keyOf(email);
    expect(await fixture.alerts.list(key, 'tagwind')).toBeNull();
    const changed = key.slice(0, 20) + (key[20] === 'A' ? 'B' : 'A') + key.slice(21);
    expect(await fixture.alerts.list(changed, 'abendmeer')).toBeNull();
    fixture.clock.advance(priceAlertPolicy.listLinkMs);
    expect(await fixture.alerts.list(key, 'abendmeer')).toBeNull();
    expect(await fixture.alerts.end(key, id)).toBe(false);
  });
});

test('one’s data is exported with its prices, and erased with everything that belongs to it', async () => {
  const email = fixture.newAddress();
  await fixture.watch(email, { target: '450' });
  await fixture.watch(fixture.newAddress());
  expect(await fixture.alerts.exportData(email.toUpperCase())).toMatchObject([
    { email, watched: 'Hotel Cala Blanca', target: 45_000, state: 'active', prices: [{ amount: 100_000 }] },
  ]);
  await fixture.alerts.eraseData(email.toUpperCase());
  expect(await fixture.alerts.exportData(email)).toEqual([]);
  for (const table of ['price_alert', 'price_alert_price', 'price_alert_mail'])
    expect(await rowsOf(table), table).toHaveLength(1);
});
