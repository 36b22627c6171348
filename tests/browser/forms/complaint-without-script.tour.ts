import { fileContents } from '../../factories/complaint-files.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { type RunningShop, startShop } from '../support/start-shop.ts';

// A shop of its own, with demo bookings and without a captcha, which asks for script.
test.describe.configure({ timeout: 240_000 });

let running: RunningShop;
const settingsBefore = { SHOP_PORT: process.env.SHOP_PORT, SHOP_DATA: process.env.SHOP_DATA };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  running = await startShop({ settings: { DEMO_BOOKINGS: '1' } });
  process.env.SHOP_PORT = String(running.port);
  process.env.SHOP_DATA = running.dataFolder;
});
test.afterAll(async () => {
  Object.assign(process.env, settingsBefore);
  await running.stop();
});

test('[API-008] a complaint that is sent without script opens a case', async ({ shop, openContext }) => {
  const context = await openContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const email = 'joerdis.brandstroem@example.com';
  const [booking] = await askShopDatabase<{ number: string }>(
    `select booking_number as number from booking where "order" -> 'contact' ->> 'email' = $1`,
    [email],
  );
  await page.goto(`${shop.home}/kontakt`);
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: 'Complaint', exact: true }).check();
  await form.getByLabel('Booking number').fill(booking?.number ?? '');
  await form.getByRole('radio', { name: 'Not available' }).check();
  await form.getByLabel('Your message').fill('Sent without script.');
  await form.getByRole('radio', { name: 'Mrs', exact: true }).check();
  await form.getByLabel('First name').fill('Jördis');
  await form.getByLabel('Last name').fill('Brandström');
  await form.getByLabel('E-mail address').fill(email);
  await form.locator('input[type=file]').setInputFiles([
    { name: 'pool.jpg', mimeType: 'image/jpeg', buffer: fileContents.jpeg },
    { name: 'bill.pdf', mimeType: 'application/pdf', buffer: fileContents.pdf },
    { name: 'room.mp4', mimeType: 'video/mp4', buffer: fileContents.mp4 },
  ]);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Successfully submitted')).toBeVisible();
  const rows = await askShopDatabase<{ files: string }>(
    `select count(*) as files from complaint_file join complaint_case on complaint_case.id = case_id
     where complaint ->> 'text' = $1`,
    ['Sent without script.'],
  );
  expect(rows[0]?.files).toBe('3');
});
