import { chromium } from '@playwright/test';
import { unpackChromium } from '../tests/browser/support/chromium.ts';
const [base, path, name, lang = 'de'] = process.argv.slice(2);
const launch = await unpackChromium();
const browser = await chromium.launch(launch);
for (const width of [1440, 390]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: lang });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('error', e.message.slice(0, 300)));
  await page.goto(`${base}${path}`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/c-${name}-${width}.png`, fullPage: true });
  await context.close();
}
await browser.close();
