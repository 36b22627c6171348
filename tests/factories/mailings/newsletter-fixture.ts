import { brands, brandsAsShipped } from '../../../src/brands/load-brands.server.ts';
import { newsletterPolicy } from '../../../src/defaults.ts';
import { settableClock } from '../../../src/domain/time/clock.ts';
import { openAddressDigests } from '../../../src/features/newsletter/address-digests.server.ts';
import { createNewsletter } from '../../../src/features/newsletter/create-newsletter.server.ts';
import { createLinkSeals } from '../../../src/features/newsletter/link-seals.server.ts';
import type { NewsletterVisit } from '../../../src/features/newsletter/newsletter.ts';
import { createFakeMail } from '../../../src/ports/mail/fake-mail.ts';
import type { Mail } from '../../../src/ports/mail/mail-port.ts';
import type { NewsletterPort } from '../../../src/ports/newsletter/newsletter-port.ts';
import { createPostgresNewsletter } from '../../../src/ports/newsletter/postgres/postgres-newsletter.server.ts';
import type { TestDatabase } from '../../database.ts';

const secret = 'a secret for tests that nobody else has';

/** Calls of the port that are answered otherwise, until a test clears them. */
export type PortFaults = { -readonly [Call in keyof NewsletterPort]?: NewsletterPort[Call] };

export type NewsletterFixture = Awaited<ReturnType<typeof openNewsletterFixture>>;

/** The newsletter over a real database, with its own contacts, mails in memory and a clock that stands. */
export async function openNewsletterFixture({ db, pool }: TestDatabase) {
  const clock = settableClock('2027-03-01T10:00:00Z');
  const mail = createFakeMail();
  const faults: PortFaults = {};
  const contacts = createPostgresNewsletter(db);
  const port: NewsletterPort = {
    subscribe: (...given) => (faults.subscribe ?? contacts.subscribe)(...given),
    unsubscribe: (...given) => (faults.unsubscribe ?? contacts.unsubscribe)(...given),
    read: (...given) => (faults.read ?? contacts.read)(...given),
    update: (...given) => (faults.update ?? contacts.update)(...given),
    erase: (...given) => (faults.erase ?? contacts.erase)(...given),
    readEvents: (...given) => (faults.readEvents ?? contacts.readEvents)(...given),
    listBlocked: (...given) =>
      faults.listBlocked?.(...given) ?? Promise.resolve({ outcome: 'read', emails: [], next: null }),
  };
  const reported: unknown[] = [];
  const seals = createLinkSeals(secret, clock);
  const digests = await openAddressDigests(db, { secret, formerSecrets: [] }, (message) =>
    reported.push(message),
  );
  const allLists = [...brands.values()].flatMap(({ key, newsletter }) =>
    newsletter.lists.map(({ id }) => `${key}.${id}`),
  );
  const open = () =>
    createNewsletter({
      db,
      clock,
      port,
      mail,
      brands: brandsAsShipped,
      allLists,
      digests,
      seals,
      report: (error) => reported.push(error),
    });
  const newsletter = open();
  const visitOf = (brand: string, language: NewsletterVisit['language'] = 'en'): NewsletterVisit => ({
    brand: brandsAsShipped.get(brand),
    locale: 'de-de',
    origin: `https://www.${brand}.example`,
    language,
  });

  /** Resolves when no task is due any more. */
  async function settle(): Promise<void> {
    const countDue = async () =>
      (await pool.query('select 1 from newsletter_task where next_at <= $1', [clock.now()])).rowCount ?? 0;
    for (let waits = 0; (await countDue()) > 0; waits += 1) {
      if (waits > 400) throw new Error('Tasks of the newsletter are never done');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const mailsTo = (email: string) => mail.taken.filter(({ to }) => to.address === email);
  /** The link of the button in the latest mail to an address. */
  function linkIn(email: string, path: string): URL {
    const text = mailsTo(email).at(-1)?.text ?? '';
    const found = text.split('\n').find((line) => URL.canParse(line) && line.includes(path));
    if (found === undefined) throw new Error(`No link to ${path} in the mail to ${email}`);
    return new URL(found);
  }
  const subscribe = (email: string, traits: Partial<Parameters<typeof newsletter.subscribe>[0]> = {}) =>
    newsletter.subscribe({
      email,
      listId: 'offers',
      source: 'footer',
      visit: visitOf('abendmeer'),
      network: null,
      ...traits,
    });
  const confirm = (email: string) =>
    newsletter.confirm(
      linkIn(email, '/newsletter/confirm').searchParams.get('key') ?? '',
      visitOf('abendmeer'),
    );

  let readers = 0;
  return {
    newsletter,
    contacts,
    faults,
    mail,
    clock,
    seals,
    digests,
    reported,
    visitOf,
    settle,
    mailsTo,
    linkIn,
    subscribe,
    confirm,
    /** An address that nobody else has. */
    newAddress(): string {
      readers += 1;
      return `reader-${readers}@reader.example`;
    },
    /** For a test of its own: the port works, and requests of before do not count. */
    startAfresh(): void {
      for (const call of Object.keys(faults)) delete faults[call as keyof PortFaults];
      clock.advance(2 * newsletterPolicy.mailWindowMs);
      reported.length = 0;
    },
    /** Subscribed and confirmed. */
    async enrol(email: string, ...lists: readonly string[]): Promise<void> {
      for (const listId of lists.length === 0 ? ['offers'] : lists) {
        await subscribe(email, { listId });
        await settle();
        await confirm(email);
        await settle();
        clock.advance(86_400_000);
      }
    },
    async listsOf(email: string): Promise<readonly string[]> {
      const read = await contacts.read(email);
      return read.outcome === 'found' ? read.contact.lists : [];
    },
    close: () => newsletter.close(),
  };
}

/** The values of headers and both bodies, as a mail program reads them. */
export const readMail = ({ subject, to, text, html }: Mail) => [subject, to.name, text, html].join('\n');
