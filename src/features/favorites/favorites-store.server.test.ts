import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { searchLimits } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createFavoritesStore } from './favorites-store.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const clock = settableClock('2027-03-01T10:00:00Z');
const store = createFavoritesStore(database.db, clock);

const browser = (name: string) => name.padEnd(22, '_');
const member = (name: string) =>
  `member:00000000-0000-4000-8000-${name.charCodeAt(0).toString(16).padStart(12, '0')}`;

async function add(owner: string, hotelId: number, shownTotal: number | null = null): Promise<void> {
  clock.advance(1_000);
  await store.add(owner, { hotelId, offer: null, shownTotal, search: {} });
}
const hotelsOf = async (owner: string) => (await store.list(owner)).map(({ hotelId }) => hotelId);

test('[FAV-008] two lists become one without doubles, and what was kept last of a hotel stays', async () => {
  await add(browser('a'), 1, 100);
  await add(member('a'), 1, 200);
  await add(member('a'), 2, 300);
  await add(browser('a'), 2, 400);
  await add(browser('a'), 3);
  await store.merge(browser('a'), member('a'));
  expect((await store.list(member('a'))).map(({ hotelId, shownTotal }) => [hotelId, shownTotal])).toEqual([
    [3, null],
    [2, 400],
    [1, 200],
  ]);
  expect(await hotelsOf(browser('a'))).toEqual([]);
});

test('[FAV-008] a merge that is repeated, or of a browser that kept nothing, changes nothing', async () => {
  await add(browser('b'), 1);
  await store.merge(browser('b'), member('b'));
  await store.merge(browser('b'), member('b'));
  await store.merge(browser('of-nobody'), member('b'));
  expect(await hotelsOf(member('b'))).toEqual([1]);
  expect(await hotelsOf(browser('of-nobody'))).toEqual([]);
});

test('[FAV-008] nothing is lost by a merge, also beyond the limit of a list', async () => {
  for (let hotel = 1; hotel <= searchLimits.favorites; hotel += 1) {
    await add(browser('c'), hotel);
    await add(member('c'), 1_000 + hotel);
  }
  await store.merge(browser('c'), member('c'));
  expect(await hotelsOf(member('c'))).toHaveLength(2 * searchLimits.favorites);
  expect(await store.add(member('c'), { hotelId: 9_999, offer: null, shownTotal: null, search: {} })).toBe(
    'full',
  );
});

test('a link that shares a list shows the member’s list after the merge', async () => {
  await add(browser('d'), 1);
  const token = (await store.findShareToken(browser('d'))) ?? '';
  await store.merge(browser('d'), member('d'));
  await add(member('d'), 2);
  expect((await store.findShared(token))?.map(({ hotelId }) => hotelId)).toEqual([2, 1]);
  await store.erase(member('d'));
  expect(await store.findShared(token)).toBeNull();
});

test('sign-ins of one member in many browsers at once merge all their lists', async () => {
  for (const each of ['e1', 'e2', 'e3']) await add(browser(each), Number(each.slice(1)));
  await Promise.all(['e1', 'e2', 'e3'].map((each) => store.merge(browser(each), member('e'))));
  expect((await hotelsOf(member('e'))).toSorted()).toEqual([1, 2, 3]);
});
