import type { Page } from '@playwright/test';
import { countKeys } from '../support/counted-keyboard.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect } from '../support/shop.ts';

/** What the form for the one-time code calls its parts. */
export const codeWords = {
  de: { send: 'Code senden', label: 'Code aus der E-Mail', confirm: 'Bestätigen' },
  en: { send: 'Send a code', label: 'Code from the e-mail', confirm: 'Confirm' },
} as const;

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

/** Has the one-time code for a booking mailed and enters it, where the page asks for it. */
export async function confirmByCode(
  page: Page,
  checkoutId: string,
  language: keyof typeof codeWords,
): Promise<void> {
  const { send, label, confirm } = codeWords[language];
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByLabel(label)).toBeVisible();
  await page.getByLabel(label).fill(await readCode(checkoutId));
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByLabel(label)).toHaveCount(0);
}

/** The same by keyboard alone. */
export async function confirmByKeys(
  page: Page,
  checkoutId: string,
  language: keyof typeof codeWords,
): Promise<void> {
  const { send, label } = codeWords[language];
  const keys = countKeys(page);
  await keys.pressOn(page.getByRole('button', { name: send }));
  await expect(page.getByLabel(label)).toBeVisible();
  await expectUsable(page);
  await keys.typeInto(page.getByLabel(label), await readCode(checkoutId));
  await keys.press('Enter');
  await expect(page.getByLabel(label)).toHaveCount(0);
}
