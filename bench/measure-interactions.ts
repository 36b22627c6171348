import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { BrowserLaunch } from '../tests/browser/support/chromium.ts';
import type { BenchPage } from './choose-pages.ts';
import { median } from './run-load.ts';

interface Interaction {
  readonly name: string;
  readonly page: 'results' | 'gallery' | 'hotel';
  /** CSS of what is pressed; its first match that can be seen. */
  readonly press: string;
  /** CSS whose text or number of elements changes with the answer. */
  readonly answer: string;
}

const interactions: readonly Interaction[] = [
  { name: 'filter by stars', page: 'results', press: 'input[name=stars]', answer: 'main ol, main h1 + *' },
  { name: 'order by rating', page: 'results', press: 'a[href*="sort=rating"]', answer: '[data-hotel] h2' },
  { name: 'another month', page: 'gallery', press: 'a[href*="departureDate"]', answer: 'main h2' },
  {
    name: 'another room',
    page: 'hotel',
    press: '[aria-labelledby="room-choice-title"] a[href*="offer="]:not([aria-current])',
    answer: '[aria-labelledby="room-choice-title"] [aria-current=true]',
  },
  {
    name: 'destinations of the mask',
    page: 'results',
    press: '[popovertarget=mask-destination]',
    answer: '#mask-destination li',
  },
  {
    name: 'airports of the mask',
    page: 'results',
    press: '[popovertarget=mask-departure]',
    answer: '#mask-departure li',
  },
];

const repetitions = 7;

/** How long a pointer rests on what it is about to press, and how long it is held down. */
const [restMs, holdMs] = [200, 60];

/** How much slower the browser's processor is made for the time to the next paint. */
const slowDown = 4;

/**
 * Milliseconds from a press to its answer on the page, and to the next paint on a processor four times as slow: of the first press on
 * a page without input so far, which fetches React, and of a later one.
 */
export async function measureInteractions(
  launch: BrowserLaunch,
  origin: string,
  pages: Readonly<Record<string, BenchPage>>,
): Promise<void> {
  const browser = await chromium.launch(launch);
  try {
    const table: Record<string, Record<string, number | string>> = {};
    for (const interaction of interactions) {
      const path = pages[interaction.page]?.path;
      if (path === undefined) continue;
      table[interaction.name] = await measure(browser, origin + path, interaction);
    }
    console.log('\nPresses, medians of seven, in milliseconds');
    console.table(table);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, url: string, interaction: Interaction) {
  const answers: number[] = [];
  const firstPaints: number[] = [];
  const paints: number[] = [];
  for (let round = 0; round < repetitions; round += 1) {
    answers.push(await onPage(browser, url, {}, (page) => pressAndWait(page, interaction)));
    const slow = { slowDown, isUntouched: true };
    firstPaints.push(await onPage(browser, url, slow, (page) => pressAndPaint(page, interaction)));
    paints.push(await onPage(browser, url, { slowDown }, (page) => pressAndPaint(page, interaction)));
  }
  return {
    page: interaction.page,
    'to the answer': Math.round(median(answers)),
    'to the next paint, 4x': Math.round(median(paints)),
    'of the first press, 4x': describe(median(firstPaints)),
  };
}

const describe = (milliseconds: number) =>
  Number.isNaN(milliseconds) ? 'a new page' : Math.round(milliseconds);

interface PageState {
  readonly slowDown?: number;
  /** React has not been asked for; else it has taken the page over. */
  readonly isUntouched?: boolean;
}

/** Runs on a page with all its pictures loaded. */
async function onPage(
  browser: Browser,
  url: string,
  { slowDown: rate = 1, isUntouched = false }: PageState,
  run: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    if (!isUntouched) {
      await page.dispatchEvent('body', 'pointerdown');
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    }
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await run(page);
  } finally {
    await context.close();
  }
}

async function pressAndWait(page: Page, { press, answer }: Interaction): Promise<number> {
  const pressed = page.locator(press).filter({ visible: true }).first();
  // Shoppers point before they press; panels fetch their content at that moment.
  await pressed.hover();
  return pressed.evaluate(async (element, selector) => {
    const read = () => [...document.querySelectorAll(selector)].map((each) => each.textContent).join('|');
    const before = read();
    const start = performance.now();
    (element as HTMLElement).click();
    while (read() === before) {
      if (performance.now() - start > 10_000) throw new Error(`Nothing changed in ${selector}`);
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  }, answer);
}

/**
 * A hand points, rests and holds a moment. The mouse itself is moved: the test library's own click asks the page what lies under the pointer
 * between down and up, and that would count.
 */
async function pressLikeAHand(page: Page, pressed: Locator): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.waitForTimeout(holdMs);
  await page.mouse.up();
}

/** Only what the press itself set off counts, as in "interaction to next paint": while a page loads, a resting mouse enters it too. */
async function pressAndPaint(page: Page, { press }: Interaction): Promise<number> {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await pressLikeAHand(page, page.locator(press).filter({ visible: true }).first());
  await page.waitForTimeout(1500);
  // A press that was followed as a link, as before React is there, has a new document behind it, and nothing to report.
  return page.evaluate(
    () => (window as unknown as { longest?: { duration: number } }).longest?.duration ?? Number.NaN,
  );
}
