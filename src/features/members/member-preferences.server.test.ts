import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { lastSearchLifetimeMs } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { eraseMembers } from './erase-members.server.ts';
import { createMemberPreferences, type StoredSearch } from './member-preferences.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const clock = settableClock('2027-03-01T10:00:00Z');
const preferences = createMemberPreferences(database.db, clock);

async function addMember(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into member (id, issuer, subject, is_email_verified, nickname, created_at, signed_in_at)
     values (gen_random_uuid(), 'https://issuer.example', gen_random_uuid()::text, true, 'Ana', $1, $1) returning id`,
    [clock.now()],
  );
  return rows[0]?.id ?? '';
}

const searchFor = (place: string, savedAt: number): StoredSearch => ({
  price: { perPersonAmount: 39_900 },
  destination: { name: place },
  airport: { name: 'Frankfurt' },
  productSearch: { airports: 'FRA' },
  pageType: 'resultlist',
  locationName: place,
  savedAt,
});

test('what is chosen is stored one by one, for its member alone', async () => {
  const [ana, eva] = [await addMember(), await addMember()];
  await preferences.save(ana, { language: 'fr', currency: 'CHF' });
  await preferences.save(ana, { market: 'ch' });
  await preferences.savePreferredAirport(ana, 'ZRH');
  const stored = { language: 'fr', currency: 'CHF', market: 'ch', preferredAirport: 'ZRH', lastSearch: null };
  expect(await preferences.find(ana)).toEqual(stored);
  expect(await preferences.find(eva)).toMatchObject({ language: null, preferredAirport: null });
  await preferences.savePreferredAirport(ana, null);
  await preferences.save(ana, {});
  expect(await preferences.find(ana)).toEqual({ ...stored, preferredAirport: null });
});

test('a later search replaces an earlier one, and never the other way round', async () => {
  const ana = await addMember();
  const now = clock.now().getTime();
  await preferences.saveSearch(ana, searchFor('Kreta', now - 1));
  await preferences.saveSearch(ana, searchFor('Rhodos', now - 2));
  expect((await preferences.find(ana)).lastSearch).toEqual(searchFor('Kreta', now - 1));
  await preferences.saveSearch(ana, searchFor('Malta', now + 60_000));
  expect((await preferences.find(ana)).lastSearch).toEqual(searchFor('Malta', now));
});

test('[STORE-011] a search is stored for 30 days and not a millisecond longer', async () => {
  const ana = await addMember();
  const now = clock.now().getTime();
  await preferences.save(ana, { language: 'it' });
  await preferences.saveSearch(ana, searchFor('Kreta', now - lastSearchLifetimeMs));
  expect((await preferences.find(ana)).lastSearch).not.toBeNull();
  const erase = (searchedBefore: number) =>
    eraseMembers(
      database.db,
      { now: clock.now(), lastSignedInBefore: new Date(0), searchedBefore: new Date(searchedBefore) },
      10,
    );
  await erase(now - lastSearchLifetimeMs);
  expect((await preferences.find(ana)).lastSearch).not.toBeNull();
  clock.advance(1);
  expect((await preferences.find(ana)).lastSearch).toBeNull();
  await erase(now - lastSearchLifetimeMs + 1);
  const { rows } = await database.pool.query(
    'select language, last_search from member_preference where member_id = $1',
    [ana],
  );
  expect(rows).toEqual([{ language: 'it', last_search: null }]);
});

test('nothing is stored for a member who is gone, and nothing is left of one', async () => {
  const ana = await addMember();
  await preferences.save(ana, { language: 'fr' });
  await database.pool.query('delete from member where id = $1', [ana]);
  await preferences.save(ana, { language: 'es' });
  await preferences.saveSearch(ana, searchFor('Kreta', clock.now().getTime()));
  await preferences.savePreferredAirport(ana, 'FRA');
  expect((await preferences.find(ana)).language).toBeNull();
});
