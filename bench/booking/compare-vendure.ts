import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/demo/postgres/embedded-postgres.server.ts';
import { startShop } from '../../tests/browser/support/start-shop.ts';
import { median } from '../run-load.ts';
import { placeVendureOrders } from './place-vendure-orders.ts';
import { createCheckoutRunner, isSalesAnswer } from './run-checkouts.ts';
import { startVendure } from './start-vendure.ts';

export interface ComparisonOptions {
  readonly hotels: number;
  /** Orders of each side in all rounds together. */
  readonly orders: number;
}

const rounds = 5;
/** As many as the runner of the shop has at once. */
const shoppers = 8;

/**
 * Whole paid orders a second, of the shop and of Vendure: one server process and one PostgreSQL each, HTTP on both sides, in turns on this
 * machine. Both begin with the choice of what is bought and end when the answer says that it is paid; the shop's have a supplier and a
 * payment provider of their own behind them, and documents and mails after. Orders that end because their trip is gone count for nothing.
 */
export async function compareVendure({ hotels, orders }: ComparisonOptions): Promise<void> {
  const each = Math.max(shoppers, Math.ceil(orders / rounds));
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-vendure-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    onLost: (file) => console.error(`The database has ended: ${file}`),
  });
  try {
    const port = await findFreePort();
    const peer = await startVendure(port, postgres.url);
    try {
      const shop = await startShop({ settings: { WORLD_HOTELS: String(hotels), CLUSTER_WORKERS: '1' } });
      await measure(shop.port, port, each).finally(() => shop.stop());
    } finally {
      peer.kill();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** @param each orders of each side in one round */
async function measure(shopPort: number, peerPort: number, each: number): Promise<void> {
  const runner = createCheckoutRunner(shopPort);
  const rates: { readonly ours: number[]; readonly theirs: number[] } = { ours: [], theirs: [] };
  try {
    const trips = await runner.findTrips(each * (rounds + 1));
    await runner.preparePictures(trips);
    for (let round = 0; round <= rounds; round += 1) {
      const own = await runner.measure(trips.slice(round * each, (round + 1) * each), null);
      const failed = Object.keys(own.ends).filter((end) => end !== 'booked' && !isSalesAnswer(end));
      if (failed.length > 0) throw new Error(`Orders have failed: ${failed.join(', ')}`);
      const theirs = await placeVendureOrders(peerPort, { orders: each, shoppers });
      // The first round warms both up.
      if (round === 0) continue;
      rates.ours.push((own.ends.booked ?? 0) / own.seconds);
      rates.theirs.push(theirs.paid / theirs.seconds);
    }
  } finally {
    runner.close();
  }
  const [ours, theirs] = [median(rates.ours), median(rates.theirs)];
  console.log(
    `Whole paid orders a second, median of ${rounds} rounds of ${each} orders by ${shoppers} shoppers`,
  );
  console.table({
    shop: { median: round2(ours), rounds: rates.ours.map(round2).join(' ') },
    Vendure: { median: round2(theirs), rounds: rates.theirs.map(round2).join(' ') },
  });
  console.log(`${round2(ours / theirs)} times Vendure's`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
