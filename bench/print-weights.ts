import { type Browser, chromium } from '@playwright/test';
import type { BrowserLaunch } from '../tests/browser/support/chromium.ts';
import { type View, weighFirstView } from './weigh-first-view.ts';

const views: Readonly<Record<string, View>> = {
  phone: { width: 390, height: 844, scale: 2 },
  desktop: { width: 1440, height: 900, scale: 1 },
};

/** What the browser loads for the home page of each brand, untouched and once the visitor has done something. */
export async function printWeights(
  launch: BrowserLaunch,
  port: number,
  brandKeys: readonly string[],
): Promise<void> {
  const browser = await chromium.launch(launch);
  try {
    console.log('\nkB on the wire for the first view of home, with an empty cache');
    console.table(await weighAll(browser, port, brandKeys));
  } finally {
    await browser.close();
  }
}

async function weighAll(browser: Browser, port: number, brandKeys: readonly string[]) {
  const table: Record<string, Record<string, number>> = {};
  for (const brandKey of brandKeys) {
    for (const [name, view] of Object.entries(views)) {
      for (const isUsed of [false, true]) {
        const url = `http://${brandKey}.localhost:${port}/de-de`;
        const weight = await weighFirstView(browser, url, view, isUsed);
        const rounded = Object.entries(weight).map(([kind, bytes]) => [kind, Math.round(bytes / 100) / 10]);
        table[`${brandKey} ${name} ${isUsed ? 'in use' : 'untouched'}`] = Object.fromEntries(rounded);
      }
    }
  }
  return table;
}
