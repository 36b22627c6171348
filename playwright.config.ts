import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { describeChromium } from './tests/browser/chromium.ts';
import type { BrandChoice } from './tests/browser/shop.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * What the shop does is the same code in every brand, so one brand stands for all; how it looks is asked of each, of its
 * parts in every state in the gallery.
 */
const behaviour = [
  'cookie-notice',
  'dates',
  'faq',
  'favorites',
  'hotel',
  'hydration',
  'keeping-a-search',
  'map',
  'market-flyout',
  'mask-pickers',
  'navigation',
  'no-script',
  'places',
  'results',
  'search-mask',
  'slider',
  'trip',
];
/** What the server says is the same at every width, and some tours choose the width themselves. */
const once = ['bad-input', 'journey', 'watch-page'];

/** A tour that is about one of the two widths skips the other itself. */
const projects: NonNullable<PlaywrightTestConfig<BrandChoice>['projects']> = ['abendmeer', 'tagwind'].flatMap(
  (brandKey, index) => {
    const known = index === 0 ? [] : behaviour;
    const alsoKnown = index === 0 ? [] : once;
    return [
      {
        name: `${brandKey}-desktop`,
        testIgnore: filesOf([...known, ...alsoKnown]),
        use: { brandKey, ...desktop },
      },
      {
        name: `${brandKey}-mobile`,
        testIgnore: filesOf([...known, ...once]),
        use: { brandKey, ...mobile },
      },
    ];
  },
);

function filesOf(tours: readonly string[]): string[] {
  return tours.map((tour) => `**/${tour}.tour.ts`);
}

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
