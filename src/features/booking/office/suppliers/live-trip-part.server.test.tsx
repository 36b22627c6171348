import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { readWords } from '../../../../../tests/factories/render-in-shop.tsx';
import { livePartStates, liveTripStates } from '../../../../domain/states/live-trip-states.ts';
import { settableClock } from '../../../../domain/time/clock.ts';
import { LANGUAGES } from '../../../../domain/words/language.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { createBookingStore } from '../../store/booking-store.server.ts';
import { askSuppliers } from './ask-suppliers.server.ts';
import { LiveTripPart } from './live-trip-part.tsx';
import { readLiveTrip } from './read-live-trip.server.ts';

const at = new Date('2026-11-21T12:00:00Z');
const clock = settableClock(at);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const part = {
  supplier: 'duffel',
  state: 'paying',
  reference: '0123456789abcdef0123',
  vendorId: 'ord_17',
  attempts: 2,
  firstSentAt: at.getTime(),
  sentAt: at.getTime(),
  quote: { total: 400_00, currency: 'EUR' },
};

async function book(holdId: string, state: string) {
  const order = buildOrder({ checkoutId: `checkout-${holdId}` });
  const booking = await createBookingStore(database.db).begin(order, at, { holder: 'test', leaseMs: 0 });
  await database.pool.query('update booking set hold_id = $2 where id = $1', [booking?.id, holdId]);
  await database.pool.query(
    `insert into combined_trip (id, hold_key, digest, state, reason, flights, room, created_at, watched_at)
     values ($1, $1, '', $2, 'gone', $3, $4, $5, $5)`,
    [
      holdId,
      state,
      part,
      { ...part, supplier: 'hotelbeds', state: 'open', vendorId: null, attempts: 0, sentAt: null },
      at,
    ],
  );
  return booking?.id ?? '';
}

async function read(holdId: string | null) {
  const trip = await readLiveTrip(database.db, { holdId });
  const texts = await loadTexts('en');
  return readWords(
    renderToStaticMarkup(<LiveTripPart texts={texts} language="en" bookingNumber="AAAA-AAAA" trip={trip} />),
  );
}

test('staff read of each part its supplier, state, numbers, price and last attempt, and what they can do', async () => {
  await book('live.open', 'payment-open');
  const words = await read('live.open');
  expect(words).toContain('payment of the flights open · The flights are looked up every half hour');
  expect(words).toMatch(
    /Flights, duffel State payment sent Supplier’s number ord_17 Our reference 0123456789abcdef0123 Price 400\.00\s€ Last attempt 21 Nov 2026, 13:00, 2 attempts/,
  );
  expect(words).toMatch(
    /Room, hotelbeds State not asked for yet Supplier’s number – .* Last attempt – Ask the suppliers again/,
  );
});

test('a trip that waits for nobody has no exit, and one of the operator’s own nothing to show', async () => {
  await book('live.over', 'refused');
  expect(await read('live.over')).not.toContain('Ask the suppliers again');
  expect(await read('another')).toBe('');
  expect(await read(null)).toBe('');
});

test('each state has its text in each language', async () => {
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language);
    for (const state of liveTripStates.states) expect(texts(`office.live.${state}`)).not.toContain('office.');
    for (const state of livePartStates.states)
      expect(texts(`office.live.state.${state}`)).not.toContain('office.');
  }
});

test('the states are those that the database takes', async () => {
  const { rows } = await database.pool.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'combined_trip_state_check'`,
  );
  const taken = [...(rows[0]?.rule ?? '').matchAll(/'(?<state>[^']+)'/g)].map(({ groups }) => groups?.state);
  expect(taken.sort()).toEqual([...liveTripStates.states].sort());
});

test('asking again makes a trip that waits due at once, is noted with a name, and is not possible for another', async () => {
  const [waits, over] = [await book('live.waits', 'staff'), await book('live.done', 'refused')];
  const deps = { db: database.db, clock };
  expect(await askSuppliers(deps, over, 'Noa')).toBe('not-possible');
  expect(await askSuppliers(deps, waits, 'Noa')).toBe('done');
  const { rows } = await database.pool.query(
    `select watched_at, kind, facts from combined_trip join booking on hold_id = combined_trip.id
     join booking_event on booking_id = booking.id where kind like 'staff%'`,
  );
  expect(rows).toEqual([{ watched_at: null, kind: 'staff-ask-suppliers', facts: { by: 'Noa', note: '' } }]);
});
