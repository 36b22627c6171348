import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/${name}.png`, fullPage: true });
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
}

for (const [locale, width, words] of [
  [
    'de-DE',
    390,
    {
      funnel: 'Von der Suche zur Buchung',
      table: 'Als Tabelle',
      role: 'Rolle',
      service: 'Service',
      find: 'Suchen',
      person: 'Person',
      file: 'Als CSV herunterladen',
    },
  ],
  [
    'en-GB',
    1440,
    {
      funnel: 'From search to booking',
      table: 'As a table',
      role: 'Role',
      service: 'Service',
      find: 'Search',
      person: 'Person',
      file: 'Download as CSV',
    },
  ],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('the first page counts a search, and its charts open as tables at the keyboard', {
      tag: '@access',
    }, async ({ page }) => {
      await page.goto('/de-de/search');
      await signInAs(page, await makeStaffAccount('service'));
      const funnel = page.getByRole('region', { name: words.funnel });
      // What a process has counted is stored within seconds.
      await expect(async () => {
        await page.goto('/_office/start');
        await expect(funnel.getByRole('img').first()).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await look(page, `office-start-${width}`);
      await reachByTab(funnel.getByText(words.table));
      await page.keyboard.press('Enter');
      await expect(funnel.getByRole('table', { name: words.funnel })).toBeVisible();
      await look(page, `office-start-table-${width}`);
    });

    test('a list is filtered, sorted and loaded as a file at the keyboard', { tag: '@access' }, async ({
      page,
    }) => {
      const account = await makeStaffAccount('admin', 'Mira');
      await makeStaffAccount('service', 'Noa');
      await signInAs(page, account);
      await page.goto('/_office/accounts');
      await reachByTab(page.getByRole('search').getByLabel(words.role));
      await page.keyboard.press('s');
      await reachByTab(page.getByRole('button', { name: words.find }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/role=service/);
      await reachByTab(page.getByRole('columnheader', { name: words.person }).getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/role=service&sort=person/);
      await look(page, `office-list-${width}`);
      const file = page.getByRole('link', { name: words.file });
      await reachByTab(file);
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      const content = await readFile(await download.path(), 'utf8');
      expect(content).toMatch(/^\uFEFFname,email,role,/);
      expect(content).toContain(',service,');
      expect(content).not.toContain(account.email);
    });
  });
