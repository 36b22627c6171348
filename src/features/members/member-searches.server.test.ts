import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { lastSearchLifetimeMs, recentSearchLimit } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { RecentSearch } from '../../site/search/recent-searches.ts';
import { eraseMembers } from './erase-members.server.ts';
import { createMemberSearches } from './member-searches.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const clock = settableClock('2027-03-01T10:00:00Z');
const searches = createMemberSearches(database.db, clock);

async function addMember(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into member (id, issuer, subject, is_email_verified, nickname, created_at, signed_in_at)
     values (gen_random_uuid(), 'https://issuer.example', gen_random_uuid()::text, true, 'Ana', $1, $1) returning id`,
    [clock.now()],
  );
  return rows[0]?.id ?? '';
}

const searchFor = (destination: number, savedAt: number, more: object = {}): RecentSearch => ({
  price: { perPersonAmount: 39_900 },
  destination: { name: 'Kreta' },
  airport: { name: 'Frankfurt' },
  productSearch: { destinations: String(destination), airports: 'FRA', ...more },
  pageType: 'resultlist',
  locationName: 'Kreta',
  savedAt,
});

test('the last five searches of a member are listed, the latest first, for that member alone', async () => {
  const [ana, eva] = [await addMember(), await addMember()];
  const now = clock.now().getTime();
  for (const at of [3, 1, 5, 2, 4]) await searches.save(ana, searchFor(at, now - 10 + at));
  expect((await searches.list(ana)).map(({ savedAt }) => savedAt - now)).toEqual([-5, -6, -7, -8, -9]);
  await searches.save(ana, searchFor(6, now));
  const listed = await searches.list(ana);
  expect(listed).toHaveLength(recentSearchLimit);
  expect(listed[0]).toEqual(searchFor(6, now));
  expect(listed.at(-1)).toEqual(searchFor(2, now - 8));
  expect(await searches.list(eva)).toEqual([]);
  await searches.save(eva, searchFor(1, now));
  await searches.clear(ana);
  expect(await searches.list(ana)).toEqual([]);
  expect(await searches.list(eva)).toHaveLength(1);
});

test('a search that is made again takes the place of the earlier one, and never the other way round', async () => {
  const ana = await addMember();
  const now = clock.now().getTime();
  await searches.save(ana, searchFor(1, now - 2));
  await searches.save(ana, searchFor(2, now - 1));
  await searches.save(ana, searchFor(1, now, { airports: 'MUC' }));
  await searches.save(ana, searchFor(1, now - 1));
  expect(await searches.list(ana)).toEqual([searchFor(1, now, { airports: 'MUC' }), searchFor(2, now - 1)]);
  for (const other of [{ departureDate: '2027-05-01' }, { adults: '3' }]) {
    await searches.save(ana, searchFor(1, now - 1, other));
    expect(await searches.list(ana)).toContainEqual(searchFor(1, now - 1, other));
  }
  await searches.save(ana, searchFor(9, now + 60_000));
  expect((await searches.list(ana)).at(0)?.savedAt).toBe(now);
});

test('[STORE-011] a search is stored for 30 days and not a millisecond longer', async () => {
  const ana = await addMember();
  const now = clock.now().getTime();
  await searches.save(ana, searchFor(1, now - lastSearchLifetimeMs));
  const erase = (searchedBefore: number) =>
    eraseMembers(
      database.db,
      { now: clock.now(), lastSignedInBefore: new Date(0), searchedBefore: new Date(searchedBefore) },
      10,
    );
  const countRows = async () =>
    (await database.pool.query('select 1 from member_search where member_id = $1', [ana])).rows.length;
  await erase(now - lastSearchLifetimeMs);
  expect(await searches.list(ana)).toHaveLength(1);
  clock.advance(1);
  expect(await searches.list(ana)).toEqual([]);
  expect(await countRows()).toBe(1);
  await erase(now - lastSearchLifetimeMs + 1);
  expect(await countRows()).toBe(0);
});

test('nothing is stored for a member who is gone, and nothing is left of one', async () => {
  const ana = await addMember();
  await searches.save(ana, searchFor(1, clock.now().getTime()));
  await database.pool.query('delete from member where id = $1', [ana]);
  await searches.save(ana, searchFor(2, clock.now().getTime()));
  const { rows } = await database.pool.query('select 1 from member_search where member_id = $1', [ana]);
  expect(rows).toEqual([]);
});
