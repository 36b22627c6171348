import type { Page } from '@playwright/test';

/** A text that lies over a picture. */
export interface MeasuredText {
  readonly text: string;
  /** Contrast with the part of its background that it has the least with: of 100 pixels behind it, 5 are worse. */
  readonly contrast: number;
  /** WCAG 1.4.3: 3 for large type, else 4.5. */
  readonly needed: number;
}

/** Of the pixels behind a text, these may have less contrast: single glints between letters hide nothing. */
const ignoredShare = 0.05;

/**
 * Measures the texts of the page's main part that lie over pictures by the pixels behind them: photographed with all texts transparent,
 * so that scrims, shadows and pictures count as they are drawn. What keeps to the window, such as notices, is taken away first.
 * @param screens how many windows from the top are measured
 */
export async function measureContrast(page: Page, screens: number): Promise<MeasuredText[]> {
  await page.evaluate(addStyle, '* { transition: none !important; animation: none !important }');
  await page.evaluate(hideWhatKeepsToTheWindow);
  const reader = await page.context().newPage();
  const measured: MeasuredText[] = [];
  for (let screen = 0; screen < screens; screen += 1) {
    if (!(await page.evaluate(showScreen, screen))) break;
    const texts = await page.evaluate(findTextsOverPictures);
    if (texts.length === 0) continue;
    await page.evaluate(
      addStyle,
      'main *, main ::before, main ::after { color: transparent !important } main svg { visibility: hidden !important }',
    );
    const picture = (await page.screenshot({ scale: 'css' })).toString('base64');
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    measured.push(...(await reader.evaluate(compareWithPixels, { texts, picture, ignoredShare })));
  }
  await reader.close();
  return measured;
}

function hideWhatKeepsToTheWindow(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.visibility = 'hidden';
}

/** Scrolls to one of the windows of the page and waits for its pictures. @returns false below the end of the page */
async function showScreen(screen: number): Promise<boolean> {
  const top = screen * innerHeight;
  if (top >= document.documentElement.scrollHeight - 8) return false;
  scrollTo({ top, behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const near = [...document.images].filter((image) => {
    const { bottom, top: above } = image.getBoundingClientRect();
    return bottom > 0 && above < innerHeight;
  });
  for (const image of near) image.loading = 'eager';
  await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  return true;
}

/** By script: the page's policy refuses style elements. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

interface FoundText {
  readonly text: string;
  readonly needed: number;
  /** Red, green, blue from 0 to 255, opacity from 0 to 1. */
  readonly color: readonly [number, number, number, number];
  /** Lines, in pixels of the window. */
  readonly boxes: readonly { x: number; y: number; width: number; height: number }[];
}

function findTextsOverPictures(): FoundText[] {
  const pictures = [...document.querySelectorAll('main img, main canvas')].map((image) =>
    image.getBoundingClientRect(),
  );
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColor = (color: string): [number, number, number, number] => {
    if (paint === null) throw new Error('No canvas');
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const found: FoundText[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      element === null ||
      text === '' ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .filter((box) => box.width > 2 && box.height > 2)
      .filter(({ left, right, top, bottom }) =>
        pictures.some(
          (image) => left < image.right && right > image.left && top < image.bottom && bottom > image.top,
        ),
      )
      // What is cut off, as in the visually hidden, is read by nobody.
      .filter((box) => {
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue;
          const clip = around.getBoundingClientRect();
          if (box.right <= clip.left + 2 || box.left >= clip.right - 2) return false;
          if (box.bottom <= clip.top + 2 || box.top >= clip.bottom - 2) return false;
          if (clip.width <= 2 || clip.height <= 2) return false;
        }
        return true;
      })
      // A text that the window cuts is whole on one of the next screens, or too close to the end.
      .filter((box) => box.top >= 0 && box.bottom <= innerHeight)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
    if (boxes.length === 0) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    found.push({ text: text.slice(0, 60), needed: isLarge ? 3 : 4.5, color: readColor(color), boxes });
  }
  return found;
}

async function compareWithPixels({
  texts,
  picture,
  ignoredShare: ignored,
}: {
  texts: readonly FoundText[];
  picture: string;
  ignoredShare: number;
}): Promise<MeasuredText[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const paint = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  if (paint === null) throw new Error('No canvas');
  paint.drawImage(image, 0, 0);
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return texts.flatMap(({ text, needed, color, boxes }) => {
    const [red, green, blue, alpha] = color;
    const contrasts: number[] = [];
    for (const box of boxes) {
      const left = Math.max(0, Math.floor(box.x));
      const top = Math.max(0, Math.floor(box.y));
      const width = Math.min(Math.ceil(box.width), image.width - left);
      const height = Math.min(Math.ceil(box.height), image.height - top);
      if (width <= 0 || height <= 0) continue;
      const { data } = paint.getImageData(left, top, width, height);
      for (let at = 0; at < data.length; at += 4) {
        const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
        const fore = luminance(mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2]));
        const back = luminance(...behind);
        contrasts.push((Math.max(fore, back) + 0.05) / (Math.min(fore, back) + 0.05));
      }
    }
    contrasts.sort((one, other) => one - other);
    const contrast = contrasts[Math.floor(contrasts.length * ignored)];
    return contrast === undefined ? [] : [{ text, needed, contrast: Math.floor(contrast * 100) / 100 }];
  });
}
