import type { Locator, Page } from '@playwright/test';
import { expect, type Shop, test } from './support/shop.ts';

const period = 5000;

interface Slider {
  readonly dots: Locator;
  readonly slides: Locator;
  readonly count: number;
}

/** The home page with a clock of the tour's own, which goes on by itself too. */
async function visitSlider(page: Page, shop: Shop): Promise<Slider> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  return findSlider(shop);
}

/** The same with a clock that is stopped until the test runs it: no animation comes to an end by itself. */
async function visitStillSlider(page: Page, shop: Shop): Promise<Slider> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.clock.pauseAt('2026-11-21T12:00:01Z');
  return findSlider(shop);
}

async function findSlider(shop: Shop): Promise<Slider> {
  await shop.visitHome();
  const slider = shop.main.locator('[data-slider]').first();
  await expect(slider).toHaveAttribute('data-running', '');
  const dots = slider.locator('[data-control=dot]');
  return { dots, slides: slider.locator('[data-slide]'), count: await dots.count() };
}

async function expectSlide({ dots, slides }: Slider, index: number): Promise<void> {
  await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(slides.nth(index)).not.toHaveAttribute('inert');
  // The other slides are not read: without this the page would have no heading of its own meanwhile.
  await expect(slides.nth(index).locator('h1, h2')).toHaveAttribute('aria-level', '1');
}

test('[MOD-029][MOD-030] the slider moves on every 5000 ms and begins again after the last', async ({
  page,
  shop,
}) => {
  const slider = await visitSlider(page, shop);
  expect(slider.count).toBeGreaterThan(1);
  for (let turn = 0; turn <= slider.count; turn += 1) {
    await expectSlide(slider, turn % slider.count);
    await page.clock.runFor(period);
  }
});

test('[MOD-029] just before 5000 ms the slider has not moved', async ({ page, shop }) => {
  const slider = await visitStillSlider(page, shop);
  await page.clock.runFor(period - 500);
  await expectSlide(slider, 0);
});

test('[MOD-031] the slider waits while the pointer is over it', async ({ page, shop, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  const slider = await visitSlider(page, shop);
  await page.mouse.move(700, 400);
  await page.clock.runFor(3 * period);
  await expectSlide(slider, 0);
  await page.mouse.move(700, 5);
  await page.evaluate(() => scrollTo(0, 0));
});

test('the slider waits while the focus is in it and when it is paused', async ({ page, shop }) => {
  const slider = await visitSlider(page, shop);
  const pause = shop.main.locator('[data-slider] [data-control=pause]').first();
  await pause.focus();
  await page.clock.runFor(2 * period);
  await expectSlide(slider, 0);
  await page.keyboard.press('Enter');
  await pause.or(shop.main.locator('[data-slider] [data-control=play]').first()).blur();
  await page.clock.runFor(2 * period);
  await expectSlide(slider, 0);
});

test('[MOD-032] one slide shows at a time and only that one can be reached', async ({ page, shop }) => {
  const { slides, count } = await visitSlider(page, shop);
  await expect(slides).toHaveCount(count);
  await expect(slides.and(page.locator('[inert]'))).toHaveCount(count - 1);
  const width = page.viewportSize()?.width ?? 0;
  const boxes = await slides.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().left),
  );
  expect(boxes.filter((left) => left > -width / 2 && left < width / 2)).toHaveLength(1);
});

test('arrows and dots choose a slide by keyboard', async ({ page, shop }) => {
  const slider = await visitSlider(page, shop);
  const controls = shop.main.locator('[data-slider]').first();
  await controls.locator('[data-control=next]').focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expectSlide(slider, 1);
  await controls.locator('[data-control=previous]').focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expectSlide(slider, 0);
  await slider.dots.nth(slider.count - 1).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expectSlide(slider, slider.count - 1);
});

test('a slider runs again after going away and coming back inside the shop', async ({ page, shop }) => {
  await visitSlider(page, shop);
  await shop.takeOver();
  const path = await shop.findOtherPage();
  await shop.footer.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  const slider = shop.main.locator('[data-slider]').first();
  await expect(slider).toHaveAttribute('data-running', '');
  await expect(slider.locator('[data-control=pause]')).toHaveCount(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slider stands still', async ({ page, shop }) => {
    const slider = await visitSlider(page, shop);
    await page.clock.runFor(3 * period);
    await expectSlide(slider, 0);
  });
});

test('[MOD-033][MOD-037] arrows appear at 768 px and the promise gets its longer line at 1024 px', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, 'sets the width itself');
  await visitSlider(page, shop);
  const arrow = shop.main.locator('[data-control=next]').first();
  const promise = shop.main.locator('[data-slide] [class*="promise"]').first();
  const measureAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return promise.evaluate((element) => getComputedStyle(element).maxWidth);
  };
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(arrow).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(arrow).toBeVisible();
  expect(await measureAt(1024)).not.toBe(await measureAt(1023));
});
