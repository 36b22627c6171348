import type { Page } from '@playwright/test';
import { confirmByCode } from '../my-trips/confirm-by-code.ts';
import { waitUntilBooked } from '../my-trips/wait-until-booked.ts';
import { answerBank, fillCard, takeCustomerAsHolder, testCards } from '../support/card-form.ts';
import { beginCheckout, buildTravellers } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase, findMailLinks, readMail } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip, type PageWatch } from '../support/watch-page.ts';
import { address, fillGift, openForm } from './voucher-form.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'de-DE',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});
test.beforeEach(({ page }) => skipPainting(page));

/** Minor units. */
const voucherAmount = 15_000;

const payButton = (page: Page) => page.getByRole('button', { name: /^Zahlungspflichtig buchen(?! mit)/ });

/** Looks at the page as a shopper on a phone and with assistive technology would. */
async function inspect(page: Page, shop: Shop): Promise<void> {
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
}

/** Pays with a card whose bank asks for a code. */
async function payByCard(page: Page): Promise<void> {
  await fillCard(page, testCards.challenge, 'de');
  await takeCustomerAsHolder(page, 'de');
  await payButton(page).click();
  await answerBank(page);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
}

/** Lets the day of the gift come. */
const reachDayOfGift = (buyer: string) =>
  askShopDatabase(
    `update voucher_delivery set due_at = now() where voucher_id = (
       select v.id from voucher v join booking b on b.id = v.booking_id where b."order" #>> '{contact,email}' = $1)`,
    [buyer],
  );

/** The link of the mail with the voucher, once it is sent. */
async function readGiftLink(recipient: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mail = await readMail(recipient);
        link = mail === null ? undefined : findMailLinks(mail).find((found) => found.includes('redeem'));
        return link;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return link ?? '';
}

/** What a trip is paid with, and what is left on the vouchers that it has used, in minor units. */
async function readMoney(checkoutId: string) {
  const [row] = await askShopDatabase<{ payment: string; card: string; left: string }>(
    `select b.payment_state as payment,
       (select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account = 'provider' and t.booking_id = b.id) as card,
       (select coalesce(sum(m.amount), 0) from voucher_movement m
        where m.voucher_id in (select voucher_id from voucher_movement where booking_id = b.id)) as left
     from booking b where b.checkout_id = $1`,
    [checkoutId],
  );
  return { payment: row?.payment, card: Number(row?.card), voucherLeft: Number(row?.left) };
}

/** Cancels with the code from the mail where the page asks for it. */
async function cancelTrip(page: Page, shop: Shop, watch: PageWatch, checkoutId: string): Promise<void> {
  watch.expectFault(filesOfLeftTrip);
  await page.goto(`/de-de/my-trips/${checkoutId}/cancel`);
  await inspect(page, shop);
  await confirmByCode(page, checkoutId, 'de');
  await page.getByRole('link', { name: 'Weiter zur Stornierung' }).click();
  await inspect(page, shop);
  await page.getByRole('button', { name: /stornieren$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/my-trips/${checkoutId}$`));
}

test('[VOUCH-001] [VOUCH-005] a voucher is sold, given on its day, redeemed together with a card and gets its balance back from a cancelled trip', {
  tag: '@journey',
}, async ({ page, shop, watch }) => {
  test.setTimeout(240_000);
  const [buyer, recipient] = [address(), address()];
  await openForm(page, shop);
  await fillGift(page, buyer, recipient);
  await payByCard(page);
  await expect(page.getByText(recipient).first()).toBeVisible();
  await inspect(page, shop);
  expect(await readMail(recipient)).toBeNull();
  await reachDayOfGift(buyer);

  await page.goto(await readGiftLink(recipient));
  await expect(page.getByText(/^Ihr Gutschein … \w{4} wird bei Ihrer nächsten Buchung/)).toBeVisible();
  await inspect(page, shop);
  const checkout = await beginCheckout(page, { duration: '7', cancel: 'free' });
  const checkoutId = checkout.split('/').at(-1) ?? '';
  await buildTravellers(page, checkout);
  expect(await shop.visit(`${checkout}/customer_payment`)).toBe(200);
  await shop.takeOver();
  await expect(page.getByRole('list', { name: 'Eingelöst' }).getByRole('listitem')).toHaveCount(1);
  const rest = Number(((await payButton(page).textContent()) ?? '').replaceAll(/\D/g, ''));
  await inspect(page, shop);
  await page.getByLabel('Straße und Hausnummer').fill('Hauptstraße 1');
  await page.getByLabel('Postleitzahl').fill('10115');
  await page.getByLabel('Ort', { exact: true }).fill('Berlin');
  await payByCard(page);
  for (const part of ['davon mit Gutschein', 'davon über Ihre Zahlungsart'])
    await expect(shop.main).toContainText(part);
  await inspect(page, shop);
  await waitUntilBooked(checkoutId);
  expect(await readMoney(checkoutId)).toEqual({ payment: 'captured', card: rest, voucherLeft: 0 });

  await cancelTrip(page, shop, watch, checkoutId);
  await expect
    .poll(() => readMoney(checkoutId), { timeout: 30_000 })
    .toEqual({ payment: 'refunded', card: 0, voucherLeft: voucherAmount });
  await page.reload();
  await expect(page.getByText('Ihre Reise ist storniert')).toBeVisible();
  await expect(shop.main).toContainText(/150[.,]00\s€ auf Ihre Gutscheine/);
  await expect(shop.main).toContainText('so, wie Sie bezahlt haben');
  await inspect(page, shop);
});
