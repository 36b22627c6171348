import { expect, test } from '../support/shop.ts';

test.skip(({ isMobile }) => isMobile, 'the guard knows no width');

/** Runs a script in a frame of the page. */
const frame = (script: string) =>
  `const frame = document.createElement("iframe"); frame.srcdoc = '<script>${script}<' + '/script>'; document.documentElement.append(frame)`;

// The guard of all other tours: each of these pages does one thing that must fail a tour.
const offences: [name: string, script: string, fault: RegExp][] = [
  ['a console error', 'console.error("broken")', /^console\.error: broken/],
  ['a console warning', 'console.warn("odd")', /^console\.warning: odd/],
  ['an uncaught error', 'setTimeout(() => { throw new Error("thrown") })', /^uncaught: Error: thrown/],
  ['an unhandled rejection', 'Promise.reject(new Error("rejected"))', /^uncaught: Error: rejected/],
  ['a rejection without an error', 'Promise.reject("no error")', /^uncaught: .*no error/],
  ['an error in a frame', frame('throw new Error("framed")'), /^uncaught: Error: framed/],
  ['a rejection in a frame', frame('Promise.reject(new Error("framed"))'), /^uncaught: Error: framed/],
  ['a console error in a frame', frame('console.error("framed")'), /^console\.error: framed/],
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

for (const [name, script, fault] of [
  ['an error', 'throw new Error("opened")', /^uncaught: Error: opened/],
  ['a rejection', 'Promise.reject(new Error("opened"))', /^uncaught: Error: opened/],
  ['a console error', 'console.error("opened")', /^console\.error: opened/],
] as const) {
  test(`the guard notes ${name} in a window that a page has opened`, async ({ page, context, watch }) => {
    await context.route('**/opened', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!DOCTYPE html><title>x</title><script>${script}</script>`,
      }),
    );
    await page.goto('/de-de');
    await page.evaluate(() => void open('/opened'));
    await expect.poll(() => watch.faults).toEqual([expect.stringMatching(fault)]);
    watch.drainFaults();
  });
}

test('the guard watches another visitor, too', async ({ openContext, watch }) => {
  const other = await (await openContext()).newPage();
  await other.goto('/de-de');
  await other.evaluate(() => console.error('elsewhere'));
  await expect.poll(() => watch.faults).toEqual(['console.error: elsewhere']);
  watch.drainFaults();
});

test('the guard notes what happens last', async ({ page, watch }) => {
  await page.goto('/de-de');
  await page.evaluate(() => void Promise.reject(new Error('last')));
  await watch.settle();
  expect(watch.drainFaults()).toEqual([expect.stringMatching(/^uncaught: Error: last/)]);
});

test('an unexpected fault fails its tour', async ({ page, watch }) => {
  test.fail();
  await page.evaluate(() => console.error('unannounced'));
  await expect.poll(() => watch.faults.length).toBe(1);
});
