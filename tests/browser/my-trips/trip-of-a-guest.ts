import type { Page } from '@playwright/test';
import { askShopDatabase, readMail } from '../support/read-mail.ts';
import { expect } from '../support/shop.ts';
import type { OwnTrip } from './book-own-trip.ts';

/** The address in the travellers' data of the tours. */
const email = 'ada@example.com';

/** Lets a trip be over: its stay ended yesterday, after a week. */
export async function endTrip({ checkoutId }: OwnTrip): Promise<void> {
  await askShopDatabase(
    `update booking set "order" = jsonb_set("order", '{trip}', "order" -> 'trip' || jsonb_build_object(
       'checkIn', to_char(now() - interval '8 days', 'YYYY-MM-DD'), 'checkOut', to_char(now() - interval '1 day', 'YYYY-MM-DD'),
       'outbound', null, 'inbound', null))
     where checkout_id = $1`,
    [checkoutId],
  );
}

/** The words of the form for the one-time code, in the language of a tour. */
export interface CodeWords {
  readonly send: string;
  readonly subject: string;
  readonly label: string;
  readonly confirm: string;
}

/** Has the one-time code mailed and enters it, where the page asks for it. */
export async function confirmByCode(page: Page, { number }: OwnTrip, words: CodeWords): Promise<void> {
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByLabel(words.label)).toBeVisible();
  const subject = `${words.subject} ${number}`;
  await expect.poll(() => readMail(email, subject)).not.toBeNull();
  const mail = await readMail(email, subject);
  await page.getByLabel(words.label).fill(/\b\d{3} \d{3}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByLabel(words.label)).toHaveCount(0);
}

/** True where the page is no wider than its window. */
export const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
