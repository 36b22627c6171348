import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newsletterPolicy } from '../../../defaults.ts';
import { buildCustomer, proveNewsletter, testLists } from '../conformance.ts';
import type { NewsletterPort } from '../newsletter-port.ts';
import { brevoLimits } from './brevo-limits.ts';
import { createBrevoNewsletter } from './brevo-newsletter.server.ts';
import { createBrevoFaults } from './double/brevo-faults.ts';
import { openBrevoDouble } from './double/open-brevo-double.ts';

/** As docs/operations.md asks for them. */
const attributes = {
  SALUTATION: 'text',
  FIRSTNAME: 'text',
  LASTNAME: 'text',
  BIRTHDATE: 'text',
  AIRPORTS: 'text',
  TRAVEL_TYPES: 'text',
  HAS_CHILDREN: 'boolean',
  HAS_MILES_MORE: 'boolean',
  COUNTRY: 'text',
  TRACKING_PERMISSION: 'boolean',
  LANGUAGE: 'text',
} as const;
const webhookToken = 'a token of the webhook';

let double: Awaited<ReturnType<typeof openBrevoDouble>>;
let port: NewsletterPort;
let reported: string[] = [];

beforeAll(async () => {
  double = await openBrevoDouble({ attributes });
  port = openPort(double.apiKey);
});
afterEach(() => {
  Object.assign(double.faults, createBrevoFaults());
  reported = [];
});
afterAll(() => double.close());

function openPort(apiKey: string): NewsletterPort {
  return createBrevoNewsletter({
    api: double.origin,
    apiKey,
    lists: new Map(testLists.map((key, at) => [key, at + 1])),
    webhookToken,
    report: (error) => reported.push(String(error)),
  });
}

proveNewsletter(() => port);

const [offers] = testLists;
const subscribe = (email: string) => port.subscribe({ email, lists: [offers], language: 'it' });

describe('Brevo', () => {
  test('a contact that unsubscribed at Brevo gets nothing until it is subscribed again', async () => {
    const email = 'blocked@reader.example';
    await subscribe(email);
    double.blacklist(email);
    expect(await port.read(email)).toMatchObject({ outcome: 'found', contact: { lists: [] } });
    expect(await subscribe(email)).toBe('done');
    expect(await port.read(email)).toMatchObject({ contact: { lists: [offers] } });
  });

  test('leaving a list never blocks other mail of the account', async () => {
    const email = 'leaves@reader.example';
    await subscribe(email);
    await port.unsubscribe(email, testLists);
    const sent = double.requests().map(({ body }) => JSON.stringify(body));
    expect(sent.filter((body) => body?.includes('"emailBlacklisted":true'))).toEqual([]);
    expect(sent.filter((body) => body?.includes('"updateEnabled":true'))).toEqual([]);
  });

  test('values that Brevo drops without a word are noticed, by the names of the attributes alone', async () => {
    const email = 'dropped@reader.example';
    await subscribe(email);
    double.faults.droppedAttributes = ['AIRPORTS', 'COUNTRY'];
    expect(await port.update(email, buildCustomer({ email }))).toBe('incomplete');
    expect(reported).toEqual(['Error: Brevo has not stored AIRPORTS, COUNTRY: create these attributes']);
  });

  test.each([
    ['a burst', { tooManyRequestsRetryAfterSeconds: 3 }],
    ['an error before the work', { serverError: 'before' }],
    ['an error after the work', { serverError: 'after' }],
    ['a lost connection', { reset: true }],
    ['an answer that is no JSON', { malformedJson: true }],
    ['a key that was withdrawn', { unauthorized: true }],
  ] as const)('%s leaves the outcome unknown, and the same call goes through later', async (_what, fault) => {
    const email =
      `uncertain-${Object.keys(fault)[0]}-${Object.values(fault)[0]}@reader.example`.toLowerCase();
    await subscribe(email);
    Object.assign(double.faults, fault);
    expect(await port.read(email)).toEqual({ outcome: 'unknown' });
    expect(await subscribe(`new-${email}`)).toBe('unknown');
    expect(await port.update(email, buildCustomer({ email }))).not.toBe('done');
    expect(reported.join()).not.toContain(email);
    Object.assign(double.faults, createBrevoFaults());
    expect(await subscribe(`new-${email}`)).toBe('done');
    Object.assign(double.faults, fault);
    expect(await port.unsubscribe(email, [offers])).toBe('unknown');
    // The answer to a deletion has no body that could be wrong.
    expect(await port.erase(email)).toBe('malformedJson' in fault ? 'done' : 'unknown');
    Object.assign(double.faults, createBrevoFaults());
    expect(await port.unsubscribe(email, [offers])).toBe('done');
  });

  test('a call ends in time', async () => {
    double.faults.slowMs = newsletterPolicy.vendorTimeoutMs + 2_000;
    const begun = performance.now();
    expect(await port.read('slow@reader.example')).toEqual({ outcome: 'unknown' });
    expect(performance.now() - begun).toBeLessThan(newsletterPolicy.vendorTimeoutMs + 1_000);
  }, 10_000);

  test('another key is refused, which the operator reads without the key', async () => {
    const other = openPort('another key than that of the account');
    expect(await other.read('a@reader.example')).toEqual({ outcome: 'unknown' });
    expect(reported).toEqual([
      expect.stringContaining("Brevo refuses the shop's access: 401. Check BREVO_API_KEY."),
    ]);
  });

  test('an address that Brevo does not take is refused', async () => {
    expect(await subscribe('no address')).toBe('refused');
  });
});

describe('whom Brevo has blocked', () => {
  const list = async (since: Date | null, from = 0) => port.listBlocked?.(since, from);

  test('is read in pages of all contacts that were changed since, the oldest first', async () => {
    const emails = Array.from({ length: brevoLimits.contactsPerPage + 1 }, (_, at) => `${at}@many.example`);
    for (const email of emails) await subscribe(email);
    const [first = '', last = ''] = [emails[0], emails.at(-1)];
    await new Promise((resolve) => setTimeout(resolve, 5));
    const since = new Date();
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const email of [first, last]) double.blacklist(email.toUpperCase());
    expect(await list(since)).toEqual({ outcome: 'read', emails: [first, last], next: null });
    const found: string[] = [];
    let from: number | null = 0;
    while (from !== null) {
      const page = await list(null, from);
      if (page?.outcome !== 'read') throw new Error('The double answers');
      found.push(...page.emails);
      from = page.next;
    }
    expect(found.filter((email) => email.endsWith('@many.example'))).toEqual([first, last]);
    expect(double.requests().at(-1)?.path).toContain(`offset=${brevoLimits.contactsPerPage}`);
  }, 30_000);

  test.each([
    ['a burst', { tooManyRequestsRetryAfterSeconds: 3 }],
    ['an answer that is no JSON', { malformedJson: true }],
    ['a lost connection', { reset: true }],
  ])('is unknown after %s', async (_what, fault) => {
    Object.assign(double.faults, fault);
    expect(await list(null)).toEqual({ outcome: 'unknown' });
    expect(reported).toHaveLength(1);
  });
});

describe('webhooks of Brevo', () => {
  const read = (body: unknown, proof: { token?: string; authorization?: string } = { token: webhookToken }) =>
    port.readEvents({ authorization: '', token: '', ...proof, body: JSON.stringify(body) });
  const event = { event: 'unsubscribe', email: 'Ana@Reader.example', ts_event: 1_800_000_000 };

  test('the token opens them, in the address or as the password of basic authentication', () => {
    const basic = (password: string) => `Basic ${Buffer.from(`brevo:${password}`).toString('base64')}`;
    const events = [{ kind: 'unsubscribed', email: 'ana@reader.example' }];
    expect(read(event)).toEqual(events);
    expect(read(event, { authorization: basic(webhookToken) })).toEqual(events);
    for (const proof of [
      { token: `${webhookToken}x` },
      { token: webhookToken.slice(1) },
      { authorization: basic('another') },
      { authorization: webhookToken },
      {},
    ])
      expect(read(event, proof)).toBeNull();
  });

  test('several in one call are read, and those that change nothing are left out', () => {
    const email = 'a@reader.example';
    expect(
      read([
        { event: 'spam', email },
        { event: 'hard_bounce', email },
        { event: 'soft_bounce', email },
        { event: 'delivered', email },
        { event: 'opened', email },
        { event: 'click', email },
        { event: 'list_addition', email, list_id: [1, 3] },
        { event: 'contact_deleted', email: [email, 'b@reader.example'] },
        { event: 'contact_updated', email },
        { event: 'unsubscribe' },
      ]),
    ).toEqual([
      { kind: 'complained', email },
      { kind: 'bounced', email },
      { kind: 'added', email },
      { kind: 'deleted', email },
      { kind: 'deleted', email: 'b@reader.example' },
    ]);
  });

  test.each(['', 'no JSON', '7', '"text"', 'null', '[1]'])('%o is no event', (body) => {
    expect(port.readEvents({ authorization: '', token: webhookToken, body })).toBeNull();
  });
});
