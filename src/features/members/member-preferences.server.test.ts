import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createMemberPreferences } from './member-preferences.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const clock = settableClock('2027-03-01T10:00:00Z');
const preferences = createMemberPreferences(database.db);

async function addMember(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into member (id, issuer, subject, is_email_verified, nickname, created_at, signed_in_at)
     values (gen_random_uuid(), 'https://issuer.example', gen_random_uuid()::text, true, 'Ana', $1, $1) returning id`,
    [clock.now()],
  );
  return rows[0]?.id ?? '';
}

test('what is chosen is stored one by one, for its member alone', async () => {
  const [ana, eva] = [await addMember(), await addMember()];
  await preferences.save(ana, { language: 'fr', currency: 'CHF' });
  await preferences.save(ana, { market: 'ch' });
  await preferences.savePreferredAirport(ana, 'ZRH');
  const stored = { language: 'fr', currency: 'CHF', market: 'ch', preferredAirport: 'ZRH' };
  expect(await preferences.find(ana)).toEqual(stored);
  expect(await preferences.find(eva)).toMatchObject({ language: null, preferredAirport: null });
  await preferences.savePreferredAirport(ana, null);
  await preferences.save(ana, {});
  expect(await preferences.find(ana)).toEqual({ ...stored, preferredAirport: null });
});

test('nothing is stored for a member who is gone, and nothing is left of one', async () => {
  const ana = await addMember();
  await preferences.save(ana, { language: 'fr' });
  await database.pool.query('delete from member where id = $1', [ana]);
  await preferences.save(ana, { language: 'es' });
  await preferences.savePreferredAirport(ana, 'FRA');
  expect((await preferences.find(ana)).language).toBeNull();
});
