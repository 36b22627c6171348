import { askShopDatabase } from '../support/read-mail.ts';
import { expect } from '../support/shop.ts';

/** The last one-time code that was mailed for a booking. */
export async function readCode(checkoutId: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const rows = await askShopDatabase<{ text: string }>(
        `select content ->> 'text' as text from mail
         where content ->> 'subject' like '%' || (select booking_number from booking where checkout_id = $1) || '%'
           and content ->> 'text' ~ '\\m[0-9]{3} [0-9]{3}\\M' order by taken_at desc limit 1`,
        [checkoutId],
      );
      code = /\b\d{3} \d{3}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
