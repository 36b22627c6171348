import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import { attachLogo } from '../../src/site/mails/attach-logo.server.ts';
import { unpackChromium } from '../browser/support/chromium.ts';
import { findA11yViolations } from '../browser/support/find-a11y-violations.ts';
import { composeSampleMails } from './sample-mails.ts';

/** Folder for pictures of the mails, to be looked at; none are taken without it. */
const picturesFolder = process.env.MAIL_PICTURES ?? '';

const browser = await chromium.launch(await unpackChromium());
afterAll(() => browser.close());

let scenery = '';
beforeAll(async () => {
  const create = { width: 920, height: 380, channels: 3, background: '#7fb2c4' } as const;
  scenery = toDataAddress('image/jpeg', await sharp({ create }).jpeg().toBuffer());
});

function toDataAddress(type: string, content: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}

/** A mail program has its own landmarks around the mail. */
const rulesOfPages = ['region', 'landmark-one-main'];

/** Of mails that differ in their words alone one is inspected for all. */
const layouts = new Set([
  'trip-confirmation',
  'trip-cancelled',
  'voucher-confirmation',
  'gift-recipient',
  'newsletter-welcome',
  'price-alert-target',
  'case-receipt',
  'notice-flight-changed-0',
]);

async function show(page: Page, html: string, brandKey: string): Promise<void> {
  const logo = await attachLogo(brandsAsShipped.get(brandKey));
  await page.setContent(
    html
      .replace('src="cid:logo"', `src="${toDataAddress(logo.type, logo.content)}"`)
      .replace('src="cid:picture"', `src="${scenery}"`),
  );
}

test.each(
  [...brands.keys()].flatMap((brandKey) =>
    (['light', 'dark'] as const).map((colorScheme) => [brandKey, colorScheme] as const),
  ),
)(
  'mails of %s in a %s look fit 360 and 600 pixels, and are accessible',
  async (brandKey, colorScheme) => {
    const mails = await composeSampleMails(brandKey, brandKey === 'tagwind' ? 'fr' : 'de');
    for (const width of [360, 600]) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      for (const [name, { html }] of mails) {
        await show(page, html, brandKey);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${name} at ${width}`).toBe(0);
        if (width === 360 && layouts.has(name))
          expect(await findA11yViolations(page, rulesOfPages), `${name} at ${width}`).toBe('');
        if (picturesFolder !== '') {
          mkdirSync(picturesFolder, { recursive: true });
          const path = `${picturesFolder}/${brandKey}-${name}-${width}-${colorScheme}.png`;
          await page.screenshot({ path, fullPage: true });
        }
      }
      await page.close();
    }
  },
  120_000,
);
