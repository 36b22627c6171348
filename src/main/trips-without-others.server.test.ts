import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../tests/browser/support/start-shop.ts';
import { type ListeningShop, openListeningShop } from '../../tests/factories/listening-shop.ts';
import { openMailServer } from '../../tests/factories/mail-server.ts';
import { bookChangeable } from '../../tests/factories/selling/book-changeable.ts';
import { createSoftShopper } from '../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../tests/factories/soft-browser.ts';
import { reconcileLedger } from '../../tests/ledger/reconcile-ledger.ts';
import { LIVE_CALLS } from '../ports/supply/supply-faults-port.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 240_000 });

const eventually = { timeout: 90_000, interval: 250 };

let shop: ListeningShop;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;

/** The shop has an issuer that is never there, a mail server and a supplier that can be taken away. */
beforeAll(async () => {
  mailServer = await openMailServer();
  shop = await openListeningShop({
    IDENTITY_PROVIDER: 'openid',
    // Nobody listens there.
    OPENID_ISSUER: `http://localhost:${await findFreePort()}`,
    OPENID_CLIENT_ID: 'fernweh',
    SMTP_URL: mailServer.url,
  });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});
afterEach(() => answerAgain());

/** Says how the supplier answers all calls; '' for as always. */
async function turnSupplier(fault: '' | 'answer unreadable'): Promise<void> {
  const staff = shop.openBrowser();
  for (const call of LIVE_CALLS)
    await staff.post(`${shop.origin}/_supplier/switch`, { of: 'supply', call, fault });
}
const answerAgain = () => turnSupplier('');

interface Trip {
  readonly browser: SoftBrowser;
  readonly id: string;
  readonly path: string;
}

/** A guest books a trip that can be changed and cancelled and has been paid. */
async function book(): Promise<Trip> {
  const guest = createSoftShopper(shop.openBrowser(), `${shop.origin}/de-de`);
  const id = await bookChangeable(shop, guest);
  await vi.waitFor(() => expect(mailsAbout(id).length).toBe(1), eventually);
  return { browser: guest.browser, id, path: `/de-de/my-trips/${id}` };
}

/** The mails that were taken and lead to a trip, or to the page of its order. */
const mailsAbout = (checkoutId: string) =>
  mailServer.received.filter(({ mail }) => mail.text?.includes(checkoutId)).map(({ mail }) => mail);

async function open({ browser }: Pick<Trip, 'browser'>, path: string): Promise<string> {
  await browser.open(shop.origin + path);
  expect(browser.status).toBe(200);
  return browser.body;
}

/** Asks for the one-time code on a page, and enters the one that came by mail. */
async function proveByCode(trip: Trip): Promise<void> {
  await open(trip, trip.path);
  const { received } = mailServer;
  const before = received.length;
  await trip.browser.submit(`trip/${trip.id}/send-code`);
  const codes = () =>
    received.slice(before).flatMap(({ mail }) => /\b\d{3} \d{3}\b/.exec(mail.text ?? '')?.[0] ?? []);
  await vi.waitFor(() => expect(codes()).toHaveLength(1), eventually);
  await trip.browser.submit(`trip/${trip.id}/check-code`, { code: codes()[0] ?? '' });
  expect(trip.browser.body).not.toContain('Code aus der E-Mail');
}

/** Corrects a letter of the second name, up to the page that says what has become of it. */
async function correctName(trip: Trip): Promise<void> {
  await open(trip, `${trip.path}/change/names`);
  const names = new URLSearchParams([
    ...['Ada', 'Gracy'].map((name) => ['firstName', name]),
    ...['Lovelace', 'Lovelace'].map((name) => ['lastName', name]),
  ]);
  await trip.browser.post(`${shop.origin}/de-de/ajax/trip/${trip.id}/quote-change`, names);
  await trip.browser.submit(`trip/${trip.id}/place-change`);
}

/** Lets the supplier announce something about a trip. */
async function announce({ browser, id }: Trip, cause: string): Promise<void> {
  const [row] = await shop.query<{ number: string }>(
    'select supplier_number as number from booking where checkout_id = $1',
    [id],
  );
  await browser.post(`${shop.origin}/_supplier/cause`, { bookingNumber: row?.number ?? '', cause });
}

/** The trip is cancelled by its traveller up to the last button. @returns the refund on the page, minor units */
async function cancel(trip: Trip): Promise<number> {
  const page = await open(trip, `${trip.path}/cancel?step=last`);
  const refund = Number(/name="refund" value="(\d+)"/.exec(page)?.[1]);
  await trip.browser.submit(`trip/${trip.id}/cancel`);
  return refund;
}

const expectRefunded = (id: string, amount: number) =>
  vi.waitFor(async () => {
    const rows = await shop.query(
      `select state, amount::int from due_refund where booking_id = (select id from booking where checkout_id = $1)`,
      [id],
    );
    expect(rows).toEqual([{ state: 'refunded', amount }]);
  }, eventually);

test('[checkout X-092] without its issuer a trip is read, changed, cancelled and paid back by the code, and the sign-in says that it is away', async () => {
  const trip = await book();
  await open(trip, trip.path);
  await trip.browser.open(`${shop.origin}/de-de/login?return=${trip.path}`);
  expect(trip.browser.status).toBe(503);
  expect(trip.browser.body).toContain('Die Anmeldung ist gerade nicht erreichbar');
  await proveByCode(trip);
  await correctName(trip);
  expect(trip.browser.body).toContain('Ihre Reise ist geändert');
  expect(await open(trip, trip.path)).toContain('Gracy');
  await announce(trip, 'hotel overbooked');
  await vi.waitFor(
    async () => expect(await open(trip, trip.path)).toContain('Ihr Hotel ist überbucht'),
    eventually,
  );
  await open(trip, /\/de-de\/my-trips\/[\w-]+\/notice\/[\w-]+/.exec(trip.browser.body)?.[0] ?? '');
  await open(trip, `${trip.browser.url.pathname}?step=cancel`);
  await trip.browser.submit('answer-notice', { answer: 'cancel' });
  await shop.waitForBooking(trip.id, 'cancelled');
  const [{ total } = { total: 0 }] = await shop.query<{ total: number }>(
    `select ("order" #>> '{price,base}')::int as total from booking where checkout_id = $1`,
    [trip.id],
  );
  await expectRefunded(trip.id, total);
  expect(await reconcileLedger(shop.database.pool)).toEqual([]);
});

test('[checkout X-092] without a mail server the page says that no code was sent, everything else is done, and each mail comes once afterwards', async () => {
  const trip = await book();
  await proveByCode(trip);
  const other = await book();
  const { port, received } = mailServer;
  await mailServer.close();
  try {
    await open(other, other.path);
    await other.browser.submit(`trip/${other.id}/send-code`);
    expect(other.browser.body).toContain('Der Code konnte gerade nicht verschickt werden');
    await correctName(trip);
    expect(trip.browser.body).toContain('Ihre Reise ist geändert');
    // The page says what no mail has said yet.
    await announce(other, 'hotel overbooked');
    await vi.waitFor(
      async () => expect(await open(other, other.path)).toContain('Ihr Hotel ist überbucht'),
      eventually,
    );
    const refund = await cancel(trip);
    await shop.waitForBooking(trip.id, 'cancelled');
    await expectRefunded(trip.id, refund);
    expect(await open(trip, trip.path)).toContain('Ihre Reise ist storniert');
  } finally {
    mailServer = await openMailServer(port);
    mailServer.received.push(...received);
  }
  const subjects = (id: string) => mailsAbout(id).map(({ subject = '' }) => subject);
  await vi.waitFor(() => {
    // Booked, name corrected, cancellation received, cancelled and paid back.
    expect(subjects(trip.id)).toHaveLength(4);
    expect(new Set(subjects(trip.id)).size).toBe(4);
    expect(subjects(other.id)).toHaveLength(2);
  }, eventually);
  expect(await reconcileLedger(shop.database.pool)).toEqual([]);
});

test('[checkout X-092] without its supplier a trip is read, no change is promised, and a cancellation says at once what comes back and until when', async () => {
  const trip = await book();
  await proveByCode(trip);
  await turnSupplier('answer unreadable');
  const page = await open(trip, trip.path);
  expect(page).toContain('Lovelace');
  await trip.browser.open(`${shop.origin}${trip.path}/document/confirmation`);
  expect(trip.browser.header('content-type')).toBe('application/pdf');

  const unknown =
    'Wir bekommen gerade keine Auskunft zu Preis und Verfügbarkeit. Ihre Reise ist unverändert.';
  const options = await open(trip, `${trip.path}/change/trip`);
  const [, another = ''] = /href="([^"]*offer=[^"]*)"/.exec(options) ?? [];
  await open(trip, another.replaceAll('&amp;', '&'));
  await trip.browser.submit('quote-rebooking');
  expect(trip.browser.body).toContain(unknown);
  expect(await open(trip, `${trip.path}/change/extras`)).toContain(unknown);

  const refund = await cancel(trip);
  const cancelled = await open(trip, trip.path);
  expect(cancelled).toContain('Ihre Reise wird storniert');
  expect(cancelled).toContain('Was Sie zurückbekommen, steht schon fest.');
  expect(cancelled).toContain('Bei Ihnen spätestens am');
  expect(await shop.query('select state from booking where checkout_id = $1', [trip.id])).toEqual([
    { state: 'cancelling' },
  ]);
  expect(await shop.query('select id from due_refund where state = $1', ['failed'])).toEqual([]);

  await answerAgain();
  await shop.waitForBooking(trip.id, 'cancelled');
  await expectRefunded(trip.id, refund);
  expect(await open(trip, trip.path)).toContain('Ihre Reise ist storniert');
  expect(await reconcileLedger(shop.database.pool)).toEqual([]);
});
