import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { listMonths, listWeekdays } from '../../../src/domain/words/format-date.ts';
import { LANGUAGES, type Language } from '../../../src/domain/words/language.ts';
import { listStaffPlaces } from '../../../src/features/staff/staff-places.ts';
import type { RouteName } from '../../../src/routes.ts';
import { findForeignWords, listWords } from '../../find-foreign-words.ts';
import { fillOffice } from '../support/fill-office.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { findOfficePages, type OfficePage, officeRoutes } from '../support/find-office-pages.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, shopPort, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { type RunningShop, startShop } from '../support/start-shop.ts';

// A shop of its own, with the demo bookings; the tests share it and the session of an administrator.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({
  // What asks without a page knows no other host.
  baseURL: async ({ brandKey: _ }, use) => {
    await use(`http://localhost:${shopPort()}`);
  },
  contextOptions: { reducedMotion: 'reduce' },
});

const locales: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  it: 'it-IT',
  es: 'es-ES',
  fr: 'fr-FR',
};

let running: RunningShop | undefined;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
let pages: readonly OfficePage[];
const settingsBefore = { SHOP_PORT: process.env.SHOP_PORT, SHOP_DATA: process.env.SHOP_DATA };
test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  running = await startShop({ settings: { DEMO_BOOKINGS: '1' } });
  process.env.SHOP_PORT = String(running.port);
  process.env.SHOP_DATA = running.dataFolder;
  await fillOffice(running.dataFolder);
  const context = await browser.newContext({ baseURL: `http://localhost:${running.port}` });
  const page = await context.newPage();
  await signInAs(page, await makeStaffAccount('admin', 'Mira'));
  session = await context.storageState();
  pages = await findOfficePages(context.request);
  await context.close();
});
test.afterAll(async () => {
  Object.assign(process.env, settingsBefore);
  await running?.stop();
});

/** Pages that no link of the office leads to, or that are no pages, and why. */
const notVisited: Partial<Record<RouteName, string>> = {
  back_office_sign_in: 'before the sign-in: staff.tour.ts',
  back_office_set_up: 'the link of an invitation: staff.tour.ts',
  back_office_document: 'a file',
  back_office_case_file: 'a file',
  back_office_review_picture: 'a file',
  back_office_ledger_export: 'a file',
  back_office_voucher_export: 'a file',
};

test('the navigation leads to every page of the office', () => {
  const visited = new Set(pages.map(({ route }) => route));
  const missing = officeRoutes.map(({ name }) => name).filter((name) => !visited.has(name));
  expect(missing.toSorted()).toEqual(Object.keys(notVisited).toSorted());
});

/** The editor's app has tours of its own. */
const places = listStaffPlaces('admin', { hasCases: true }).filter(({ name }) => name !== 'editor');

for (const { name } of places)
  test(`the pages of ${name} are accessible on a phone and on a wide window, in their order, and never scroll sideways`, async ({
    openContext,
  }) => {
    const opened = new Map<string, Page>();
    const open = async (language: Language, width: number) => {
      const key = `${language} ${width}`;
      const known = opened.get(key);
      if (known !== undefined) return known;
      const context = await openContext({
        storageState: session,
        locale: locales[language],
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      opened.set(key, page);
      return page;
    };
    for (const [at, { route, path }] of pages.filter(({ place }) => place === name).entries())
      for (const [turn, width] of [390, 1440].entries()) {
        const language = LANGUAGES[(at * 2 + turn) % LANGUAGES.length] ?? 'de';
        await test.step(`${path} at ${width} px in ${language}`, async () => {
          const page = await open(language, width);
          expect.soft((await page.goto(path))?.status()).toBe(200);
          await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await findA11yViolations(page), `${path} ${width}`).toBe('');
          expect.soft(await measureOverflow(page), `${path} ${width}`).toBe(0);
          expect.soft(await findHiddenScrolls(page), `${path} ${width}`).toEqual([]);
          expect.soft(await readHeadings(page), `${path} ${width}`).toEqual({ first: 'H1', tops: 1 });
          const { walked, seen } = await walkThrough(page);
          expect.soft(walked, `${path} ${width}`).toEqual(seen);
          await page.screenshot({
            path: `test-results/office/${route}-${width}-${language}.png`,
            fullPage: true,
          });
        });
      }
  });

test('no page of the office has a word of another language', async ({ openContext }) => {
  const context = await openContext({ storageState: session });
  const names = await listNames();
  for (const language of LANGUAGES) {
    const known = new Set([...names, ...listDates(language)]);
    for (const { path } of pages) {
      const words = await readWords(context.request, path, locales[language]);
      expect.soft(findForeignWords(words, language, known), `${path} in ${language}`).toEqual([]);
    }
  }
});

/** Boxes that scroll sideways in themselves and that a keyboard does not reach, or that have no name. */
function findHiddenScrolls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return (
          (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1
        );
      })
      .filter((element) => {
        const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
        const isReached = element.tabIndex >= 0 || element.querySelector('a[href], button') !== null;
        return !(isNamed && isReached);
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

function readHeadings(page: Page): Promise<{ first: string; tops: number }> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
    return { first: headings[0]?.tagName ?? '', tops: document.querySelectorAll('h1').length };
  });
}

/**
 * The parts of a list in the order in which the Tab key comes to them, and in the order in which they are seen: from the top, and in one line
 * from the left.
 */
async function walkThrough(page: Page): Promise<{ walked: string[]; seen: string[] }> {
  const parts = await page.evaluate(() => {
    const kinds = {
      filters: 'main search',
      file: 'main a[download]',
      sort: 'main thead',
      rows: 'main tbody',
    };
    const shown = Object.entries(kinds).flatMap(([kind, selector]) => {
      const found = [...document.querySelectorAll(selector)].find(
        (part) =>
          part.matches('a') ||
          [...part.querySelectorAll('a[href], button, input, select')].some((each) => each.checkVisibility()),
      );
      if (found === undefined) return [];
      found.setAttribute('data-part', kind);
      const { top, left } = found.getBoundingClientRect();
      return { kind, top, left };
    });
    document.querySelector('main')?.focus();
    return shown;
  });
  const seen = parts
    .toSorted((one, other) => one.top - other.top || one.left - other.left)
    .map(({ kind }) => kind);
  const walked: string[] = [];
  for (let presses = 0; presses < maxPresses && walked.length < seen.length; presses += 1) {
    await page.keyboard.press('Tab');
    const kind = await page.evaluate(
      () => document.activeElement?.closest('[data-part]')?.getAttribute('data-part') ?? '',
    );
    if (kind !== '' && !walked.includes(kind)) walked.push(kind);
  }
  return { walked, seen };
}

/** Stops of the longest list: rows of a page with a link each, and what is above them. */
const maxPresses = 150;

/** Words of a page in the language of a browser, without what says that it is in another one, and without what people have written. */
async function readWords(request: APIRequestContext, path: string, locale: string): Promise<string> {
  const answer = await request.get(path, { headers: { 'accept-language': locale, accept: 'text/html' } });
  const html = await answer.text();
  const inOthers = /<(?!html)(\w+)(?=[^>]*\slang=")[^>]*>.*?<\/\1>/gs;
  const spoken = [...html.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  );
  const body = html
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(inOthers, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  // Numbers of bookings and suppliers are letters by chance, and some of them are words.
  const numbers = /\b(?:[A-Z\d]{4}-[A-Z\d]{4}|(?=[A-Z\d]*\d)[A-Z\d]{4,})\b/g;
  return [body, ...spoken]
    .join(' ')
    .replaceAll(/&[a-z#0-9]+;/g, ' ')
    .replaceAll(numbers, ' ');
}

/** Names of people, hotels and places, and what travellers and staff have written: the same in every language. */
async function listNames(): Promise<ReadonlySet<string>> {
  const rows = await askShopDatabase<{ words: string | null }>(
    `select string_agg("order"::text, ' ') as words from booking
      union all select string_agg(facts ->> 'note', ' ') from booking_event
      union all select string_agg(facts::text, ' ') from trip_notice
      union all select string_agg(name || ' ' || email, ' ') from staff
      union all select string_agg(complaint::text, ' ') from complaint_case
      union all select string_agg(normalised, ' ') from promotion`,
    [],
  );
  return new Set(listWords(rows.map(({ words }) => words ?? '').join(' ')));
}

const listDates = (language: Language): string[] =>
  listWords(
    (['short', 'long'] as const)
      .flatMap((style) => [...listMonths(language, style), ...listWeekdays(language, style)])
      .join(' '),
  );
