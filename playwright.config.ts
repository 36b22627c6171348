import { globSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { describeChromium } from './tests/browser/support/chromium.ts';
import { listBrandKeys } from './tests/browser/support/list-brand-keys.ts';
import type { BrandChoice, BrowserChoice } from './tests/browser/support/shop.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * What the shop does is the same code in every brand, so one brand is tested for all; the look is tested in each, of
 * its
 * parts in every state in the gallery. This lists what differs on a narrow window.
 */
const behaviour = [
  'change-trip',
  'checkout-extras',
  'dates',
  'deciding',
  'flight-times',
  'history',
  'hotel',
  'implied-changes',
  'mask-pickers',
  'members',
  'recent-searches',
  'mobile-menu',
  'pay-with-miles',
  'places',
  'results',
  'search-mask',
  'sentence',
  'shopper-tasks',
  'slider',
  'trip',
];
/** What is the same at every width, and tours that choose the width themselves. */
const once = [
  'add-extras',
  'bad-input',
  'cancel',
  'book-for-caller',
  'brand-trade',
  'buy-voucher',
  'card-fields',
  'change',
  'change-for-caller',
  'checkout-payment',
  'checkout-travellers',
  'complaint',
  'complaint-case',
  'complaint-without-script',
  'cookie-notice',
  'deposit',
  'editor',
  'faq',
  'family',
  'favorites',
  'first-view',
  'gift-chain',
  'hand-over',
  'hydration',
  'incident',
  'journey',
  'keeping-a-search',
  'keyboard',
  'languages',
  'last-search',
  'life-by-keyboard',
  'map',
  'market-flyout',
  'markup',
  'member-account',
  'member-booking',
  'my-trips',
  'navigation',
  'newsletter',
  'no-script',
  'notice-alternatives',
  'notices',
  'office',
  'office-by-keyboard',
  'office-pages',
  'office-start',
  'order-limits',
  'own-seats',
  'pay-with-everything',
  'preview',
  'price-alert',
  'price-preview',
  'rebook',
  'redeem-voucher',
  'erasure',
  'review',
  'room-or-flight',
  'room-request',
  'scrollbar',
  'several-rooms',
  'silent-supplier',
  'staff',
  'trip-notices',
  'turning',
  'vendor-map',
  'voucher-by-keyboard',
  'voucher-offer',
  'voucher-office',
  'voucher-wallets',
  'wallets',
  'watch-page',
  'withdraw-insurance',
  'without-issuer',
  'withdrawal-list',
];
/** What turns pages in place, once more in a browser without the Navigation API. */
const inPlace = [
  'dates',
  'favorites',
  'history',
  'hotel',
  'navigation',
  'places',
  'results',
  'search-mask',
  'trip',
];
/** A whole booking once more, in the brand that the others are not made in. */
const elsewhere = ['keyboard-booking'];
/** How pages look: wide in one brand and narrow in the other, and of the other wide what its own frame decides. */
const looks = ['accessibility', 'forced-colors', 'gallery', 'header', 'not-found', 'pages'];

const everything = [...behaviour, ...once, ...looks, ...elsewhere];
type TourList = Readonly<Record<'desktop' | 'mobile', readonly string[]>>;
const tours: Readonly<Record<string, TourList>> = {
  abendmeer: { desktop: [...behaviour, ...once, ...looks], mobile: behaviour },
  tagwind: { desktop: ['header', ...elsewhere], mobile: ['mobile-menu', ...looks] },
};
/** Of every other brand: what its colours, type and words can spoil. */
const ofOthers: TourList = { desktop: ['header'], mobile: looks };

const forgotten = globSync('tests/browser/**/*.tour.ts').filter(
  (file) => !everything.some((tour) => file.endsWith(`/${tour}.tour.ts`)),
);
if (forgotten.length > 0) throw new Error(`No list of playwright.config.ts names ${forgotten.join(', ')}`);

type Project = NonNullable<PlaywrightTestConfig<BrandChoice & BrowserChoice>['projects']>[number];

const brandKeys = listBrandKeys();
const widths = ['desktop', 'mobile'] as const;
const use = (brandKey: string, width: (typeof widths)[number]) => ({
  brandKey,
  ...(width === 'desktop' ? desktop : mobile),
});
const listProjects = (choose: (brandKey: string, width: (typeof widths)[number]) => readonly string[]) =>
  brandKeys.flatMap((brandKey) =>
    widths.map(
      (width): Project => ({
        name: `${brandKey}-${width}`,
        testMatch: choose(brandKey, width).map((tour) => `**/${tour}.tour.ts`),
        use: use(brandKey, width),
      }),
    ),
  );

const withoutNavigationApi: Project = {
  name: 'without-navigation-api',
  testMatch: inPlace.map((tour) => `**/${tour}.tour.ts`),
  use: { ...use('abendmeer', 'mobile'), hasNavigationApi: false },
};

/** One window for what the tag names, and a narrow one of the other brand for what the second tag names. */
const listTagged = (tag: RegExp, narrowTag: RegExp): Project[] => [
  { name: 'abendmeer-desktop', testMatch: '**/*.tour.ts', grep: tag, use: use('abendmeer', 'desktop') },
  { name: 'tagwind-mobile', testMatch: '**/*.tour.ts', grep: narrowTag, use: use('tagwind', 'mobile') },
];

/** Tours that depend on no words: they are made in the languages, too, that no other tour speaks. */
const inEveryLanguage = ['accessibility', 'pages'].map((tour) => `**/${tour}.tour.ts`);

/**
 * Which tours are made, by `TOURS`:
 * - `journeys`: each journey once, what `npm test` makes
 * - `access`: what is said about access, in the two demo brands; part of `npm run test:access`
 * - `distinct`: every tour where it adds something (the default)
 * - `all`: every tour in every brand, width and language; a tour that is about one width skips the other itself
 */
const selections: Readonly<Record<string, () => Project[]>> = {
  journeys: () => listTagged(/@journey/, /@narrow-journey/),
  access: () => listTagged(/@access/, /@access/),
  distinct: () => [
    ...listProjects((brandKey, width) => (tours[brandKey] ?? ofOthers)[width]),
    withoutNavigationApi,
  ],
  all: () => [
    ...listProjects(() => everything),
    withoutNavigationApi,
    ...['en-GB', 'es-ES', 'fr-FR', 'it-IT'].map(
      (locale): Project => ({
        name: `abendmeer-desktop-${locale.slice(0, 2)}`,
        testMatch: inEveryLanguage,
        use: { ...use('abendmeer', 'desktop'), locale },
      }),
    ),
  ],
};
const selection = process.env.TOURS || 'distinct';
const projects = selections[selection]?.();
if (projects === undefined)
  throw new Error(`TOURS is ${selection} and must be one of ${Object.keys(selections).join(', ')}`);

export default defineConfig<BrandChoice & BrowserChoice>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/start-shops.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Shared machines stall for seconds: a tour runs once more after a failure, and the list calls it flaky then.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    browserName: 'chromium',
    launchOptions: describeChromium(),
    screenshot: 'only-on-failure',
  },
  projects,
});
