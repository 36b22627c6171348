import type { Page } from '@playwright/test';

/** Keeps React from a page until it is let come, so that what is pressed before it can be seen. */
export async function delayReact(page: Page): Promise<() => void> {
  let releaseReact = () => {};
  const isHeld = new Promise<void>((resolve) => {
    releaseReact = resolve;
  });
  await page.route(/\/entry\.client[^/]*\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  return releaseReact;
}
