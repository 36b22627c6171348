import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { describeChromium } from './tests/browser/chromium.ts';
import type { BrandChoice } from './tests/browser/shop.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Tours ask the same of every brand and of both widths; a tour that is about one of them skips the others itself. */
const projects: NonNullable<PlaywrightTestConfig<BrandChoice>['projects']> = ['abendmeer', 'tagwind'].flatMap(
  (brandKey) => [
    { name: `${brandKey} desktop`, use: { brandKey, ...desktop } },
    { name: `${brandKey} mobile`, use: { brandKey, ...mobile } },
  ],
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
