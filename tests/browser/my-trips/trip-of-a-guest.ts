import type { Page } from '@playwright/test';
import { beginCheckout, bookTrip, buildTravellers } from '../support/checkout-steps.ts';
import { askShopDatabase, readMail } from '../support/read-mail.ts';
import { expect } from '../support/shop.ts';
import { waitUntilBooked } from './wait-until-booked.ts';

/** A trip that a tour has booked for itself. */
export interface TripOfAGuest {
  readonly number: string;
  readonly checkoutId: string;
  /** Path of the hotel's page with the offer. */
  readonly hotelPath: string;
}

/** The address in the travellers' data of the tours. */
const email = 'ada@example.com';

/** Books a trip in the tour's browser. */
export async function bookAsGuest(page: Page): Promise<TripOfAGuest> {
  const checkout = await beginCheckout(page);
  await buildTravellers(page, checkout);
  await bookTrip(page, checkout);
  const checkoutId = checkout.split('/').at(-1) ?? '';
  await waitUntilBooked(checkoutId);
  const [row] = await askShopDatabase<Omit<TripOfAGuest, 'checkoutId'>>(
    `select booking_number as number, "order" #>> '{trip,hotel,path}' as "hotelPath" from booking where checkout_id = $1`,
    [checkoutId],
  );
  if (row === undefined) throw new Error('The trip was booked');
  return { ...row, checkoutId };
}

/** Lets a trip be over: its stay ended yesterday, after a week. */
export async function endTrip({ checkoutId }: TripOfAGuest): Promise<void> {
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
export async function confirmByCode(page: Page, { number }: TripOfAGuest, words: CodeWords): Promise<void> {
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
