import type { Page } from '@playwright/test';
import type { TripSearch } from '../support/checkout-calls.ts';
import { beginCheckout, bookTrip, buildTravellers } from '../support/checkout-steps.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { waitUntilBooked } from './wait-until-booked.ts';

/** A trip that a tour has booked for itself. */
export interface OwnTrip {
  readonly checkoutId: string;
  /** Id of the booking. */
  readonly id: string;
  readonly number: string;
  readonly hotel: string;
  /** Path of the hotel's page with the offer. */
  readonly hotelPath: string;
}

/**
 * Books a trip of its own in the tour's browser, without extras.
 * @param first position in the list of what is booked; where it is missing, one that no other tour begins with
 */
export async function bookOwnTrip(page: Page, search?: TripSearch, first?: number): Promise<OwnTrip> {
  const checkout = await beginCheckout(page, search, undefined, first);
  await buildTravellers(page, checkout);
  await bookTrip(page, checkout);
  const checkoutId = checkout.split('/').at(-1) ?? '';
  await waitUntilBooked(checkoutId);
  const [row] = await askShopDatabase<Omit<OwnTrip, 'checkoutId'>>(
    `select id, booking_number as number, "order" #>> '{trip,hotel,name}' as hotel, "order" #>> '{trip,hotel,path}' as "hotelPath"
     from booking where checkout_id = $1`,
    [checkoutId],
  );
  if (row === undefined) throw new Error('The trip was booked');
  return { checkoutId, ...row };
}
