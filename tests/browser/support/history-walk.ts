import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** What a visitor sees of where they are. */
interface Place {
  readonly address: string;
  readonly title: string;
  readonly heading: string | null;
}

/** The pages of a tour in their order, to walk back and forward over. */
export interface HistoryWalk {
  /** Notes the page that is shown now as the next one of the tour. */
  note(): Promise<void>;
  /** Walks back to the first page noted and forward to the last: address, title and heading are those noted. */
  retrace(): Promise<void>;
}

export function walkHistory(page: Page): HistoryWalk {
  const noted: (Place | null)[] = [];
  const expectPlace = (at: number) => expect.poll(() => readPlace(page)).toEqual(noted[at]);
  return {
    async note() {
      await page.getByRole('heading', { level: 1 }).waitFor();
      noted.push(await readPlace(page));
    },
    async retrace() {
      for (let at = noted.length - 2; at >= 0; at -= 1) {
        await page.goBack();
        await expectPlace(at);
      }
      for (let at = 1; at < noted.length; at += 1) {
        await page.goForward();
        await expectPlace(at);
      }
    },
  };
}

/** Null for a document that is just being left. */
async function readPlace(page: Page): Promise<Place | null> {
  const read = page.evaluate(() => ({
    address: location.pathname + location.search,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? null,
  }));
  return read.catch(() => null);
}
