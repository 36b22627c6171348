import { globSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { describeChromium } from './tests/browser/support/chromium.ts';
import type { BrandChoice } from './tests/browser/support/shop.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * What the shop does is the same code in every brand, so one brand stands for all; how it looks is asked of each, of its
 * parts in every state in the gallery. Here stands what is done differently on a narrow window.
 */
const behaviour = [
  'checkout-extras',
  'dates',
  'hotel',
  'mask-pickers',
  'mobile-menu',
  'places',
  'results',
  'search-mask',
  'slider',
  'trip',
];
/** What is the same at every width, and tours that choose the width themselves. */
const once = [
  'bad-input',
  'card-fields',
  'checkout-payment',
  'checkout-travellers',
  'cookie-notice',
  'editor',
  'faq',
  'favorites',
  'hydration',
  'journey',
  'keeping-a-search',
  'keyboard',
  'languages',
  'last-search',
  'map',
  'market-flyout',
  'markup',
  'navigation',
  'no-script',
  'notices',
  'preview',
  'staff',
  'turning',
  'watch-page',
];
/** A whole booking once more, in the brand that the others are not made in. */
const elsewhere = ['checkout-keyboard'];
/** How pages look: wide in one brand and narrow in the other, and of the other wide what its own frame decides. */
const looks = ['accessibility', 'forced-colors', 'gallery', 'header', 'not-found', 'pages'];

const everything = [...behaviour, ...once, ...looks, ...elsewhere];
const tours: Readonly<Record<string, Readonly<Record<'desktop' | 'mobile', readonly string[]>>>> = {
  abendmeer: { desktop: [...behaviour, ...once, ...looks], mobile: behaviour },
  tagwind: { desktop: ['header', ...elsewhere], mobile: ['mobile-menu', ...looks] },
};

const forgotten = globSync('tests/browser/*.tour.ts').filter(
  (file) => !everything.some((tour) => file.endsWith(`/${tour}.tour.ts`)),
);
if (forgotten.length > 0) throw new Error(`No list of playwright.config.ts names ${forgotten.join(', ')}`);

/** `TOURS=all` makes every tour in every brand at every width; a tour that is about one width skips the other itself. */
const isAll = process.env.TOURS === 'all';

const projects: NonNullable<PlaywrightTestConfig<BrandChoice>['projects']> = Object.entries(tours).flatMap(
  ([brandKey, byWidth]) =>
    (['desktop', 'mobile'] as const).map((width) => ({
      name: `${brandKey}-${width}`,
      testMatch: (isAll ? everything : byWidth[width]).map((tour) => `**/${tour}.tour.ts`),
      use: { brandKey, ...(width === 'desktop' ? desktop : mobile) },
    })),
);

export default defineConfig<BrandChoice>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/start-shops.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Shared machines stand still for seconds: a tour may be walked once more, and the list calls it flaky then.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    launchOptions: describeChromium(),
    screenshot: 'only-on-failure',
  },
  projects,
});
