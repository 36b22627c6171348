import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { fileContents } from '../../factories/complaint-files.ts';
import { sendGuestMail } from '../../factories/send-guest-mail.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase, readMail } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { findFreePort, type RunningShop, startShop } from '../support/start-shop.ts';

// A shop of its own, with demo bookings and a mailbox; then a whole case in one test.
test.describe.configure({ timeout: 240_000 });

let running: RunningShop;
let mailPort: number;
const settingsBefore = { SHOP_PORT: process.env.SHOP_PORT, SHOP_DATA: process.env.SHOP_DATA };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  mailPort = await findFreePort();
  running = await startShop({
    settings: {
      DEMO_BOOKINGS: '1',
      CAPTCHA_PROVIDER: 'altcha',
      INBOUND_MAIL_ADDRESS: 'case@operator.example',
      INBOUND_SMTP_PORT: String(mailPort),
    },
  });
  process.env.SHOP_PORT = String(running.port);
  process.env.SHOP_DATA = running.dataFolder;
});
test.afterAll(async () => {
  Object.assign(process.env, settingsBefore);
  await running.stop();
});

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };
const files = [
  { name: 'pool.jpg', mimeType: 'image/jpeg', buffer: fileContents.jpeg },
  { name: 'bill.pdf', mimeType: 'application/pdf', buffer: fileContents.pdf },
  // Two parts: the connection is lost in the second one.
  {
    name: 'room.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.concat([fileContents.mp4, Buffer.alloc(3_000_000)]),
  },
];

interface Guest {
  readonly language: 'de' | 'en';
  readonly locale: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly send: string;
  readonly checked: string;
  readonly uploaded: string;
  readonly sent: string;
  readonly receipt: string;
  readonly decision: string;
  readonly complaint: string;
}

const german: Guest = {
  language: 'de',
  locale: 'de-DE',
  email: 'henrike.osterloh@example.com',
  firstName: 'Henrike',
  lastName: 'Osterloh',
  send: 'Absenden',
  checked: 'Geprüft: Sie können das Formular absenden.',
  uploaded: 'hochgeladen',
  sent: 'Erfolgreich übermittelt',
  receipt: 'Ihre Nachricht ist angekommen',
  decision: 'Unsere Entscheidung',
  complaint: 'Der Pool war leer.',
};
const english: Guest = {
  language: 'en',
  locale: 'en-GB',
  email: 'joerdis.brandstroem@example.com',
  firstName: 'Jördis',
  lastName: 'Brandström',
  send: 'Send',
  checked: 'Checked: you can send the form.',
  uploaded: 'uploaded',
  sent: 'Successfully submitted',
  receipt: 'We have received your message',
  decision: 'Our decision',
  complaint: 'The pool was empty.',
};

/** Fills in the form about the guest's own booking. */
async function fill(page: Page, guest: Guest): Promise<void> {
  const [booking] = await askShopDatabase<{ number: string }>(
    `select booking_number as number from booking where "order" -> 'contact' ->> 'email' = $1`,
    [guest.email],
  );
  const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
  await field('contactReason').and(page.locator('[value=complaint]')).check({ force: true });
  await field('referenceNumber').fill(booking?.number ?? '');
  await field('tourGuideContacted').and(page.locator('[value=yes]')).check({ force: true });
  await field('concerns').fill(guest.complaint);
  await field('salutation').and(page.locator('[value=mrs]')).check({ force: true });
  await field('name').fill(guest.firstName);
  await field('surname').fill(guest.lastName);
  await field('email').fill(guest.email);
}

/** Complains on a phone, with a connection that is lost in the middle of a film; returns the number of the case. */
async function complain(shop: Shop, page: Page, guest: Guest): Promise<string> {
  await page.goto(`${shop.home}/kontakt`);
  await page.dispatchEvent('body', 'pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await fill(page, guest);
  let lost = 0;
  await page.route('**/complaint-upload/*offset=2097152', async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort('connectionreset') : route.continue());
  });
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('listitem').filter({ hasText: guest.uploaded })).toHaveCount(3);
  expect(lost).toBe(2);
  await expect(page.getByRole('status').filter({ hasText: guest.checked })).toBeAttached({ timeout: 30_000 });
  await expectAccessible(page, 'filled in');
  const sent = page.waitForRequest((request) => request.url().endsWith('/ajax/complaint-form'));
  await page.getByRole('button', { name: guest.send, exact: true }).click();
  expect((await sent).postData() ?? '').toContain('recaptcha');
  await expect(page.getByText(guest.sent)).toBeVisible();
  await expectAccessible(page, 'sent');
  const text = await page.getByText(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent();
  return /C-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text ?? '')?.[0] ?? '';
}

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await findA11yViolations(page), state).toBe('');
  const excess = await measureOverflow(page);
  expect.soft(excess, `${state}: scrolls sideways`).toBe(0);
}

const mailWith = (address: string, subject: string) =>
  expect.poll(async () => (await readMail(address))?.subject, { timeout: 20_000 }).toContain(subject);

for (const [guest, width] of [
  [german, 1440],
  [english, 390],
] as const)
  test(`[CONTACT-001] [CONTACT-021] [CONTACT-051] [API-007] a complaint in ${guest.language} with three files goes from a phone to the decision, with staff at ${width} pixels`, async ({
    shop,
    page,
    openContext,
    watch,
  }) => {
    // The part that is lost, and what a browser says of a download.
    watch.expectFault(/complaint-upload.*ERR_CONNECTION_RESET/);
    const guestPage = await (await openContext({ ...phone, locale: guest.locale })).newPage();
    const number = await complain(shop, guestPage, guest);
    await mailWith(guest.email, guest.receipt);
    const receipt = await readMail(guest.email);
    expect(receipt?.text).toContain(number);
    expect(receipt?.replyTo).toMatch(/^case\+[0-9a-f]{32}@operator\.example$/);

    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, await makeStaffAccount('service', 'Mira'));
    await page.goto('/_office/start');
    await expectAccessible(page, 'first page');
    await page.getByRole('link', { name: number }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByText(guest.complaint)).toBeVisible();
    await expect(page.locator('nav a[href="/_office/cases"]')).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page, 'case');

    const link = page.getByRole('link', { name: 'bill.pdf' });
    const [served, download] = await Promise.all([
      page.waitForResponse(/\/file\//),
      page.waitForEvent('download'),
      link.click(),
    ]);
    expect(served.headers()['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''bill\.pdf$/);
    expect(served.headers()['content-security-policy']).toContain('sandbox');
    expect(download.suggestedFilename()).toBe('bill.pdf');
    expect(await readFile(await download.path())).toEqual(fileContents.pdf);

    const change = (value: string) => page.locator(`button[name=change][value=${value}]`);
    const outcome = () => expect(page.locator('.outcome[role=status]')).toBeVisible();
    await page.locator('select[name=to]').selectOption({ label: 'Mira' });
    await change('assign').click();
    await outcome();

    // The template comes below what is typed.
    await page.locator('#answer-text').fill('Vorab.');
    await page.locator('select[name=topic]').selectOption('documents');
    await change('template').click();
    await expect(page.locator('#answer-text')).toHaveValue(new RegExp(`^Vorab\\.\\n\\n[^]*${number}`));
    await expectAccessible(page, 'template');
    await change('answer').click();
    await outcome();
    await expect
      .poll(async () => (await readMail(guest.email))?.text, { timeout: 20_000 })
      .toContain('Vorab.');

    await page.locator('#amount').fill('120,50');
    await change('compensate').click();
    await outcome();
    await page.locator('#answer-text').fill('Sie erhalten einen Teil des Reisepreises zurück.');
    await change('decide').click();
    await outcome();
    await expectAccessible(page, 'decided');
    await mailWith(guest.email, guest.decision);
    const decision = await readMail(guest.email);
    expect(decision?.text).toMatch(/120[.,]50/);

    await sendGuestMail(mailPort, {
      to: decision?.replyTo ?? '',
      subject: `Re: ${decision?.subject}`,
      text: 'Danke, das freut mich.',
      files: [],
    });
    await page.goto(`/_office/cases?due=all&sort=-received`);
    await expectAccessible(page, 'list');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText('Danke, das freut mich.')).toBeVisible();
    await expectAccessible(page, 'answered by the guest');
  });
