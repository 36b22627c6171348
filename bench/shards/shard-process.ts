import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deserialize } from 'node:v8';
import { shardPolicy } from '../../src/defaults.ts';
import { describeWorld } from '../../src/demo/world/build-world.server.ts';
import { shardOfHotel } from '../../src/domain/search/merge/shard-part.ts';
import type { SupplyBatch } from '../../src/domain/search/supply-facts.ts';
import { openSharedOffers } from '../../src/offer-index/shared-offers.server.ts';
import { serveShard } from '../../src/ports/offers/sharded/serve-shard.server.ts';
import { shardSubject } from '../../src/ports/offers/sharded/shard-messages.ts';
import { connectNats } from '../../src/ports/supply-log/nats/connect-nats.server.ts';

/** What the benchmark passes to a process, as its only argument. */
export interface ShardProcessSettings {
  readonly hotels: number;
  readonly seed: number;
  readonly today: number;
  readonly shard: number;
  readonly shards: number;
  /** The state of the shard: written without `natsUrl`, read with it. */
  readonly snapshot: string;
  readonly natsUrl: string | null;
  /** Batches to apply repeatedly; '' for none. */
  readonly batches: string;
}

/** What the benchmark asks for. */
export type ShardOrder = { readonly applyUpTo: number } | 'memory';

/** How a process answers. */
export interface ShardAnswer {
  /** Megabytes that are resident. */
  readonly memory: number;
  readonly sequence: number;
  /** Milliseconds that applying took. */
  readonly tookMs: number;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as ShardProcessSettings;
const { hotels, seed, today, shard, shards, snapshot, natsUrl } = settings;
const fail = (error: unknown) => {
  throw error;
};
const room = Math.ceil((hotels / shards) * 1.02) + 1_000;
const offers = openSharedOffers({
  readers: 1,
  threadFile: resolve(import.meta.dirname, '../../src/offer-index/offer-thread.server.ts'),
  capacity: {
    hotels: room,
    plans: Math.ceil(room * shardPolicy.plansPerHotel),
    routes: 40_000,
    flights: 8_000_000,
  },
  part: { shard, shards },
  report: fail,
});

async function build(): Promise<void> {
  const includesHotel = (hotelId: number) => shardOfHotel(hotelId, shards) === shard;
  const world = describeWorld({ hotels, seed, today, includesHotel });
  const refused = await offers.load({ sequence: 1, at: 1, firstDay: today, parts: world.everything() });
  if (refused.length > 0) throw new Error(`The world is refused: ${refused[0]?.reason}`);
  await offers.snapshot(snapshot);
}

async function serve(url: string): Promise<void> {
  if (!(await offers.restore(snapshot))) throw new Error('The snapshot cannot be restored');
  const batches =
    settings.batches === '' ? [] : (deserialize(readFileSync(settings.batches)) as readonly SupplyBatch[]);
  const connected = Promise.withResolvers<void>();
  const nats = connectNats({ url, connected: connected.resolve, report: fail });
  await connected.promise;
  const rankings = { take: async () => fail(new Error('No question has a ranking')) as never };
  serveShard({
    connection: nats.current,
    subject: shardSubject('bench', 1, shard),
    offers,
    rankings,
    report: fail,
  }).join();
  await nats.current()?.flush();

  process.on('message', async (message) => {
    const order = message as ShardOrder;
    const began = performance.now();
    let sequence = await offers.sequence();
    const applying: Promise<unknown>[] = [];
    while (order !== 'memory' && sequence < order.applyUpTo) {
      sequence += 1;
      applying.push(
        offers.apply({ ...(batches[sequence % batches.length] as SupplyBatch), sequence, at: sequence }),
      );
    }
    await Promise.all(applying);
    const answer: ShardAnswer = {
      memory: process.memoryUsage.rss() / 1e6,
      sequence,
      tookMs: performance.now() - began,
    };
    process.send?.(answer);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

if (natsUrl === null) {
  await build();
  await offers.close();
} else await serve(natsUrl);
