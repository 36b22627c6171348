import { askShopDatabase } from '../support/read-mail.ts';
import { expect } from '../support/shop.ts';

/** Waits until the documents of an order are made: before, nobody changes or cancels its trip. */
export async function waitUntilBooked(checkoutId: string): Promise<void> {
  const readState = async () => {
    const [row] = await askShopDatabase<{ state: string }>(
      'select state from booking where checkout_id = $1 order by attempt desc limit 1',
      [checkoutId],
    );
    return row?.state;
  };
  await expect.poll(readState, { timeout: 30_000 }).toBe('booked');
}
