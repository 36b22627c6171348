import type { Locator } from '@playwright/test';

/** A finger goes from the right to the left over most of what is shown, in steps that a browser takes for a movement. */
export async function swipeOn(shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe on');
  const page = shown.page();
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * part, y }] });
  await touch('touchStart', 0.9);
  for (let part = 0.85; part > 0.1; part -= 0.05) await touch('touchMove', part);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
