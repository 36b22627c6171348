import type { Page } from '@playwright/test';
import type { TripSearch } from '../support/checkout-calls.ts';
import { beginCheckout, bookTrip, buildTravellers } from '../support/checkout-steps.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { waitUntilBooked } from './wait-until-booked.ts';

/** Books a trip whose tariff can be changed and that is paid at once; returns the id of its checkout, null where the trip that is found is another one. */
export async function bookIfChangeable(page: Page, search: TripSearch): Promise<string | null> {
  const checkout = await beginCheckout(page, { ...search, cancel: 'free' });
  const id = checkout.split('/').at(-1) ?? '';
  const [row] = await askShopDatabase<{ fits: boolean }>(
    `select jsonb_typeof(trip #> '{terms,change}') = 'object' and (trip ->> 'checkIn')::date > now() + interval '30 days' as fits
     from checkout where id = $1`,
    [id],
  );
  if (row?.fits !== true) return null;
  await buildTravellers(page, checkout);
  await bookTrip(page, checkout);
  await waitUntilBooked(id);
  return id;
}
