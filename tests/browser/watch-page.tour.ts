import { expect, test } from './support/shop.ts';

test.skip(({ isMobile }) => isMobile, 'the guard knows no width');

// The guard of all other tours: each of these pages does one thing that must fail a tour.
const offences: [name: string, script: string, fault: RegExp][] = [
  ['a console error', 'console.error("broken")', /^console\.error: broken/],
  ['a console warning', 'console.warn("odd")', /^console\.warning: odd/],
  ['an uncaught error', 'setTimeout(() => { throw new Error("thrown") })', /^uncaught: Error: thrown/],
  ['an unhandled rejection', 'Promise.reject(new Error("rejected"))', /^uncaught: Error: rejected/],
  ['a reported error', 'reportError(new Error("reported"))', /^uncaught: Error: reported/],
  ['a missing file', 'new Image().src = "/image/missing.png"', /^answer 404: .*missing\.png/],
  ['a broken connection', 'new Image().src = "/image/broken.png"', /^failed request: .*broken\.png/],
  [
    'a foreign host',
    'new Image().src = "https://elsewhere.example/pixel.png"',
    /^foreign host: .*elsewhere\.example/,
  ],
];

for (const [name, script, fault] of offences) {
  test(`the guard notes ${name}`, async ({ page, watch }) => {
    watch.expectFault(/elsewhere\.example.*ERR_FAILED|^console\.error: Access to/);
    await page.route('**/image/missing.png', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/image/broken.png', (route) => route.abort('connectionreset'));
    await page.route('**/offence', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!DOCTYPE html><title>x</title><script>${script}</script>`,
      }),
    );
    await page.goto('/offence');
    await expect.poll(() => watch.faults).toEqual([expect.stringMatching(fault)]);
    watch.drainFaults();
  });
}

test('an unexpected fault fails its tour', async ({ page, watch }) => {
  test.fail();
  await page.evaluate(() => console.error('unannounced'));
  await expect.poll(() => watch.faults.length).toBe(1);
});
