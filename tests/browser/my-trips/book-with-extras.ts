import type { Page } from '@playwright/test';
import type { TripSearch } from '../support/checkout-calls.ts';
import { beginCheckout, bookTrip, buildTravellers } from '../support/checkout-steps.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { waitUntilBooked } from './wait-until-booked.ts';

export interface BookedTrip {
  readonly checkoutId: string;
  readonly number: string;
}

/** Books a trip of its own for two in the tour's browser, with the first extra of each kind for the whole party. */
export async function bookWithExtras(
  page: Page,
  kinds: readonly ('insurance' | 'transfer')[],
  search?: TripSearch,
): Promise<BookedTrip> {
  const checkout = await beginCheckout(page, search);
  const checkoutId = checkout.split('/').at(-1) ?? '';
  await page.evaluate(
    async ([id, wanted, types]) => {
      const call = async (name: string, body: object) => {
        const answer = await fetch(`/de-de/ajax/booking/${id}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.json();
      };
      const { ancillaries } = await call('get-ancillaries', {});
      const extras = wanted.map((kind) => ({
        id: ancillaries.find((extra: { readonly type: string }) => extra.type === types[kind]).refId,
      }));
      const set = await call('set-ancillaries', { data: { extras } });
      if (set.success !== true) throw new Error(JSON.stringify(set));
    },
    [checkoutId, kinds, { insurance: 'IN', transfer: 'TR' }] as const,
  );
  await buildTravellers(page, checkout);
  await bookTrip(page, checkout);
  await waitUntilBooked(checkoutId);
  const [row] = await askShopDatabase<{ number: string }>(
    'select booking_number as number from booking where checkout_id = $1',
    [checkoutId],
  );
  if (row === undefined) throw new Error('The trip was booked');
  return { checkoutId, ...row };
}
