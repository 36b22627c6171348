import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { unpackChromium } from '../tests/browser/support/chromium.ts';
import { findPages } from '../tests/browser/support/find-pages.ts';
import { listBrandKeys } from '../tests/browser/support/list-brand-keys.ts';
import { startShop } from '../tests/browser/support/start-shop.ts';

const usage = `Takes pictures of the shop's pages: the first view and the whole page, per brand and width.

npm run screenshots -- FOLDER [options]
  --port 3000            a server that runs already (default: starts one from dist/)
  --brands abendmeer,tagwind     only these (default: every brand)
  --widths 390,1440      also useful: 360,768,1920
  --paths /de-de,/de-de/kreta   only these (default: every linked page, and not-found)
  --languages de         also en, it, es, fr`;

const unknownPath = '/de-de/does-not-exist';

interface Shot {
  readonly brand: string;
  readonly width: number;
  readonly language: string;
  readonly path: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    brands: { type: 'string', default: listBrandKeys().join(',') },
    widths: { type: 'string', default: '390,1440' },
    paths: { type: 'string' },
    languages: { type: 'string', default: 'de' },
  },
});

const [folder] = positionals;
if (folder === undefined) {
  console.log(usage);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });

const shop = values.port === undefined ? await startShop({ settings: { DEMO_BOOKINGS: '1' } }) : null;
const port = shop?.port ?? Number(values.port);
const browser = await chromium.launch(await unpackChromium());
try {
  for (const brand of values.brands.split(',')) {
    const paths = values.paths?.split(',') ?? [
      ...(await findPages(port, brand)).map(({ path }) => path),
      unknownPath,
    ];
    for (const width of values.widths.split(',').map(Number)) {
      for (const language of values.languages.split(',')) {
        for (const path of paths)
          await captureScreenshot(browser, port, { brand, width, language, path }, resolve(folder));
      }
    }
  }
} finally {
  await browser.close();
  await shop?.stop();
}

async function captureScreenshot(browser: Browser, port: number, shot: Shot, folder: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.width < 768 ? 844 : 900 },
    locale: shot.language,
    // Pictures of a page at rest: nothing fades in, no slider moves on.
    reducedMotion: 'reduce',
  });
  page.on('console', (message) => message.type() === 'error' && console.log(`  ${message.text()}`));
  page.on('pageerror', (error) => console.log(`  ${error.message}`));
  const answer = await page.goto(`http://${shot.brand}.localhost:${port}${shot.path}`);
  await showAllPictures(page);
  const name = [shot.brand, toFileName(shot.path), shot.language, shot.width].join('-');
  await page.screenshot({ path: join(folder, `${name}-first.png`) });
  await page.screenshot({ path: join(folder, `${name}-full.png`), fullPage: true });
  await page.close();
  console.log(`${name} ${answer?.status()}`);
}

/** Loads lazy content, waits for every picture and scrolls back to the top. */
async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

function toFileName(path: string): string {
  return (
    path
      .split('/')
      .slice(2)
      .join('_')
      .replace(/[^\w-]+/g, '_') || 'home'
  );
}
