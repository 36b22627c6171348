import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
  readMail,
} from '../../../tests/factories/mailings/newsletter-fixture.ts';
import { newsletterPolicy } from '../../defaults.ts';
import { unknownCustomer } from '../../domain/newsletter/newsletter-customer.ts';
import type { UpdateRequest } from './newsletter.ts';

let database: TestDatabase;
let fixture: NewsletterFixture;

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
const idOf = (email: string) => fixture.seals.customer.seal(email, newsletterPolicy.memberIdMs);
const brand = () => fixture.visitOf('abendmeer').brand;
const read = (customer: string) => fixture.newsletter.readCustomer(customer, brand());

type Values = UpdateRequest['values'];
const filled = (email: string): Values => ({
  email,
  salutation: 'FEMALE',
  firstName: 'Ana',
  lastName: 'Núñez',
  birthdate: '1988-02-29',
  preferredAirports: ['HAM', 'BER', 'VIE'],
  preferredTravelTypes: ['city', 'beach', 'long-haul'],
  hasChildren: true,
  hasMilesMore: true,
  country: 'CH',
  trackingPermission: true,
});

function update(email: string, traits: Partial<Values> = {}, others: Partial<UpdateRequest> = {}) {
  return fixture.newsletter.updateCustomer({
    customer: idOf(email),
    values: { ...filled(email), ...traits },
    listId: 'offers',
    visit: fixture.visitOf('abendmeer'),
    network: null,
    ...others,
  });
}

describe('the customer id', () => {
  test('[API-019] is unguessable, ends, and is there for a subscriber of the brand alone', async () => {
    const email = newAddress();
    const find = (key: string) =>
      fixture.newsletter.findCustomerId(email.toUpperCase(), fixture.visitOf(key).brand);
    expect(await find('abendmeer')).toBeNull();
    await fixture.enrol(email);
    expect(await find('tagwind')).toBeNull();
    const id = (await find('abendmeer')) ?? '';
    expect(id).not.toContain('customer');
    expect(id).not.toBe(await find('abendmeer'));
    fixture.clock.advance(newsletterPolicy.memberIdMs - 1);
    expect(await read(id)).toMatchObject({ success: true });
    fixture.clock.advance(1);
    expect(await read(id)).toEqual({ success: false, error: 'unknownCustomer' });
  });

  test('is not known where the vendor does not answer', async () => {
    fixture.faults.read = async () => ({ outcome: 'unknown' });
    await expect(fixture.newsletter.findCustomerId(newAddress(), brand())).rejects.toThrow('cannot be asked');
  });

  test.each(['', 'v1.', 'v1.AAAA', 'a@reader.example', '7'])('"%s" opens nobody', async (customer) => {
    expect(await read(customer)).toEqual({ success: false, error: 'unknownCustomer' });
    expect(await update(newAddress(), {}, { customer })).toEqual({
      success: false,
      error: 'unknownCustomer',
    });
  });
});

describe('reading a customer', () => {
  test('[API-022] gives what is stored, with the lists of the brand alone', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    await fixture.contacts.subscribe({ email, lists: ['tagwind.ideas'], language: 'de' });
    expect(await read(idOf(email))).toEqual({
      success: true,
      data: {
        ...unknownCustomer,
        email,
        lists: [
          { id: 'offers', isSubscribed: true },
          { id: 'ideas', isSubscribed: false },
        ],
      },
    });
  });

  test('[NEWS-033] an address without a subscription is not subscribed, one that nobody can read now an error', async () => {
    const email = newAddress();
    expect(await read(idOf(email))).toEqual({ success: false, error: 'notSubscribed' });
    expect(await update(email)).toEqual({ success: false, error: 'notSubscribed' });
    fixture.faults.read = async () => ({ outcome: 'unknown' });
    expect(await read(idOf(email))).toEqual({ success: false, error: 'genericError' });
  });
});

describe('changing a customer', () => {
  test('[NEWS-038] [NEWS-039] [NEWS-044] [NEWS-047] [NEWS-050] [NEWS-051] [NEWS-052] [API-024] stores every field', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await update(email)).toEqual({ success: true });
    expect(await read(idOf(email))).toMatchObject({ success: true, data: filled(email) });
    const { email: _, ...empty } = unknownCustomer;
    expect(await update(email, empty)).toEqual({ success: true });
    expect(await read(idOf(email))).toMatchObject({ data: empty });
  });

  test.each([
    ['2027-02-28', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['1988-02-31', false],
    ['1988-04-31', false],
    ['1988-13-01', false],
    ['1988-00-10', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['31.01.1988', false],
    ['1988-1-1', false],
    ['', false],
  ])('[NEWS-042] the birthdate %s is accepted: %s', async (birthdate, isAccepted) => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await update(email, { birthdate })).toEqual(
      isAccepted ? { success: true } : { success: false, error: 'invalidDate' },
    );
    expect(await read(idOf(email))).toMatchObject({ data: { birthdate: isAccepted ? birthdate : null } });
  });

  test('somebody is born today at the latest', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const day = (offset: number) =>
      new Date(fixture.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await update(email, { birthdate: day(0) })).toEqual({ success: true });
    expect(await update(email, { birthdate: day(1) })).toEqual({ success: false, error: 'invalidDate' });
  });

  test('[NEWS-046] [NEWS-049] has three airports and no fourth; travel types have no limit', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await update(email, { preferredAirports: ['HAM', 'BER', 'VIE', 'MUC'] })).toEqual({
      success: false,
      error: 'tooManyAirports',
    });
    expect(await update(email, { preferredAirports: ['HAM', 'HAM', 'BER', 'BER'] })).toEqual({
      success: true,
    });
    expect(await read(idOf(email))).toMatchObject({ data: { preferredAirports: ['HAM', 'BER'] } });
  });

  test('[NEWS-056] [NEWS-058] the permission to measure changes where the form shows it, which the list says', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    await update(email, { trackingPermission: true }, { listId: undefined });
    expect(await read(idOf(email))).toMatchObject({ data: { trackingPermission: false } });
    await update(email, { trackingPermission: true }, { listId: 'offers' });
    expect(await read(idOf(email))).toMatchObject({ data: { trackingPermission: true } });
    expect(await update(email, {}, { listId: 'gossip' })).toEqual({ success: false, error: 'unknownList' });
  });

  test.each([
    'Ana\r\nBcc: all@reader.example',
    'Ana\u0000',
    'Ana\u202e',
    '<b>Ana</b>',
    'www.evil.example/x',
    '=1+1',
    'A'.repeat(newsletterPolicy.maxNameLength + 1),
  ])('the name %j is none, and nothing is stored', async (firstName) => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await update(email, { firstName })).toEqual({ success: false, error: 'genericError' });
    expect(await read(idOf(email))).toMatchObject({ data: { firstName: '', lastName: '' } });
  });

  test('[NEWS-038] names have 60 characters, accents and apostrophes, or are left open', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const firstName = 'Á'.repeat(newsletterPolicy.maxNameLength);
    expect(await update(email, { firstName, lastName: "  O'Neill   Núñez " })).toEqual({ success: true });
    expect(await read(idOf(email))).toMatchObject({ data: { firstName, lastName: "O'Neill Núñez" } });
    expect(await update(email, { firstName: ' ', lastName: '' })).toEqual({ success: true });
    expect(await read(idOf(email))).toMatchObject({ data: { firstName: '', lastName: '' } });
  });

  test('HTML in a name that an import at the vendor has brought is words in a mail', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const firstName = '<img src=x onerror=alert(1)>';
    const lastName = '"><a href="https://evil.example">\r\nBcc: all@reader.example';
    await fixture.contacts.update(email, { ...filled(email), firstName, lastName });
    await fixture.subscribe(email);
    await fixture.settle();
    const mail = fixture.mailsTo(email).at(-1);
    if (mail === undefined) throw new Error('There is no mail');
    expect(mail.subject).toBe('You already receive our newsletter');
    expect(mail.text).toContain(firstName);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toMatch(/<img(?! src="cid:logo")|href="https:\/\/evil/);
    expect(readMail(mail).split('\n')[0]).not.toContain('img');
  });

  test('values that the vendor has not stored are an error', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    for (const outcome of ['incomplete', 'unknown'] as const) {
      fixture.faults.update = async () => outcome;
      expect(await update(email)).toEqual({ success: false, error: 'genericError' });
    }
  });
});

describe('lists', () => {
  test('a list that is not chosen is left at once, a new one waits for its mail', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await update(email, { lists: ['ideas', 'offers'] })).toEqual({
      success: true,
      mustConfirm: true,
    });
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
    await fixture.confirm(email);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.ideas', 'abendmeer.offers']);
    expect(await update(email, { lists: ['ideas'] })).toEqual({ success: true });
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.ideas']);
    expect(await update(email, { lists: ['gossip'] })).toEqual({ success: false, error: 'unknownList' });
  });

  test('none chosen is unsubscribed, and what was known of the person is gone', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    expect(await update(email, { lists: [] })).toEqual({ success: true });
    await fixture.settle();
    expect(await fixture.contacts.read(email)).toEqual({ outcome: 'missing' });
    expect(await read(idOf(email))).toEqual({ success: false, error: 'notSubscribed' });
  });
});

describe('another address', () => {
  test('[NEWS-053] holds once it was confirmed from its own mailbox; until then the former one stays', async () => {
    const [email, next] = [newAddress(), newAddress()];
    await fixture.enrol(email, 'offers', 'ideas');
    await update(email);
    expect(await update(email, { email: next })).toEqual({ success: true, mustConfirm: true });
    await fixture.settle();
    expect(await fixture.listsOf(next)).toEqual([]);
    expect(await fixture.listsOf(email)).toHaveLength(2);
    expect(fixture.mailsTo(next).map(({ subject }) => subject)).toEqual(['Please confirm your new address']);
    expect(await fixture.confirm(next)).toBe('confirmed');
    await fixture.settle();
    expect(await fixture.contacts.read(email)).toEqual({ outcome: 'missing' });
    expect(await read(idOf(next))).toMatchObject({ data: { ...filled(next) } });
    expect(await fixture.listsOf(next)).toEqual(['abendmeer.ideas', 'abendmeer.offers']);
    expect(await fixture.newsletter.isSubscribed(email, 'abendmeer')).toBe(false);
    expect(await fixture.newsletter.isSubscribed(next, 'abendmeer')).toBe(true);
  });

  test('the former address learns of it once it is confirmed, by a mail that opens and names nothing', async () => {
    const [email, next] = [newAddress(), newAddress()];
    await fixture.enrol(email);
    const before = fixture.mailsTo(email).length;
    await update(email, { email: next });
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(before);
    // The first attempt is lost on its way, and repeated under the same id.
    fixture.mail.next.push('unknown-but-taken');
    await fixture.confirm(next);
    await expect.poll(() => fixture.mailsTo(email)).toHaveLength(before + 1);
    fixture.clock.advance(newsletterPolicy.retryDelaysMs[0]);
    await fixture.settle();
    const mails = fixture.mailsTo(email);
    expect(mails).toHaveLength(before + 1);
    const [moved] = mails.slice(-1);
    expect(moved).toMatchObject({ subject: 'Your newsletter now goes to another address' });
    expect(moved).not.toHaveProperty('unsubscribeAt');
    expect(`${moved?.text}${moved?.html}`).not.toMatch(/https?:|href=/);
    expect(JSON.stringify(moved)).not.toContain(next);
    expect(fixture.mailsTo(next)).toHaveLength(1);
  });

  test('an address that is subscribed already is answered alike, and takes the place of the former one', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await fixture.enrol(email);
    await fixture.enrol(other, 'ideas');
    await update(other, { firstName: 'Other' });
    expect(await update(email, { email: other })).toEqual({ success: true, mustConfirm: true });
    await fixture.settle();
    await fixture.confirm(other);
    await fixture.settle();
    expect(await fixture.contacts.read(email)).toEqual({ outcome: 'missing' });
    expect(await read(idOf(other))).toMatchObject({ data: { firstName: 'Other' } });
    expect(await fixture.listsOf(other)).toEqual(['abendmeer.ideas', 'abendmeer.offers']);
  });

  test('[NEWS-054] is an address', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    for (const wrong of ['', 'no address', 'a@b.example\nBcc: c@d.example'])
      expect(await update(email, { email: wrong })).toEqual({ success: false, error: 'invalidEmail' });
  });
});

describe('taking along and erasing', () => {
  test('what is exported is all that is known, and after erasing there is nothing but digests', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    await update(email);
    expect(await fixture.newsletter.exportData(email)).toEqual({
      contact: { ...filled(email), lists: ['abendmeer.offers'] },
      consents: [expect.objectContaining({ list: 'abendmeer.offers', source: 'footer', state: 'confirmed' })],
    });
    await fixture.newsletter.eraseData(email);
    await fixture.settle();
    expect(await fixture.contacts.read(email)).toEqual({ outcome: 'missing' });
    for (const table of [
      'newsletter_consent',
      'newsletter_task',
      'newsletter.contact',
      'newsletter.list_member',
    ]) {
      const { rowCount } = await database.pool.query(
        `select 1 from ${table} as t where t::text ilike '%' || $1 || '%'`,
        [email],
      );
      expect([table, rowCount]).toEqual([table, 0]);
    }
    // Somebody who was erased may come back by themselves.
    await fixture.enrol(email);
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
  });
});
