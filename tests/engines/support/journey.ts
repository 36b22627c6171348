import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, inject } from 'vitest';
import type { Browser, Size } from './browser.ts';
import type { Engine } from './find-engines.ts';
import { startFirefox } from './firefox.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { startWebKit } from './webkit.ts';

export { expect } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine['name'];
    size: Size;
  }
}

/** Screenshots of failed journeys, which git ignores. */
const screenshotFolder = 'test-results/engines';

const start: Readonly<Record<Engine['name'], () => Promise<Browser>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Makes a journey with a browser that nobody has used before, and keeps what it shows when the journey fails. */
export const journey = base.extend<{ shopper: Shopper }>({
  shopper: async ({ task }, use) => {
    const [engine, size] = [inject('engine'), inject('size')];
    const browser = await start[engine]();
    try {
      await browser.resize(size);
      const shopper = createShopper(browser, {
        size,
        origin: `http://abendmeer.localhost:${process.env.SHOP_PORT}`,
      });
      await use(shopper);
      if (task.result?.errors?.length) {
        mkdirSync(screenshotFolder, { recursive: true });
        const name = `${task.name} ${engine} ${size.width}`.replaceAll(/[^\w-]+/g, '-');
        writeFileSync(join(screenshotFolder, `${name}.png`), await browser.takeScreenshot());
      }
    } finally {
      await browser.close();
    }
  },
});
