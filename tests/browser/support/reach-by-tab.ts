import type { Locator } from '@playwright/test';
import { expect } from './shop.ts';

/** Stops that somebody would walk past at most. */
const maxPresses = 250;

/** Walks to something with the Tab key alone, backwards where it lies behind. @returns how often the key was pressed */
export async function reachByTab(what: Locator): Promise<number> {
  await expect(what).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const way = await what.evaluate((element) => {
      const { activeElement: here } = document;
      if (here === element) return 'here';
      const follows = here === null || here === document.body || here.compareDocumentPosition(element) & 4;
      return follows ? 'forwards' : 'backwards';
    });
    if (way === 'here') return presses;
    await what.page().keyboard.press(way === 'forwards' ? 'Tab' : 'Shift+Tab');
  }
  await expect(what).toBeFocused();
  return maxPresses;
}
