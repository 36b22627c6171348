import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { describeChromium } from './tests/browser/chromium.ts';
import type { BrandChoice } from './tests/browser/shop.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What the shop does is the same code in every brand, so one brand stands for all; how it looks is asked of each. */
const behaviour = [
  'cookie-notice',
  'faq',
  'hydration',
  'market-flyout',
  'navigation',
  'no-script',
  'slider',
  'watch-page',
];

/** A tour that is about one of the two widths skips the other itself. */
const projects: NonNullable<PlaywrightTestConfig<BrandChoice>['projects']> = ['abendmeer', 'tagwind'].flatMap(
  (brandKey, index) => {
    const testIgnore = index === 0 ? [] : behaviour.map((tour) => `**/${tour}.tour.ts`);
    return [
      { name: `${brandKey}-desktop`, testIgnore, use: { brandKey, ...desktop } },
      { name: `${brandKey}-mobile`, testIgnore, use: { brandKey, ...mobile } },
    ];
  },
);

export default defineConfig<BrandChoice>({
  testDir: 'tests/browser',
  testMatch: '*.tour.ts',
  globalSetup: './tests/browser/start-shops.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
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
