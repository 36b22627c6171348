import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { unpackChromium } from '../tests/browser/support/chromium.ts';
const browser = await chromium.launch(await unpackChromium());
const page = await browser.newPage({ viewport: { width: 900, height: 1260 } });
page.on('console', (m) => console.log(m.text().slice(0, 300)));
await page.route('http://x.test/**', (route) => {
  const path = new URL(route.request().url()).pathname;
  if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<body style="margin:0"><canvas id=c></canvas></body>' });
  if (path.endsWith('.mjs')) return route.fulfill({ contentType: 'text/javascript', body: readFileSync('node_modules/unpdf/dist/pdfjs.mjs') });
  return route.fulfill({ contentType: 'application/pdf', body: readFileSync(`/tmp${path}`) });
});
await page.goto('http://x.test/');
for (const name of process.argv.slice(2)) {
  await page.evaluate(async (name) => {
    const lib = await import('http://x.test/pdfjs.mjs' as string);
    const api = lib.getDocument ? lib : await lib.resolvePDFJS?.();
    const data = new Uint8Array(await (await fetch(`/${name}.pdf`)).arrayBuffer());
    const doc = await api.getDocument({ data, useSystemFonts: false }).promise;
    const p = await doc.getPage(1);
    const viewport = p.getViewport({ scale: 1.5 });
    const canvas = document.querySelector('canvas')!;
    canvas.width = viewport.width; canvas.height = viewport.height;
    await p.render({ canvasContext: canvas.getContext('2d'), viewport }).promise;
  }, name);
  await page.screenshot({ path: `/tmp/${name}.png` });
}
await browser.close();
