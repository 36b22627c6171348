import type { Page } from '@playwright/test';

/** Delays React on a page until the test releases it, to test presses before hydration. */
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
