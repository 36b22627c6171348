import type { Page } from '@playwright/test';
import { answerBank, fillCard, testCards } from '../support/card-form.ts';
import { beginCheckout, buildTravellers } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase, findMailLinks } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

/** Opens the payment page of a trip whose tariff has a deposit: a third of the houses sell such trips. */
async function reachPayment(page: Page, shop: Shop): Promise<string> {
  for (let tries = 0; tries < 56; tries += 1) {
    // Deposits go with plans that can be cancelled; each length of stay has other hotels at the top of its list.
    const checkout = await beginCheckout(page, { duration: String(7 + (tries % 14)), cancel: 'free' });
    const id = checkout.split('/').at(-1);
    const [row] = await askShopDatabase<{ offered: boolean }>(
      `select (trip #>> '{terms,deposit,percent}') is not null and (trip ->> 'checkIn')::date > now() + interval '50 days' as offered
       from checkout where id = $1`,
      [id],
    );
    if (row?.offered !== true) continue;
    await buildTravellers(page, checkout);
    expect(await shop.visit(`${checkout}/customer_payment`)).toBe(200);
    await shop.takeOver();
    // A total below the brand's threshold is paid at once.
    if ((await page.locator('[name=instalments]').count()) > 0) return checkout;
  }
  throw new Error('No trip is sold with a deposit');
}

const readMinor = (words: string) => Number(words.replaceAll(/\D/g, ''));

/** The link in the confirmation of a checkout that pays the balance. */
async function findPaymentLink(checkout: string): Promise<string> {
  const id = checkout.split('/').at(-1);
  const find = async () => {
    const [row] = await askShopDatabase<{ html: string }>(
      `select content ->> 'html' as html from mail
       where id = (select 'booking-' || id || '-confirmation' from booking where checkout_id = $1)`,
      [id],
    );
    return row === undefined ? '' : (findMailLinks(row).find((link) => link.includes('/pay/')) ?? '');
  };
  await expect.poll(find, { timeout: 20_000 }).toMatch(/\/pay\/[\w-]{22}$/);
  return new URL(await find()).pathname;
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a deposit is paid with the order, and the balance by the link of the mail with a card whose bank asks', {
    tag: '@journey',
  }, async ({ page, shop, openContext }) => {
    test.slow();
    const checkout = await reachPayment(page, shop);
    const button = page.getByRole('button', { name: /^Pay now(?! with)/ });
    const total = readMinor((await button.textContent()) ?? '');
    await page.getByRole('radio', { name: /^Pay the deposit now/ }).check();
    const deposit = readMinor((await button.textContent()) ?? '');
    expect(deposit).toBeLessThan(total / 3);
    await expect(page.getByText(/^You pay a deposit of/)).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.getByLabel('Street and number').fill('Hauptstraße 1');
    await page.getByLabel('Postal code').fill('10115');
    await page.getByLabel('City').fill('Berlin');
    await page.getByRole('radio', { name: 'Direct Debit SEPA' }).check();
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page
      .getByLabel(/holder/i)
      .first()
      .fill('Ada Lovelace');
    await button.click();
    await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
    await expect(page.getByText('The balance is due')).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');

    // The mail may be read anywhere: the link needs no cookie.
    const context = await openContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const elsewhere = await context.newPage();
    await skipPainting(elsewhere);
    const link = await findPaymentLink(checkout);
    expect((await elsewhere.goto(link))?.headers()['referrer-policy']).toMatch(/no-referrer|same-origin/);
    await expect(elsewhere.getByRole('heading', { name: 'Pay the balance of your trip' })).toBeVisible();
    const pay = elsewhere.getByRole('button', { name: /^Pay now(?! with)/ });
    expect(readMinor((await pay.textContent()) ?? '')).toBe(total - deposit);
    expect(await findA11yViolations(elsewhere)).toBe('');
    await pay.click();
    await expect(elsewhere.getByText('Please select a payment method.')).toBeVisible();
    await fillCard(elsewhere, testCards.challenge);
    await elsewhere.getByLabel('Card holder', { exact: false }).last().fill('Ada Lovelace');
    await pay.click();
    await answerBank(elsewhere);
    await expect(elsewhere.getByRole('heading', { name: 'Thank you, this is paid' })).toBeVisible({
      timeout: 30_000,
    });
    expect(await findA11yViolations(elsewhere)).toBe('');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Thank you, this is paid' })).toBeVisible();
    await expect(pay).toHaveCount(0);
  });

  test('everything is paid at once unless the shopper chooses the deposit', async ({ page, shop }) => {
    await reachPayment(page, shop);
    await expect(page.getByRole('radio', { name: /^Pay everything now/ })).toBeChecked();
    const button = page.getByRole('button', { name: /^Pay now(?! with)/ });
    const total = readMinor((await button.textContent()) ?? '');
    await page.getByRole('radio', { name: /^Pay the deposit now/ }).check();
    await page.getByRole('radio', { name: /^Pay everything now/ }).check();
    expect(readMinor((await button.textContent()) ?? '')).toBe(total);
  });

  test('a link that is none reads like any page that does not exist', async ({ shop }) => {
    expect(await shop.visitNowhere(`/de-de/pay/${'A'.repeat(22)}`)).toBe(404);
  });
});

test.describe('in German on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a deposit is chosen and the balance paid with the keyboard alone', async ({ page, shop }) => {
    test.slow();
    const checkout = await reachPayment(page, shop);
    const all = page.getByRole('radio', { name: /^Alles jetzt zahlen/ });
    await all.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Jetzt nur die Anzahlung/ })).toBeChecked();
    await shop.expectNoSidewaysScroll();
    expect(await findA11yViolations(page)).toBe('');
    await page.getByLabel('Straße und Hausnummer').fill('Hauptstraße 1');
    await page.getByLabel('Postleitzahl').fill('10115');
    await page.getByLabel('Ort', { exact: true }).fill('Berlin');
    await page.getByRole('radio', { name: /^(SEPA|Lastschrift)/ }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
    await shop.expectNoSidewaysScroll();

    await page.goto(await findPaymentLink(checkout));
    // The first thing that somebody does here, before React is there.
    await page.getByRole('radio', { name: /^(SEPA|Lastschrift)/ }).focus();
    await page.keyboard.press('Space');
    await shop.takeOver();
    await expect(page.getByLabel('IBAN')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Restzahlung für Ihre Reise' })).toBeVisible();
    await shop.expectNoSidewaysScroll();
    expect(await findA11yViolations(page)).toBe('');
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page
      .getByLabel(/Kontoinhaber/)
      .first()
      .fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Vielen Dank, das ist bezahlt' })).toBeVisible({
      timeout: 30_000,
    });
    await shop.expectNoSidewaysScroll();
    expect(await findA11yViolations(page)).toBe('');
  });
});
