import type { FrameLocator, Page } from '@playwright/test';
import { beginCheckout, buildTravellers } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

/** Opens the card fields on the payment page of a trip with two travellers. */
async function reachCardFields(page: Page, shop: Shop) {
  const place = await beginCheckout(page);
  await buildTravellers(page, place);
  await page.goto(`${place}/customer_payment`);
  await shop.takeOver();
  await page.getByRole('radio', { name: /^Credit Card/ }).check();
  return {
    number: fieldOf(page.frameLocator('iframe[name="secure-fields-cardNumber"]')),
    code: fieldOf(page.frameLocator('iframe[name="secure-fields-cvv"]')),
    order: page.getByRole('button', { name: /^Pay now(?! with)/ }),
    /** Fills in everything except number and code. */
    async fillRest() {
      await page.locator('input[name$="street"]').fill('Hauptstraße 1');
      await page.locator('input[name$="zip"]').fill('10115');
      await page.locator('input[name$="city"]').fill('Berlin');
      await page.locator('#card-month').selectOption('12');
      await page.locator('#card-year').selectOption({ index: 4 });
      await page.getByLabel('Use customer data as card holder').check();
    },
  };
}

const fieldOf = (frame: FrameLocator) => frame.getByRole('textbox');

/** Tries to read the frames from the page; returns the names of the errors. */
function readIntoFrames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => {
      try {
        return (frame.contentWindow as Window).document.body.innerHTML;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
}

/** Records every message to the page from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const messages: string[] = [];
    addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
    Object.assign(window, { messages });
  });
}

test('[CARD-001] [CARD-002] [CARD-010] [CARD-013] number and code are typed into frames that the page cannot read', async ({
  page,
  shop,
}) => {
  const { number, code } = await reachCardFields(page, shop);
  await listen(page);
  await expect(number).toBeFocused();
  await page.keyboard.type('4000000000003220');
  await expect(number).toHaveValue('4000 0000 0000 3220');
  await expect(page.locator('[data-status="ready"]').getByRole('img', { name: 'Visa' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#card-month')).toBeFocused();
  await code.pressSequentially('84712');
  await expect(code).toHaveValue('847');
  await page.locator('#card-holder').focus();

  const messages = await page.evaluate(() => (window as unknown as { messages: string[] }).messages.join(''));
  expect(messages).toContain('"firstDigits":"400000"');
  expect(messages).not.toMatch(/3220|4000000|847/);
  expect(await readIntoFrames(page)).toEqual(['SecurityError', 'SecurityError']);
  expect(await page.content()).not.toMatch(/3220|"847"/);
});

test('[CARD-014] [VALID-055] [VALID-057] errors of number and code are shown next to the frames', async ({
  page,
  shop,
  watch,
}) => {
  const { number, code, order, fillRest } = await reachCardFields(page, shop);
  await number.fill('4000 0000 0000 0011');
  await code.fill('12');
  await fillRest();
  await order.click();
  await expect(page.getByText('Invalid card', { exact: true })).toBeVisible();
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(number).toBeFocused();
  // The accessibility check first posts to the frames with its own origin, which the browser refuses.
  watch.expectFault(/postMessage.*target origin/);
  expect(await findA11yViolations(page)).toBe('');
});

test('[CARD-012] [CARD-017] [CAPI-041] a card that the provider refuses can be corrected in the same frames', async ({
  page,
  shop,
}) => {
  const { number, code, order, fillRest } = await reachCardFields(page, shop);
  await number.fill('4242 4242 4242 4242');
  await code.fill('123');
  await fillRest();
  await order.click();
  const message = page.getByText('Card validation failed, check the information and try again');
  await expect(message).toBeVisible();
  await number.fill('4000 0000 0000 0010');
  await expect(message).toBeHidden();
  await order.click();
  await expect(page).toHaveURL(/\/(process|success)$/);
});

test('[TDS-001] [TDS-004] [TDS-005] the bank’s challenge opens in a frame, and the booking continues after the correct code', async ({
  page,
  shop,
  watch,
}) => {
  // The browser warns about the sandbox when the frame returns to the shop's own page.
  watch.expectFault(/allow-scripts and allow-same-origin/);
  const { number, code, order, fillRest } = await reachCardFields(page, shop);
  await number.fill('4000 0000 0000 3220');
  await code.fill('123');
  await fillRest();
  await order.click();
  const bank = page.getByRole('dialog').frameLocator('iframe');
  await expect(bank.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible({ timeout: 20_000 });
  await bank.getByLabel('Code').fill('111111');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(bank.getByRole('alert')).toHaveText('This code is not correct. Please check it.');
  await bank.getByLabel('Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(process|success)$/);
});

test('[CARD-014] the frame that is typed into shows that it has the focus', async ({ page, shop }) => {
  const { number, code } = await reachCardFields(page, shop);
  const boxOf = (id: string) => page.locator(`#${id}`).locator('xpath=..');
  await number.click();
  await expect(boxOf('card-number')).toHaveCSS('outline-style', 'solid');
  await expect(boxOf('card-cvv')).toHaveCSS('outline-style', 'none');
  await code.click();
  await expect(boxOf('card-cvv')).toHaveCSS('outline-style', 'solid');
  await expect(boxOf('card-number')).toHaveCSS('outline-style', 'none');
  await page.locator('#card-holder').focus();
  await expect(boxOf('card-cvv')).toHaveCSS('outline-style', 'none');
});
