import { buildGallery } from '../../../scripts/build-gallery.ts';
import { unpackChromium } from './chromium.ts';
import { type RunningShop, startShop } from './start-shop.ts';

/**
 * Starts what all tours visit, once: the shop as in production, and a workshop, the same build with its gallery.
 * `SHOP_PORT` and `WORKSHOP_PORT` name servers that run already, `SHOP_DATA` the data folder of the first. The tours fail when a server logged an error.
 */
export default async function startShops(): Promise<() => Promise<void>> {
  await unpackChromium();
  if (!process.env.WORKSHOP_PORT) await buildGallery();
  const started: RunningShop[] = [];
  for (const [variable, settings] of [
    ['SHOP_PORT', {}],
    ['WORKSHOP_PORT', { NODE_ENV: 'test' }],
  ] as const) {
    if (process.env[variable]) continue;
    const shop = await startShop({ settings });
    process.env[variable] = String(shop.port);
    if (variable === 'SHOP_PORT') process.env.SHOP_DATA = shop.dataFolder;
    started.push(shop);
  }
  return async () => {
    for (const shop of started) await shop.stop();
    const complaints = started.flatMap((shop) => findComplaints(shop.readOutput()));
    if (complaints.length > 0) throw new Error(`A server logged errors:\n${complaints.join('\n')}`);
  };
}

/** Log lines of level error and worse, and whatever else looks like a stack trace. */
function findComplaints(output: string): string[] {
  return output.split('\n').filter((line) => /"level":("error"|"fatal"|50|60)|^\s+at /.test(line));
}
