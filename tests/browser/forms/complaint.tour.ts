import type { Page, Request } from '@playwright/test';
import { fileContents } from '../../factories/complaint-files.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, type Shop, test } from '../support/shop.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const files = [
  { name: 'pool.jpg', mimeType: 'image/jpeg', buffer: fileContents.jpeg },
  { name: 'bill.pdf', mimeType: 'application/pdf', buffer: fileContents.pdf },
  {
    name: 'room.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.concat([fileContents.mp4, Buffer.alloc(3_000_000)]),
  },
];
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const chooseFiles = (page: Page) => page.getByLabel('Photos, videos and documents');
const ready = (page: Page) => page.getByRole('listitem').filter({ hasText: 'uploaded' });

async function open(shop: Shop): Promise<void> {
  expect(await shop.visit(`${shop.home}/kontakt`)).toBe(200);
  await shop.takeOver();
}

/** Fills in what the form needs, about a booking that nobody has. */
async function fill(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Complaint', exact: true }).check();
  await page.getByLabel('Booking number').fill('ZZ99-ZZ99');
  await page.getByRole('radio', { name: 'Not available' }).check();
  await page.getByLabel('Your message').fill('The pool was empty.');
  await page.getByRole('radio', { name: 'Mrs', exact: true }).check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail address').fill('ada@example.com');
}

/** Takes the complaint in place of the server; the body of what was sent. */
async function takeComplaints(page: Page, isTaken: Promise<void>): Promise<readonly string[]> {
  const bodies: string[] = [];
  await page.route('**/ajax/complaint-form', async (route) => {
    bodies.push(readBody(route.request()));
    await isTaken;
    await route.fulfill({ json: { success: true, caseNumber: 'C-1' } });
  });
  return bodies;
}
const readBody = (request: Request) => request.postDataBuffer()?.toString('latin1') ?? '';

test('[CONTACT-001] [CONTACT-006] [CONTACT-020] [CONTACT-040] [CONTACT-041] [CONTACT-045] [CONTACT-055] a complaint with three files is sent from a phone', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(shop);
  const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
  const bodies = await takeComplaints(page, isTaken);
  await fill(page);
  await chooseFiles(page).setInputFiles(files);
  await expect(ready(page)).toHaveCount(3);
  await shop.expectNoSidewaysScroll();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await send(page).press('Enter');
  take();
  await expect(page.getByText('Successfully submitted')).toBeVisible();
  await expect(page.getByText('Your case number is C-1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.match(/name="file\[\]"\r\n\r\n[0-9a-f-]{36}\r\n/g)).toHaveLength(3);
  for (const field of [
    'email',
    'firstName',
    'lastName',
    'orderId',
    'reason',
    'text',
    'country',
    'salutation',
  ])
    expect(bodies[0]).toContain(`name="${field}"`);
  expect(bodies[0]).toMatch(/name="contactTourGuideOnSite"\r\n\r\nfalse\r\n/);
});

test('[CONTACT-031] [CONTACT-033] [CONTACT-043] [CONTACT-044] errors show after a field was touched, and the button says why it is disabled', async ({
  shop,
  page,
}) => {
  await open(shop);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  await page.getByLabel('First name').focus();
  await page.getByLabel('Last name').focus();
  await expect(page.getByText('This field is required.')).toHaveCount(1);
  await page.getByLabel('E-mail address').fill('ada@example');
  await page.getByLabel('Phone').focus();
  await expect(page.getByText('Please use a valid e-mail address and try again.')).toBeVisible();
  await page.getByLabel('Your message').fill('a'.repeat(2_001));
  await page.getByLabel('Phone').focus();
  await expect(page.getByText('Max length is 2000 chars.')).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await send(page).press('Enter');
  await expect(page.getByText('fields need your attention')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
});

test('[CONTACT-036] [CONTACT-038] [CONTACT-063] files that are not taken are named, and can be removed', async ({
  shop,
  page,
}) => {
  await open(shop);
  const wrong = [
    { name: 'tool.exe', mimeType: 'x/y', buffer: fileContents.exe },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: fileContents.exe },
  ];
  await chooseFiles(page).setInputFiles([...wrong, ...files.slice(0, 1)]);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('tool.exe')).toContainText('Allowed file formats: pdf, jpg, jpeg, png, mov, mp4.');
  await expect(row('empty.jpg')).toContainText('A file is empty.');
  await expect(row('renamed.jpg')).toContainText('This file format is not allowed.');
  for (const { name } of wrong) await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(ready(page)).toHaveCount(1);
  await expect(
    page.getByText('Allowed file formats: pdf, jpg, jpeg, png, mov, mp4.', { exact: true }),
  ).toHaveCount(0);
});

test('[CONTACT-042] [CONTACT-060] [SHELL-065] a booking that is not found shows the banner, and a reload loses nothing', async ({
  shop,
  page,
}) => {
  await open(shop);
  await fill(page);
  await chooseFiles(page).setInputFiles(files.slice(0, 2));
  await expect(ready(page)).toHaveCount(2);
  await send(page).click();
  const banner = page.getByRole('alert').filter({
    hasText: 'Your booking number cannot be found. Please check your data and try again.',
  });
  await expect(banner).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('cannot be found');
  await page.reload();
  await shop.takeOver();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('Your message')).toHaveValue('The pool was empty.');
  await expect(ready(page)).toHaveCount(2);
});

test('[CONTACT-057] [CONTACT-064] an unknown code is shown raw, and the banner can be closed', async ({
  shop,
  page,
}) => {
  await open(shop);
  await page.route('**/ajax/complaint-form', (route) =>
    route.fulfill({ json: { success: false, error: 'somethingNew' } }),
  );
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'somethingNew' })).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByText('somethingNew')).toHaveCount(0);
});

test('[CONTACT-058] [CONTACT-059] an answer without a code is a technical error', async ({ shop, page }) => {
  await open(shop);
  await page.route('**/ajax/complaint-form', (route) => route.fulfill({ json: { success: false } }));
  await fill(page);
  await send(page).click();
  await expect(page.getByText('A technical error occurred.')).toBeVisible();
});

test('the form is filled in and sent with the keyboard alone', async ({ shop, page }) => {
  await open(shop);
  const bodies = await takeComplaints(page, Promise.resolve());
  await reachByTab(page.getByRole('radio', { name: 'Compliment', exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ZZ99-ZZ99');
  await reachByTab(page.getByRole('radio', { name: 'Yes', exact: true }));
  await page.keyboard.press('Space');
  for (const [label, text] of [
    ['Your message', 'Lovely.'],
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['E-mail address', 'ada@example.com'],
  ] as const) {
    await reachByTab(page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await reachByTab(page.getByRole('radio', { name: 'Mr', exact: true }));
  await page.keyboard.press('Space');
  await reachByTab(send(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully submitted')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('without script the form keeps what was typed, its files and says what is wrong', async ({
  shop,
  openContext,
}) => {
  const context = await openContext({
    javaScriptEnabled: false,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${shop.home}/kontakt`);
  await fill(page);
  await page.getByLabel('E-mail address').fill('ada');
  await chooseFiles(page).setInputFiles(files);
  await send(page).click();
  await expect(page).toHaveURL(/\/kontakt\?complaint=[\w-]+#complaint$/);
  // Its style sheet hides the button that needs a script.
  await page.waitForLoadState();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(page.getByRole('checkbox', { name: 'Send along' })).toHaveCount(3);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await send(page).click();
  await expect(page.getByText('Your booking number cannot be found.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Send along' })).toHaveCount(3);
});
