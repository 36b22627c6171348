import type { Browser, Page } from '@playwright/test';

/**
 * Bytes on the wire by kind of resource, bodies as encoded. `firstView` is all that the first view needs; `ahead` are
 * pictures outside of it, which the browser loads in the expectation that the visitor will scroll.
 */
export type Weight = Readonly<
  Record<'document' | 'script' | 'style' | 'font' | 'image' | 'other' | 'firstView' | 'ahead', number>
>;

export interface View {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Pictures that no browser has requested before are painted first, on the one core that also serves. */
const paintedWithinMs = 300_000;

interface Loaded {
  readonly kind: keyof Weight;
  readonly url: string;
  bytes: number;
}

const kinds: Readonly<Record<string, keyof Weight>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/**
 * What a browser with an empty cache loads for the first view of a page.
 * @param isUsed also does what makes React take over, and waits for it
 */
export async function weighFirstView(
  browser: Browser,
  url: string,
  view: View,
  isUsed: boolean,
): Promise<Weight> {
  const { width, height, scale } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const loaded = new Map<string, Loaded>();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      loaded.set(requestId, { kind: kinds[type] ?? 'other', url: response.url, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const resource = loaded.get(requestId);
      if (resource) resource.bytes = encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle', timeout: paintedWithinMs });
    if (isUsed) {
      await page.dispatchEvent('body', 'pointerdown');
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    return sumUp([...loaded.values()], await listSeenPictures(page));
  } finally {
    await context.close();
  }
}

/** Addresses of the pictures of which at least a part is in the window. */
function listSeenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      })
      .map(({ currentSrc }) => currentSrc),
  );
}

function sumUp(loaded: readonly Loaded[], seenPictures: readonly string[]): Weight {
  const weight = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0, firstView: 0, ahead: 0 };
  for (const { kind, url, bytes } of loaded) {
    const isAhead = kind === 'image' && !seenPictures.includes(url);
    weight[isAhead ? 'ahead' : kind] += bytes;
    if (!isAhead) weight.firstView += bytes;
  }
  return weight;
}
