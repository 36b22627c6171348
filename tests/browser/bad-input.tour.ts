import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

const left = 'Ein Teil dieser Suche ist nicht mehr gültig und wurde entfernt';
const manyPlaces = Array.from({ length: 50 }, (_, at) => 1001 + at).join(',');

for (const [what, query] of [
  ['dates in the past', 'departureDate=2020-01-01&returnDate=2020-01-08'],
  ['50 destinations', `destinations=${manyPlaces}`],
  ['ids of nothing', 'destinations=999999999,0,-1,abc&airports=ZZZ'],
  ['values that are none', 'adults=0&children=x&stars=9&sort=luck&page=-3&duration=99999'],
  ['markup', 'destinations=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a huge value', `destinations=${'9'.repeat(4_000)}`],
] as const) {
  test(`a search with ${what} is shown without that, and says so`, async ({ page, shop }) => {
    expect(await shop.visit(`/de-de/search?${query}`)).toBe(200);
    await expect(shop.main.getByText(left)).toBeVisible();
    await expect(page.locator('[data-hotel]').first()).toBeVisible();
    await shop.takeOver();
    await shop.expectNoSidewaysScroll();
    expect(await findA11yViolations(page)).toBe('');
  });
}

test('[HOTEL-037][HOTEL-041] a hotel with an unknown view, a past date and a foreign offer is shown as it is sold', async ({
  page,
  shop,
}) => {
  const answer = await page.request.get(
    `http://localhost:${shopPort()}/de-de/ajax/mixed-resultlist?duration=7`,
  );
  const [{ hotel }] = (await answer.json()).results;
  const path = hotel.features.find(({ name }: { name: string }) => name === 'route').value;
  expect(await shop.visit(`${path}?viewMode=upsideDown&departureDate=2020-01-01&offer=nobody`)).toBe(200);
  await expect(page.locator('#trip').getByRole('button', { name: 'Weiter zur Buchung' })).toBeVisible();
  await shop.takeOver();
  expect(await findA11yViolations(page)).toBe('');
});

for (const path of [
  '/de-de/hotel/kreta/haus-abc',
  '/de-de/hotel/kreta/haus-999999999',
  '/de-de/booking/nobody/ancillaries',
]) {
  test(`${path} leads nowhere, and on`, async ({ shop }) => {
    expect(await shop.visitNowhere(path)).toBe(404);
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  });
}
