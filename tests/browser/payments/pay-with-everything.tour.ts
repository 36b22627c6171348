import type { Page } from '@playwright/test';
import { DEMO_MEMBERS } from '../../../src/demo/loyalty-programme/store/demo-members.ts';
import { waitUntilBooked } from '../my-trips/wait-until-booked.ts';
import { answerBank, fillCard, takeCustomerAsHolder, testCards } from '../support/card-form.ts';
import { openPaymentPage } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { becomeMember } from '../support/member-account.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { giveVoucher } from '../vouchers/give-voucher.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** Minor units. */
const parts = { promotion: 5_000, voucher: 10_000, miles: 4_000 };
const points = 8_000;

const tourTexts = {
  de: {
    link: 'Meilenkonto verbinden',
    redeem: 'Einlösen',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    language: 'de',
    pay: /^Zahlungspflichtig buchen(?! mit)/,

    result: [
      'Aktionscode MEER-50',
      'Mitgliedsrabatt',
      'davon mit Gutschein',
      'davon mit 8.000 Meilen',
      'davon über Ihre Zahlungsart',
    ],
    toCancel: 'Weiter zur Stornierung',
    cancel: /stornieren$/,
    cancelled: 'Ihre Reise ist storniert',
    back: [/40\.00\s€ auf Ihr Meilenkonto/, /100\.00\s€ auf Ihre Gutscheine/],
    office: [
      'Mitgliedsrabatt',
      'Aktionscode',
      'Gutschein …',
      'Eingelöste Meilen',
      'Über die gewählte Zahlungsart',
    ],
  },
  en: {
    link: 'Link miles account',
    redeem: 'Redeem',
    street: 'Street and number',
    zip: 'Postal code',
    city: 'City',
    language: 'en',
    pay: /^Pay now(?! with)/,

    result: [
      'Promotion code MEER-50',
      'Member discount',
      'of which by gift voucher',
      'of which by 8.000 miles',
      'of which by your payment method',
    ],
    toCancel: 'Continue to cancel',
    cancel: /^Cancel (for|free of charge)/,
    cancelled: 'Your trip is cancelled',
    back: [/40\.00\s€ to your miles account/, /100\.00\s€ to your gift vouchers/],
    office: [
      'Member discount',
      'Promotion code',
      'Voucher …',
      'Redeemed miles',
      'By the chosen payment method',
    ],
  },
} as const;

interface MoneyTour {
  readonly page: Page;
  readonly shop: Shop;
  readonly texts: (typeof tourTexts)[keyof typeof tourTexts];
}

/** Signs up as a member and opens the payment page of a trip that can be cancelled free of charge. */
async function reachPayment({ page, shop }: MoneyTour): Promise<string> {
  await becomeMember(page, 'Ada');
  return openPaymentPage(shop, { duration: '7', cancel: 'free' });
}

const readTotal = async ({ page, texts }: MoneyTour) =>
  Number(((await page.getByRole('button', { name: texts.pay }).textContent()) ?? '').replaceAll(/\D/g, ''));

/** Links miles, and redeems a promotion, a gift voucher and miles: each lowers what is left to pay by its amount. */
async function redeemEverything(tour: MoneyTour, member: (typeof DEMO_MEMBERS)[number]): Promise<number> {
  const { page, shop, texts } = tour;
  await page.getByRole('link', { name: texts.link }).click();
  await page.locator('#number').fill(member.number);
  await page.locator('#pin').fill(member.pin);
  await page.locator('button[value=link]').click();
  await expect(page).toHaveURL(/\/customer_payment/);
  await shop.takeOver();
  const whole = await readTotal(tour);
  const code = page.getByLabel('Code', { exact: true });
  for (const [typed, amount] of [
    ['MEER-50', parts.promotion],
    [await giveVoucher(parts.voucher), parts.voucher],
  ] as const) {
    const before = await readTotal(tour);
    await code.fill(typed);
    await page.getByRole('button', { name: texts.redeem }).click();
    await expect.poll(() => readTotal(tour)).toBe(before - amount);
  }
  await page.locator('#miles-points').fill(String(points));
  await page.keyboard.press('Enter');
  const rest = whole - parts.promotion - parts.voucher - parts.miles;
  await expect.poll(() => readTotal(tour)).toBe(rest);
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
  return rest;
}

/** Pays with a card whose bank asks for a code. */
async function payByCard({ page, texts }: MoneyTour): Promise<void> {
  await page.getByLabel(texts.street).fill('Hauptstraße 1');
  await page.getByLabel(texts.zip).fill('10115');
  await page.getByLabel(texts.city, { exact: true }).fill('Berlin');
  await fillCard(page, testCards.challenge, texts.language);
  await takeCustomerAsHolder(page, texts.language);
  await page.getByRole('button', { name: texts.pay }).click();
  await answerBank(page);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
}

/** What a booking is: its number, and what has moved at the provider, on vouchers and at the programme because of it. */
async function readMoney(checkoutId: string) {
  const [booking] = await askShopDatabase<{ id: string; number: string; payment: string }>(
    'select id, booking_number as number, payment_state as payment from booking where checkout_id = $1',
    [checkoutId],
  );
  const id = booking?.id ?? '';
  const vouchers = await askShopDatabase<{ left: string }>(
    `select sum(amount) as left from voucher_movement
     where voucher_id in (select voucher_id from voucher_movement where booking_id = $1) group by voucher_id`,
    [id],
  );
  const card = await askShopDatabase<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entry join ledger_transaction as movement on movement.id = transaction_id
     where account = 'provider' and booking_id = $1`,
    [id],
  );
  const miles = await askShopDatabase<{ sum: string }>(
    `select coalesce(sum(points), 0) as sum from loyalty_programme.movement where starts_with(reference, $1)`,
    [id],
  );
  return {
    number: booking?.number ?? '',
    payment: booking?.payment,
    paidByCard: Number(card[0]?.sum),
    voucherLeft: vouchers.map(({ left }) => Number(left)),
    milesMoved: Number(miles[0]?.sum),
  };
}

for (const [language, locale, member, size] of [
  ['de', 'de-DE', DEMO_MEMBERS[4], { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['en', 'en-GB', DEMO_MEMBERS[5], { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`in ${language} at ${size.viewport.width} px`, () => {
    test.use({ locale, ...size });

    test('a member pays one trip with miles, promotion, voucher and card, and a cancellation gives each its part back', {
      tag: language === 'en' ? '@journey' : [],
    }, async ({ page, shop, openContext }) => {
      test.setTimeout(180_000);
      if (member === undefined) throw new Error('The demo has no such member');
      const texts = tourTexts[language];
      const tour: MoneyTour = { page, shop, texts };
      const checkout = await reachPayment(tour);
      const checkoutId = checkout.split('/').at(-1) ?? '';
      const rest = await redeemEverything(tour, member);
      await payByCard(tour);
      for (const line of texts.result) await expect(shop.main).toContainText(line);
      await shop.expectNoSidewaysScroll();
      expect(await findA11yViolations(page)).toBe('');
      await page.screenshot({ path: `test-results/everything-booked-${language}.png`, fullPage: true });
      await waitUntilBooked(checkoutId);
      const paid = await readMoney(checkoutId);
      expect(paid).toMatchObject({
        payment: 'captured',
        paidByCard: rest,
        voucherLeft: [0],
        milesMoved: -points,
      });

      const staffed = await openContext({ locale, viewport: size.viewport });
      const office = await staffed.newPage();
      await signInAs(office, await makeStaffAccount('service'));
      await office.goto(`/_office/booking/${paid.number}`);
      for (const line of texts.office) await expect(office.getByRole('main')).toContainText(line);
      await office.screenshot({ path: `test-results/everything-office-${language}.png`, fullPage: true });

      await page.goto(`/de-de/my-trips/${checkoutId}/cancel`);
      await page.getByRole('link', { name: texts.toCancel }).click();
      await page.getByRole('button', { name: texts.cancel }).click();
      await expect(page).toHaveURL(new RegExp(`/my-trips/${checkoutId}$`));
      await expect
        .poll(() => readMoney(checkoutId), { timeout: 30_000 })
        .toMatchObject({ payment: 'refunded', paidByCard: 0, voucherLeft: [parts.voucher], milesMoved: 0 });
      await page.reload();
      await expect(page.getByText(texts.cancelled)).toBeVisible();
      for (const part of texts.back) await expect(shop.main).toContainText(part);
      await page.screenshot({ path: `test-results/everything-cancelled-${language}.png`, fullPage: true });
      await shop.expectNoSidewaysScroll();
      expect(await findA11yViolations(page)).toBe('');
    });
  });
}
