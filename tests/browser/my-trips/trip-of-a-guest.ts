import { askShopDatabase } from '../support/read-mail.ts';
import type { OwnTrip } from './book-own-trip.ts';

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
