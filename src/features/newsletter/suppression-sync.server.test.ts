import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
} from '../../../tests/factories/mailings/newsletter-fixture.ts';
import { newsletterPolicy } from '../../defaults.ts';
import type { BlockedPage } from '../../ports/newsletter/newsletter-port.ts';

let database: TestDatabase;
let fixture: NewsletterFixture;
const blocked = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openNewsletterFixture(database);
});
beforeEach(() => {
  fixture.startAfresh();
  blocked.clear();
  // As a vendor shows a contact that it has blocked: on no list.
  fixture.faults.read = async (email) => {
    const read = await fixture.contacts.read(email);
    return read.outcome === 'found' && blocked.has(email)
      ? { ...read, contact: { ...read.contact, lists: [] } }
      : read;
  };
  fixture.faults.subscribe = async (subscription) => {
    blocked.delete(subscription.email);
    return fixture.contacts.subscribe(subscription);
  };
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const newAddress = () => fixture.newAddress();

/** Makes the reading due and waits until it has ended; gives what was asked of the vendor. */
async function readPages(...pages: readonly BlockedPage[]) {
  const asked: [since: Date | null, from: number][] = [];
  const left = [...pages];
  fixture.faults.listBlocked = async (since, from) => {
    asked.push([since, from]);
    return left.shift() ?? { outcome: 'unknown' };
  };
  await database.pool.query('update newsletter_reading set due_at = $1', [fixture.clock.now()]);
  await expect.poll(() => left, { timeout: 15_000 }).toEqual([]);
  await expect
    .poll(async () => (await database.pool.query('select locked_until from newsletter_reading')).rows, {
      timeout: 15_000,
    })
    .toEqual([{ locked_until: null }]);
  await fixture.settle();
  return asked;
}
const page = (...emails: string[]): BlockedPage => ({ outcome: 'read', emails, next: null });

async function listStates(email: string) {
  const { rows } = await database.pool.query(
    'select state, end_reason from newsletter_consent where address_digest = $1 order by requested_at',
    [fixture.digests.address(email)],
  );
  return rows as { state: string; end_reason: string | null }[];
}

describe('reading whom the vendor has blocked', () => {
  test('who unsubscribed there without a report of it gets nothing any more, and an import changes nothing', async () => {
    const [left, stays] = [newAddress(), newAddress()];
    await fixture.enrol(left, 'offers', 'ideas');
    await fixture.enrol(stays);
    blocked.add(left);
    await readPages(page(left, newAddress()));
    expect(await listStates(left)).toEqual([
      { state: 'ended', end_reason: 'vendor' },
      { state: 'ended', end_reason: 'vendor' },
    ]);
    expect(await fixture.newsletter.isSubscribed(left, 'abendmeer')).toBe(false);
    expect(await fixture.listsOf(left)).toEqual([]);
    expect(await listStates(stays)).toEqual([{ state: 'confirmed', end_reason: null }]);
    await fixture.contacts.subscribe({ email: left, lists: ['abendmeer.offers'], language: 'de' });
    await fixture.newsletter.applyEvents([{ kind: 'added', email: left }], fixture.visitOf('abendmeer'));
    await fixture.settle();
    expect(await fixture.listsOf(left)).toEqual([]);
    // Agreeing again is stronger, also when the next page is from before.
    await fixture.enrol(left);
    expect(await fixture.listsOf(left)).toEqual(['abendmeer.offers']);
    await readPages(page(left));
    expect(await fixture.listsOf(left)).toEqual(['abendmeer.offers']);
    expect(await fixture.newsletter.isSubscribed(left, 'abendmeer')).toBe(true);
  }, 60_000);

  test('reads every page, and the next day what was changed since, with an overlap', async () => {
    const [first, second] = [newAddress(), newAddress()];
    for (const email of [first, second]) await fixture.enrol(email);
    for (const email of [first, second]) blocked.add(email);
    await database.pool.query('update newsletter_reading set read_until = null');
    const begun = fixture.clock.now();
    expect(await readPages({ outcome: 'read', emails: [first], next: 500 }, page(second))).toEqual([
      [null, 0],
      [null, 500],
    ]);
    for (const email of [first, second]) expect(await listStates(email)).toMatchObject([{ state: 'ended' }]);
    const { rows } = await database.pool.query('select due_at, read_until from newsletter_reading');
    expect(rows).toEqual([
      { due_at: new Date(begun.getTime() + newsletterPolicy.blockedIntervalMs), read_until: begun },
    ]);
    const since = new Date(begun.getTime() - newsletterPolicy.blockedOverlapMs);
    expect(await readPages(page())).toEqual([[since, 0]]);
  }, 60_000);

  test('a vendor that does not answer is asked again, from the first page on, and nothing counts as read', async () => {
    await database.pool.query('update newsletter_reading set read_until = null');
    const email = newAddress();
    await fixture.enrol(email);
    blocked.add(email);
    const asked = await readPages({ outcome: 'read', emails: [], next: 500 }, { outcome: 'unknown' });
    expect(asked).toEqual([
      [null, 0],
      [null, 500],
    ]);
    const { rows } = await database.pool.query('select read_until, attempts from newsletter_reading');
    expect(rows).toEqual([{ read_until: null, attempts: 1 }]);
    expect(await readPages(page(email))).toEqual([[null, 0]]);
    expect(await listStates(email)).toMatchObject([{ state: 'ended' }]);
  }, 60_000);

  test('a link that somebody has asked for still opens, and frees the address', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    blocked.add(email);
    await readPages(page(email));
    expect(await listStates(email)).toEqual([{ state: 'pending', end_reason: null }]);
    expect(await fixture.confirm(email)).toBe('confirmed');
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
    expect(blocked.has(email)).toBe(false);
  }, 60_000);

  test('who has just agreed, and is not freed yet, stays', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    blocked.add(email);
    fixture.faults.subscribe = async () => 'unknown';
    await fixture.confirm(email);
    await expect
      .poll(async () => (await database.pool.query('select 1 from newsletter_task where tries > 0')).rowCount)
      .toBe(1);
    await readPages(page(email));
    expect(await listStates(email)).toEqual([{ state: 'confirmed', end_reason: null }]);
    delete fixture.faults.subscribe;
    fixture.clock.advance(newsletterPolicy.retryDelaysMs[0]);
    await expect.poll(() => fixture.listsOf(email), { timeout: 10_000 }).toEqual(['abendmeer.offers']);
  }, 60_000);
});
