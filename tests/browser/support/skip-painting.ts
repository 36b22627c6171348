import type { Page } from '@playwright/test';

/** One grey dot in place of pictures where a tour is not about them: painting takes CPU time. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers every painted picture with a dot. */
export async function skipPainting(page: Page): Promise<void> {
  await page.route('**/image/**', (route) => route.fulfill({ contentType: 'image/png', body: dot }));
}
