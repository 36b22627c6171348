import { beginCheckout, buildTravellers, orderWith } from './support/checkout-steps.ts';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

test('[checkout X-092] checkouts in two tabs stay open over reload, back and forward, and only in this browser', async ({
  page,
  context,
  request,
}) => {
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === 'session')?.value;
  const first = await beginCheckout(page);
  await buildTravellers(page, first);
  await page.goto(`${first}/info`);
  const before = await sessionCookie();

  const other = await context.newPage();
  const second = await beginCheckout(other);
  expect(await sessionCookie()).not.toBe(before);
  for (const path of [`${second}/info`, `${second}/ancillaries`])
    expect((await other.goto(path))?.status()).toBe(200);

  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByLabel('Vorname').first()).toHaveValue(/\w/);
  expect((await page.goto(`${first}/customer_payment`))?.status()).toBe(200);
  expect((await page.goBack())?.status()).toBe(200);
  expect((await page.goForward())?.status()).toBe(200);
  expect((await other.goBack())?.status()).toBe(200);
  expect(await orderWith(page, first, 'PayPal')).toMatchObject({ success: true });

  for (const checkout of [first, second]) {
    const headers = { cookie: `session=${before}`, host: new URL(page.url()).host };
    const answer = await request.get(`http://localhost:${shopPort()}${checkout}/info`, { headers });
    expect(answer.status()).toBe(404);
  }
});
