import type { Page } from '@playwright/test';

/** Keeps React from a page until it is let come, so that what is pressed before it can be seen. */
export async function holdReact(page: Page): Promise<() => void> {
  let letReactCome = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letReactCome = resolve;
  });
  await page.route(/\/entry\.client[^/]*\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  return letReactCome;
}
