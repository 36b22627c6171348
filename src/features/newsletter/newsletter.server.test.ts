import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
} from '../../../tests/factories/mailings/newsletter-fixture.ts';
import { newsletterPolicy } from '../../defaults.ts';

let database: TestDatabase;
let fixture: NewsletterFixture;
const second = 1_000;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openNewsletterFixture(database);
});
beforeEach(() => fixture.startAfresh());
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const newAddress = () => fixture.newAddress();

async function listConsents(email: string) {
  const { rows } = await database.pool.query(
    'select * from newsletter_consent where address_digest = $1 order by requested_at, list',
    [fixture.digests.address(email)],
  );
  return rows as Record<string, unknown>[];
}

/** Bytes that are in use once the garbage is collected. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

const subjectsTo = (email: string) => fixture.mailsTo(email).map(({ subject }) => subject);

describe('subscribing', () => {
  test('[NEWS-007] [API-011] an address gets nothing before its link was pressed, then the list and a welcome', async () => {
    const email = newAddress();
    expect(await fixture.subscribe(email)).toEqual({ success: true });
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
    expect(subjectsTo(email)).toEqual(['Please confirm: newsletter from Abendmeer']);
    expect(await fixture.confirm(email)).toBe('confirmed');
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
    expect(subjectsTo(email)).toEqual([
      'Please confirm: newsletter from Abendmeer',
      'Welcome to the Abendmeer newsletter',
    ]);
  });

  test('the consent record says when, where, to which text and in which language somebody agreed, by a digest', async () => {
    const email = newAddress();
    await fixture.subscribe(email, { source: 'landing', visit: fixture.visitOf('tagwind', 'it') });
    const requestedAt = fixture.clock.now();
    await fixture.settle();
    fixture.clock.advance(5 * second);
    await fixture.confirm(email);
    expect(await listConsents(email)).toEqual([
      expect.objectContaining({
        brand: 'tagwind',
        list: 'tagwind.offers',
        source: 'landing',
        text_version: 'form-2026-11',
        language: 'it',
        state: 'confirmed',
        requested_at: requestedAt,
        confirmed_at: new Date(requestedAt.getTime() + 5 * second),
        email: null,
      }),
    ]);
    expect(JSON.stringify(await listConsents(email))).not.toContain(email);
  });

  test('no call can claim a source that is our own form', async () => {
    for (const source of ['checkout', 'account', 'preferences', 'A b<script>', '', 'x'.repeat(41)]) {
      const email = newAddress();
      await fixture.subscribe(email, { source });
      expect(await listConsents(email)).toMatchObject([{ source: 'form', text_version: 'form-2026-11' }]);
    }
  });

  test('upper case and blanks are the same address', async () => {
    const email = newAddress();
    await fixture.subscribe(`  ${email.toUpperCase()} `);
    await fixture.subscribe(email);
    await fixture.settle();
    expect(await listConsents(email)).toHaveLength(1);
    expect(fixture.mailsTo(email)).toHaveLength(1);
  });

  test.each(['', 'no address', 'a@b', 'a@b.example\r\nBcc: c@d.example', 'a b@c.example', '<a@b.example>'])(
    '[NEWS-003] [NEWS-004] "%s" is no address',
    async (email) => {
      expect(await fixture.subscribe(email)).toEqual({ success: false, error: 'invalidEmail' });
    },
  );

  test('a list that the brand does not have is refused, and no list is its first', async () => {
    const email = newAddress();
    expect(await fixture.subscribe(email, { listId: 'gossip' })).toEqual({
      success: false,
      error: 'unknownList',
    });
    expect(await fixture.subscribe(email, { listId: '' })).toEqual({ success: true });
    expect(await listConsents(email)).toMatchObject([{ list: 'abendmeer.offers' }]);
  });

  test('10,000 sign-ups of one address, 500 at once, leave one pending record, one task, few mails and little memory', async () => {
    const email = newAddress();
    const networks = Array.from({ length: 500 }, (_, at) => `2001:db8:${at}`);
    const count = async (rows: string) =>
      Number((await database.pool.query(`select count(*) as count from ${rows}`)).rows[0].count);
    const before = measureHeap();
    let mostTasks = 0;
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(networks.map((network) => fixture.subscribe(email, { network })));
      expect(answers.filter(({ success }) => success)).toHaveLength(networks.length);
      mostTasks = Math.max(mostTasks, await count('newsletter_task'));
      fixture.clock.advance(newsletterPolicy.mailIntervalMs / 2);
    }
    await fixture.settle();
    expect(measureHeap() - before).toBeLessThan(64 * 2 ** 20);
    expect(mostTasks).toBeLessThanOrEqual(1);
    expect(await listConsents(email)).toMatchObject([{ state: 'pending' }]);
    expect(fixture.mailsTo(email)).toHaveLength(newsletterPolicy.mailsPerAddress);
  }, 120_000);

  test('however often an address is entered in a day, it gets few mails, all answered alike', async () => {
    const email = newAddress();
    for (let times = 0; times < 200; times += 1) {
      expect(await fixture.subscribe(email)).toEqual({ success: true });
      await fixture.settle();
      fixture.clock.advance(newsletterPolicy.mailWindowMs / 201);
    }
    expect(fixture.mailsTo(email)).toHaveLength(newsletterPolicy.mailsPerAddress);
  });

  test('the mail is sent again when its interval has passed, and not a moment before', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    fixture.clock.advance(newsletterPolicy.mailIntervalMs - 1);
    await fixture.subscribe(email);
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(1);
    fixture.clock.advance(1);
    await fixture.subscribe(email);
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(2);
    expect(await fixture.confirm(email)).toBe('confirmed');
  });

  test('another list within the interval is asked for in a later mail, and not lost', async () => {
    const email = newAddress();
    await fixture.subscribe(email, { listId: 'offers' });
    await fixture.settle();
    await fixture.subscribe(email, { listId: 'ideas' });
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(1);
    fixture.clock.advance(newsletterPolicy.mailIntervalMs);
    await expect.poll(() => fixture.mailsTo(email).length, { timeout: 10_000 }).toBe(2);
    await fixture.confirm(email);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.ideas', 'abendmeer.offers']);
  });

  test('a network that enters one address after the other is stopped, at one past its limit', async () => {
    const network = '203.0.113.7';
    for (let count = 0; count < newsletterPolicy.requestsPerNetwork; count += 1)
      expect(await fixture.subscribe(newAddress(), { network })).toEqual({ success: true });
    const refused = { success: false, error: 'tooManyRequests' };
    const email = newAddress();
    expect(await fixture.subscribe(email, { network })).toEqual(refused);
    expect(await listConsents(email)).toEqual([]);
    expect(await fixture.newsletter.unsubscribe(email, '', fixture.visitOf('abendmeer'), network)).toEqual(
      refused,
    );
    expect(await fixture.subscribe(email, { network: '203.0.113.8' })).toEqual({ success: true });
    fixture.clock.advance(newsletterPolicy.networkWindowMs + 1);
    expect(await fixture.subscribe(newAddress(), { network })).toEqual({ success: true });
  });
});

test('of many addresses that one network enters at once no more are taken than its limit', async () => {
  const network = '203.0.113.99';
  const answers = await Promise.all(
    Array.from({ length: 2 * newsletterPolicy.requestsPerNetwork }, () =>
      fixture.subscribe(newAddress(), { network }),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(newsletterPolicy.requestsPerNetwork);
  await fixture.settle();
});

describe('an answer says nothing of an address', () => {
  test('a subscribed address is answered like a new one, and its owner is informed by mail alone', async () => {
    const [known, stranger] = [newAddress(), newAddress()];
    await fixture.enrol(known);
    expect(await fixture.subscribe(known)).toEqual(await fixture.subscribe(stranger));
    await fixture.settle();
    expect(subjectsTo(known).at(-1)).toBe('You already receive our newsletter');
    expect(
      fixture.linkIn(known, 'newsletter-einstellungen').searchParams.get('newsletter_update_id'),
    ).toBeTruthy();
    expect(
      fixture.linkIn(known, 'newsletter-abmelden').searchParams.get('newsletter_recipient'),
    ).toBeTruthy();
    expect(subjectsTo(stranger)).toEqual(['Please confirm: newsletter from Abendmeer']);
    expect(await listConsents(known)).toMatchObject([{ state: 'confirmed' }, { state: 'ended' }]);
  });

  test('an answer waits for no vendor', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    fixture.faults.read = (email) => late.then(() => fixture.contacts.read(email));
    const email = newAddress();
    expect(await fixture.subscribe(email)).toEqual({ success: true });
    expect(
      await fixture.newsletter.unsubscribe(newAddress(), '', fixture.visitOf('abendmeer'), null),
    ).toEqual({
      success: true,
    });
    answerLate();
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(1);
  });

  test('[NEWS-024] a typed address has one answer, and is off the list where it was on it', async () => {
    const [known, stranger] = [newAddress(), newAddress()];
    await fixture.enrol(known);
    for (const email of [known, stranger, known])
      expect(
        await fixture.newsletter.unsubscribe(email, 'offers', fixture.visitOf('abendmeer'), null),
      ).toEqual({ success: true });
    await fixture.settle();
    expect(await fixture.listsOf(known)).toEqual([]);
    expect(
      await fixture.newsletter.unsubscribe('no address', 'offers', fixture.visitOf('abendmeer'), null),
    ).toEqual({ success: false, error: 'invalidUnsubscribeEmail' });
  });
});

describe('links end', () => {
  test('a confirmation opens until its end, and no moment longer', async () => {
    const [early, late] = [newAddress(), newAddress()];
    await fixture.subscribe(early);
    await fixture.subscribe(late);
    await fixture.settle();
    fixture.clock.advance(newsletterPolicy.confirmLinkMs - 1);
    expect(await fixture.confirm(early)).toBe('confirmed');
    fixture.clock.advance(1);
    expect(await fixture.confirm(late)).toBe('ended');
    await fixture.settle();
    expect(await fixture.listsOf(late)).toEqual([]);
  });

  test('pressed twice, a confirmation confirms once', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    const key = fixture.linkIn(email, '/newsletter/confirm').searchParams.get('key') ?? '';
    expect(
      await Promise.all([1, 2, 3].map(() => fixture.newsletter.confirm(key, fixture.visitOf('abendmeer')))),
    ).toEqual(['confirmed', 'confirmed', 'confirmed']);
    await fixture.settle();
    expect(await listConsents(email)).toMatchObject([{ state: 'confirmed' }]);
    expect(subjectsTo(email)).toHaveLength(2);
  });

  test('a confirmation brings nobody back who has unsubscribed since', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const key = fixture.seals.confirmation.seal(
      (await listConsents(email)).map(({ id }) => String(id)),
      newsletterPolicy.confirmLinkMs,
    );
    await fixture.newsletter.unsubscribe(email, '', fixture.visitOf('abendmeer'), null);
    expect(await fixture.newsletter.confirm(key, fixture.visitOf('abendmeer'))).toBe('ended');
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
  });

  test('a link opens what it was made for, and is not read by others', () => {
    const { seals, clock } = fixture;
    const recipient = seals.recipient.seal('a@reader.example', 1_000);
    expect(recipient).not.toContain('reader');
    expect(seals.recipient.open(recipient)).toBe('a@reader.example');
    expect(seals.customer.open(recipient)).toBeNull();
    expect(seals.confirmation.open(recipient)).toBeNull();
    expect(seals.recipient.open(`${recipient.slice(0, -2)}AA`)).toBeNull();
    clock.advance(999);
    expect(seals.recipient.open(recipient)).toBe('a@reader.example');
    clock.advance(1);
    expect(seals.recipient.open(recipient)).toBeNull();
  });
});

describe('unsubscribing by the link of a mail', () => {
  const seal = (email: string) => fixture.seals.recipient.seal(email, newsletterPolicy.unsubscribeLinkMs);
  const leave = (given: string, listId = 'offers') =>
    fixture.newsletter.unsubscribe(given, listId, fixture.visitOf('abendmeer'), null);

  test('[NEWS-025] [NEWS-026] [API-016] gives the real answer: done, already unsubscribed, unknown', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await leave(seal(email))).toEqual({ success: true });
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
    expect(await leave(seal(email))).toEqual({ success: false, error: 'alreadyUnsubscribedEmail' });
    expect(await leave(seal(newAddress()))).toEqual({ success: false, error: 'unknownUnsubscribeEmail' });
    expect(await leave('v1.invented')).toEqual({ success: false, error: 'unknownUnsubscribeEmail' });
    expect(await leave(seal(email), 'gossip')).toEqual({ success: false, error: 'unknownList' });
  });

  test('leaves the other lists alone, and all of the brand without a list', async () => {
    const email = newAddress();
    await fixture.enrol(email, 'offers', 'ideas');
    await leave(seal(email), 'ideas');
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
    await leave(seal(email), '');
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
  });

  test('works while the vendor does not answer, and reaches it later', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    fixture.faults.read = async () => ({ outcome: 'unknown' });
    fixture.faults.unsubscribe = async () => 'unknown';
    expect(await leave(seal(email))).toEqual({ success: true });
    expect(await leave(seal(email))).toEqual({ success: false, error: 'alreadyUnsubscribedEmail' });
    expect(await fixture.newsletter.isSubscribed(email, 'abendmeer')).toBe(false);
    delete fixture.faults.unsubscribe;
    delete fixture.faults.read;
    fixture.clock.advance(newsletterPolicy.retryDelaysMs[0]);
    await expect.poll(() => fixture.listsOf(email), { timeout: 10_000 }).toEqual([]);
  });

  test('an address that begins like a sealed one is an address', async () => {
    expect(await leave('v1.smith@reader.example')).toEqual({ success: true });
  });
});

describe('suppression', () => {
  const visit = () => fixture.visitOf('abendmeer');

  test('whom an import at the vendor brings back is taken off again, until they confirm once more', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    await fixture.newsletter.unsubscribe(email, 'offers', visit(), null);
    await fixture.settle();
    await fixture.contacts.subscribe({ email, lists: ['abendmeer.offers', 'tagwind.ideas'], language: 'de' });
    await fixture.newsletter.applyEvents([{ kind: 'added', email }], visit());
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['tagwind.ideas']);

    await fixture.contacts.subscribe({ email, lists: ['abendmeer.offers'], language: 'de' });
    await fixture.subscribe(email);
    await fixture.settle();
    // On the list by import alone: a new confirmation is asked for.
    expect(subjectsTo(email).at(-1)).toBe('Please confirm: newsletter from Abendmeer');
    await fixture.confirm(email);
    await fixture.settle();
    await fixture.newsletter.applyEvents([{ kind: 'added', email }], visit());
    await fixture.settle();
    expect(await fixture.listsOf(email)).toContain('abendmeer.offers');
  });

  test.each(['unsubscribed', 'bounced', 'complained'] as const)(
    'an address that the vendor reports as %s is off every list of every brand and stays off',
    async (kind) => {
      const email = newAddress();
      await fixture.enrol(email, 'offers', 'ideas');
      // A webhook may arrive twice.
      await fixture.newsletter.applyEvents(
        [
          { kind, email },
          { kind, email },
        ],
        visit(),
      );
      await fixture.settle();
      expect(await fixture.listsOf(email)).toEqual([]);
      expect(await fixture.newsletter.isSubscribed(email, 'abendmeer')).toBe(false);
      await fixture.contacts.subscribe({ email, lists: ['tagwind.offers'], language: 'de' });
      await fixture.newsletter.applyEvents([{ kind: 'added', email }], visit());
      await fixture.settle();
      expect(await fixture.listsOf(email)).toEqual([]);
    },
  );

  test('an import of somebody who never left is the operator’s own business', async () => {
    const email = newAddress();
    await fixture.contacts.subscribe({ email, lists: ['tagwind.offers'], language: 'de' });
    await fixture.newsletter.applyEvents([{ kind: 'added', email }], visit());
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['tagwind.offers']);
  });
});

describe('uncertain outcomes', () => {
  test('a confirmation holds while the vendor does not answer, and is brought there later', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    fixture.faults.subscribe = async () => 'unknown';
    expect(await fixture.confirm(email)).toBe('confirmed');
    expect(await fixture.newsletter.isSubscribed(email, 'abendmeer')).toBe(true);
    await expect
      .poll(async () => (await database.pool.query('select 1 from newsletter_task where tries > 0')).rowCount)
      .toBe(1);
    expect(subjectsTo(email)).toHaveLength(1);
    delete fixture.faults.subscribe;
    fixture.clock.advance(newsletterPolicy.retryDelaysMs[0]);
    await expect.poll(() => fixture.listsOf(email), { timeout: 10_000 }).toEqual(['abendmeer.offers']);
    await fixture.settle();
    expect(subjectsTo(email)).toHaveLength(2);
  });

  test('who unsubscribes while they are being subscribed is on no list in the end', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    let isLeft = false;
    fixture.faults.subscribe = async (subscription) => {
      if (!isLeft) {
        isLeft = true;
        await fixture.newsletter.unsubscribe(email, '', fixture.visitOf('abendmeer'), null);
        // Another process does the task of the unsubscription first.
        await fixture.contacts.unsubscribe(email, ['abendmeer.offers']);
        await database.pool.query(
          `delete from newsletter_task where email = $1 and consent_ids = '{}' and kind = 'sync'`,
          [email],
        );
      }
      return fixture.contacts.subscribe(subscription);
    };
    await fixture.confirm(email);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
  });

  test('a mail that may have been sent is sent again under the same id', async () => {
    const email = newAddress();
    fixture.mail.next.push('unknown-but-taken');
    await fixture.subscribe(email);
    await expect.poll(() => fixture.mailsTo(email)).toHaveLength(1);
    fixture.clock.advance(newsletterPolicy.retryDelaysMs[0]);
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(1);
  });

  test('an address that the vendor refuses for good ends the consent', async () => {
    const email = newAddress();
    await fixture.subscribe(email);
    await fixture.settle();
    fixture.faults.subscribe = async () => 'refused';
    await fixture.confirm(email);
    await fixture.settle();
    expect(await listConsents(email)).toMatchObject([
      { state: 'ended', end_reason: 'refused by the vendor' },
    ]);
    expect(subjectsTo(email)).toHaveLength(1);
  });
});
