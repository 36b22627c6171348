import { brandsAsShipped } from '../../../src/brands/load-brands.server.ts';
import { priceAlertPolicy } from '../../../src/defaults.ts';
import { settableClock } from '../../../src/domain/time/clock.ts';
import { openAddressDigests } from '../../../src/features/newsletter/address-digests.server.ts';
import { createAlertSeals } from '../../../src/features/price-alerts/alert-seals.server.ts';
import { askAlert } from '../../../src/features/price-alerts/ask-alert.server.ts';
import { createPriceAlerts } from '../../../src/features/price-alerts/create-price-alerts.server.ts';
import type { AlertSite } from '../../../src/features/price-alerts/price-alert.ts';
import { formatTripLine } from '../../../src/features/search/results/format-trip-line.ts';
import { createFakeMail } from '../../../src/ports/mail/fake-mail.ts';
import type { Mail } from '../../../src/ports/mail/mail-port.ts';
import { createFakeOffers } from '../../../src/ports/offers/fake-offers.ts';
import { createSearch } from '../../../src/trip-search/visit/create-search.server.ts';
import type { TestDatabase } from '../../database.ts';
import { createFakePriceHistory } from '../price-past.ts';
import { fakeCatalogue, hotelIds } from '../search-world.ts';

const secret = 'a secret for tests that nobody else has';
const dayMs = 86_400_000;

export type PriceAlertFixture = Awaited<ReturnType<typeof openPriceAlertFixture>>;

/** Price alerts over a real database, with offers and mails in memory and a clock that tests set. */
export async function openPriceAlertFixture({ db, pool }: TestDatabase) {
  const clock = settableClock('2027-03-01T10:00:00Z');
  const mail = createFakeMail();
  const offers = createFakeOffers();
  const reported: unknown[] = [];
  const report = (error: unknown) => {
    reported.push(error);
  };
  const search = createSearch({
    offers,
    supply: { catalogue: fakeCatalogue(), live: { verify: async () => ({ outcome: 'unknown' }) } },
    history: createFakePriceHistory(),
    clock,
    report,
  });
  await search.refresh();
  const seals = createAlertSeals(secret, clock);
  const digests = await openAddressDigests(db, { secret, formerSecrets: [] }, report);
  const deps = {
    db,
    clock,
    search,
    mail,
    digests,
    seals,
    brands: brandsAsShipped,
    formatTripLine,
    timings: { ...priceAlertPolicy, pollIntervalMs: 10 },
    report,
  };
  const open = () => createPriceAlerts(deps);
  const running = { alerts: open() };
  const siteOf = (brand: string, language: AlertSite['language'] = 'en'): AlertSite => ({
    brand: brandsAsShipped.get(brand),
    locale: 'de-de',
    market: 'de',
    language,
  });

  /** Resolves when no check and no mail is due any more. */
  async function settle(): Promise<void> {
    const countDue = async () => {
      const { rows } = await pool.query<{ count: number }>(
        `select (select count(*) from price_alert where state = 'active' and next_check_at <= $1)::int
          + (select count(*) from price_alert_mail where state = 'due' and next_at <= $1)::int as count`,
        [clock.now()],
      );
      return rows[0]?.count ?? 0;
    };
    for (let waits = 0; (await countDue()) > 0; waits += 1) {
      if (waits > 800) throw new Error('Price alerts are never settled');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const mailsTo = (email: string): readonly Mail[] => mail.taken.filter(({ to }) => to.address === email);
  /** The first link to a path in the latest mail to an address. */
  function linkIn(email: string, path: string): URL {
    const text = mailsTo(email).at(-1)?.text ?? '';
    const found = text.split(/\s/).find((word) => URL.canParse(word) && word.includes(path));
    if (found === undefined) throw new Error(`No link to ${path} in the mail to ${email}`);
    return new URL(found);
  }

  interface Asked {
    readonly query?: string;
    readonly target?: string;
    readonly site?: AlertSite;
    readonly network?: string;
  }
  const ask = (email: string, asked: Asked = {}) =>
    askAlert(deps, running.alerts, {
      query: new URLSearchParams(
        asked.query ?? `hotel=${hotelIds.calaBlanca}&exact=1&departureDate=2027-05-01&returnDate=2027-05-08`,
      ),
      email,
      target: asked.target ?? '',
      site: asked.site ?? siteOf('abendmeer'),
      origin: 'https://www.abendmeer.example',
      network: asked.network ?? '203.0.113.7',
    });
  const tokenIn = (email: string) => linkIn(email, '/price-alert/confirm').searchParams.get('key') ?? '';

  let readers = 0;
  return {
    get alerts() {
      return running.alerts;
    },
    /** Another process takes the place of the one that was closed. */
    set alerts(next) {
      running.alerts = next;
    },
    deps,
    open,
    clock,
    mail,
    offers,
    search,
    seals,
    reported,
    siteOf,
    settle,
    mailsTo,
    linkIn,
    tokenIn,
    ask,
    /** An address that nobody else has. */
    newAddress(): string {
      readers += 1;
      return `reader-${readers}@reader.example`;
    },
    /** Asked for and confirmed; the first price is looked up. */
    async watch(email: string, asked: Asked = {}): Promise<void> {
      await ask(email, asked);
      await settle();
      await running.alerts.confirm(tokenIn(email));
      await settle();
    },
    /** Some days later, after the look of each of them. */
    async passDays(days: number): Promise<void> {
      for (let passed = 0; passed < days; passed += 1) {
        clock.advance(dayMs);
        await settle();
      }
    },
    /** The same, with one look at the end alone. */
    async skipDays(days: number): Promise<void> {
      clock.advance(days * dayMs);
      await settle();
    },
    /** Key of the link to one's alerts. */
    keyOf: (email: string, brand = 'abendmeer') => seals.sealReader({ email, brand }),
    async close() {
      await running.alerts.close();
      search.close();
    },
  };
}
