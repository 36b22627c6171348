import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

/** Makes a draft by the calls of the editors' app. @returns the document's id */
async function createDraft(page: Page, modules: readonly object[]): Promise<string> {
  const id = randomUUID();
  const words = { de: 'Entwurf' };
  const calls: readonly [string, object][] = [
    ['create', { id, brand: 'abendmeer', kind: 'page', slug: `e-${id}`, title: words, copyOf: null }],
    [
      `document/${id}/save`,
      { revision: 1, slug: `e-${id}`, body: { meta: { title: words, description: words }, modules } },
    ],
  ];
  for (const call of calls) {
    const answer = await page.evaluate(async ([name, body]) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`/_editor/call/${name}`, init)).json();
    }, call);
    expect(answer).toMatchObject({ outcome: 'done' });
  }
  return id;
}

test('[MOD-076] a preview is the page at another moment, alive, and leads nowhere', async ({ page }) => {
  await signInAs(page, await makeStaffAccount('editor'));
  const id = await createDraft(page, [
    {
      type: 'countdown',
      id: 'c',
      props: { headline: { de: 'Bis Silvester' }, date: '2031-01-01T00:00:00+01:00' },
    },
    {
      type: 'textBlock',
      id: 't',
      props: { paragraphs: [{ de: 'Nach [Kreta](/kreta) und [anderswo](https://elsewhere.example).' }] },
    },
  ]);
  await page.goto(`/_editor/preview/${id}?language=de&at=2030-12-29T23:00:00Z`);
  await expect(page.getByRole('timer')).toContainText(/^0?1\s*Tag|^02\s*Tage/);
  const address = page.url();
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  for (const name of ['Kreta', 'anderswo']) {
    await page.getByRole('main').getByRole('link', { name }).click();
    expect(page.url()).toBe(address);
  }
  // What belongs to the page itself works as ever.
  await page.getByRole('button', { name: 'Sprache und Währung' }).click();
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { name: 'Bis Silvester' })).toBeVisible();
});
