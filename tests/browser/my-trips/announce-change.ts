import { askShopDatabase } from '../support/read-mail.ts';
import { expect } from '../support/shop.ts';

/** Lets the supplier announce something about a trip, and waits until its traveller has the mail. @returns the link in it */
export async function announce(checkoutId: string, change: object): Promise<string> {
  await askShopDatabase(
    `insert into supplier.notice (id, booking_number, change, at)
     select 'tour ' || id, supplier_number, $2::jsonb, 0 from booking where checkout_id = $1`,
    [checkoutId, JSON.stringify(change)],
  );
  let link = '';
  await expect
    .poll(
      async () => {
        const rows = await askShopDatabase<{ text: string }>(
          `select content ->> 'text' as text from mail where content ->> 'text' like '%/my-trips/' || $1 || '/notice/%'`,
          [checkoutId],
        );
        link = /https?:\/\/\S+\/notice\/\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
        return rows.length;
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  return new URL(link).pathname + new URL(link).search;
}
