import type { Page } from '@playwright/test';
import { bookIfChangeable } from './book-if-changeable.ts';

/** Books a trip whose tariff can be changed and that is paid at once; returns the id of its checkout. @param nights at least */
export async function bookChangeableTrip(page: Page, nights = 7): Promise<string> {
  for (let tries = 0; tries < 30; tries += 1) {
    const id = await bookIfChangeable(page, { duration: String(nights + (tries % 10)) });
    if (id !== null) return id;
  }
  throw new Error('No trip is sold that can be changed');
}
