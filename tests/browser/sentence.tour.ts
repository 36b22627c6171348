import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

/** The field for destinations, opened; on a narrow window by way of the collapsed mask. */
async function openDestination(shop: Shop, name: string) {
  await shop.takeOver();
  const mask = shop.main.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
  await mask.getByRole('button', { name }).click();
  return { mask, panel: shop.page.getByRole('dialog', { name }) };
}

test('a shopper types a sentence, takes a part out of it and searches for the rest', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const { mask, panel } = await openDestination(shop, 'Reiseziel oder Hotel');
  const typed = panel.getByRole('combobox');
  await typed.fill('eine Woche Malorca im Mai zu viert unter 3000 mit Zeppelin');
  const sentence = panel.getByRole('option', { name: /So suchen/ });
  await expect(sentence).toContainText(/7 Nächte · Mallorca · Mai 20\d\d · 4 Erwachsene/);
  await expect(sentence).toContainText('bis 3.000 € für alle');
  await expect(panel.getByText('Nicht verstanden: Zeppelin', { exact: true })).toBeVisible();
  await expect(panel.getByText('1 Vorschlag. Nicht verstanden: Zeppelin')).toHaveRole('status');
  expect(await findA11yViolations(page)).toBe('');
  await page.screenshot({ path: test.info().outputPath('sentence.png') });
  await panel.getByRole('button', { name: 'bis 3.000 € für alle entfernen' }).click();
  await expect(typed).toHaveValue('eine Woche Malorca im Mai zu viert mit Zeppelin');
  await expect(typed).toBeFocused();
  await expect(sentence).not.toContainText('3.000');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(mask.getByRole('button', { name: 'Reiseziel oder Hotel' })).toContainText('Mallorca');
  await mask.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/search\?.*destinations=1001/);
  await expect(page).toHaveURL(/duration=7/);
  await expect(page).toHaveURL(/adults=4/);
});

test('a sentence that is still in the field is searched for with the button of the panel', async ({
  shop,
}) => {
  await shop.visitHome();
  const { mask, panel } = await openDestination(shop, 'Reiseziel oder Hotel');
  await panel.getByRole('combobox').fill('Kreta im Mai für drei Erwachsene');
  await expect(panel.getByRole('option', { name: /So suchen/ })).toBeVisible();
  await panel.getByRole('button', { name: /Übernehmen/ }).click();
  await expect(panel).toBeHidden();
  await expect(mask.getByRole('button', { name: 'Reiseziel oder Hotel' })).toContainText('Kreta');
  await expect(mask.getByRole('button', { name: 'Reisende' })).toContainText('3 Erwachsene');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a shopper searches by a sentence, and a name with an error in it is asked about', async ({
    page,
    shop,
  }) => {
    await shop.visitHome();
    const { panel } = await openDestination(shop, 'Destination');
    const typed = panel.getByRole('combobox');
    await typed.fill('Majorka');
    await expect(panel.getByText('Did you mean?').first()).toBeVisible();
    await expect(panel.getByRole('option').first()).toContainText('Majorca');
    expect(await findA11yViolations(page)).toBe('');
    await typed.fill('a week on Crete in May for four under 3,000, half board');
    const sentence = panel.getByRole('option', { name: /Search for this/ });
    await expect(sentence).toContainText('7 nights · Crete · ');
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: test.info().outputPath('sentence.png') });
    await sentence.click();
    await expect(panel).toBeHidden();
    await shop.main.locator('search button[type="submit"]').click();
    await expect(page).toHaveURL(/maxTotal=3000/);
    await expect(page).toHaveURL(/board=half_board/);
  });
});
