import { expect, type Page } from '@playwright/test';

/** Walks by Tab, there and back, and expects the focus in the panel all the way, or with the browser itself between its end and its start. */
export async function expectFocusStaysIn(page: Page, panel: string, presses: number): Promise<void> {
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      const where = await page.evaluate((selector) => {
        const focused = document.activeElement ?? document.body;
        if (focused === document.body) return 'the browser';
        return focused.closest(selector) === null
          ? `outside: ${focused.outerHTML.slice(0, 120)}`
          : focused.outerHTML;
      }, panel);
      expect(where).not.toMatch(/^outside/);
      seen.add(where);
    }
  // It does not merely stand still.
  expect(seen.size).toBeGreaterThan(3);
}
