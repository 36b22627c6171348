import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [locale, width, sales, table] of [
  ['de-DE', 390, 'Buchungen und Umsatz', 'Als Tabelle'],
  ['en-GB', 1440, 'Bookings and revenue', 'As a table'],
] as const)
  test.describe(`in ${locale} at ${width}`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('the first page shows the days ahead and behind, its charts at the keyboard as tables', {
      tag: '@access',
    }, async ({ page }) => {
      await signInAs(page, await makeStaffAccount('service'));
      await page.goto('/_office/start');
      const section = page.getByRole('region', { name: sales });
      await expect(section.getByRole('img').first()).toBeVisible();
      await page.screenshot({ path: `test-results/office-start-${width}.png`, fullPage: true });
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);
      await reachByTab(section.getByText(table));
      await page.keyboard.press('Enter');
      await expect(section.getByRole('table', { name: sales })).toBeVisible();
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);
    });
  });
