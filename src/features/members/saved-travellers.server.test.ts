import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { memberLimits } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { TravellerDetails } from '../../domain/travellers/saved-traveller.ts';
import { createSavedTravellers } from './saved-travellers.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const clock = settableClock('2027-03-01T10:00:00Z');
const saved = createSavedTravellers(database.db, clock);

let member: string;
beforeEach(async () => {
  member = await addMember();
});

async function addMember(): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto('member')
    .values({
      id,
      issuer: 'https://issuer.example',
      subject: id,
      is_email_verified: true,
      nickname: 'Ana',
      created_at: clock.now(),
      signed_in_at: clock.now(),
    })
    .execute();
  return id;
}

const ana: TravellerDetails = {
  gender: 'FEMALE',
  title: 'Dr',
  firstName: 'Ana',
  lastName: 'Núñez',
  birthDate: '1988-02-29',
  nationality: 'ES',
};
const ben: TravellerDetails = {
  ...ana,
  gender: 'MALE',
  title: '',
  firstName: 'Ben',
  birthDate: '2020-05-01',
};

test('[TRVL-017] people are stored as they travel, in the order of their names', async () => {
  await saved.save(member, [ben, ana]);
  expect(await saved.list(member)).toEqual([
    { id: expect.any(String), ...ana },
    { id: expect.any(String), ...ben },
  ]);
});

test('the same person saved again is one, with the latest details', async () => {
  await saved.save(member, [ana]);
  const [first] = await saved.list(member);
  await saved.save(member, [{ ...ana, firstName: 'ANA', nationality: 'PT' }]);
  expect(await saved.list(member)).toEqual([{ ...first, firstName: 'ANA', nationality: 'PT' }]);
  await saved.save(member, [{ ...ana, birthDate: '1988-03-01' }]);
  expect(await saved.list(member)).toHaveLength(2);
});

test('beyond the limit nobody new is stored, and who is stored stays', async () => {
  const family = Array.from({ length: memberLimits.savedTravellers }, (_, at) => ({
    ...ben,
    lastName: `Berg ${String.fromCharCode(97 + at)}`,
  }));
  await saved.save(member, family);
  clock.advance(1_000);
  await saved.save(member, [ana, { ...(family[0] ?? ben), nationality: 'PT' }]);
  const now = await saved.list(member);
  expect(now).toHaveLength(memberLimits.savedTravellers);
  expect(now.map(({ firstName }) => firstName)).not.toContain('Ana');
  expect(now[0]?.nationality).toBe('PT');
});

test('a member sees and deletes only their own', async () => {
  const other = await addMember();
  await saved.save(member, [ana]);
  await saved.save(other, [ben]);
  const [hers] = await saved.list(member);
  await saved.remove(other, hers?.id ?? '');
  expect(await saved.list(member)).toHaveLength(1);
  await saved.remove(member, hers?.id ?? '');
  expect(await saved.list(member)).toEqual([]);
  expect(await saved.list(other)).toHaveLength(1);
});

test('nothing of a family is left when the member is deleted', async () => {
  await saved.save(member, [ana, ben]);
  await database.db.deleteFrom('member').where('id', '=', member).execute();
  expect(await saved.list(member)).toEqual([]);
});
