import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { type OffersPort, UnansweredError } from '../../ports/offers/offers-port.ts';
import { createRankingStore } from '../../ports/offers/sharded/ranking-store.server.ts';
import { createShardRouter } from '../../ports/offers/sharded/shard-router.server.ts';
import { createShardTable } from '../../ports/offers/sharded/shard-table.server.ts';
import type { PriceHistoryPort } from '../../ports/price-history/price-history-port.ts';
import { connectNats } from '../../ports/supply-log/nats/connect-nats.server.ts';
import { readSupplyLogId } from '../../ports/supply-log/supply-log-rows.server.ts';
import type { SupplyHealth } from '../../server/supply/follow-supply.server.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';

/** Where the offers of a process come from. */
export interface OfferSource {
  readonly offers: Pick<OffersPort, 'search' | 'sequence'>;
  readonly history: Pick<PriceHistoryPort, 'find'>;
  readonly ready: Promise<void>;
  health(): SupplyHealth;
  close(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly natsUrl: string;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Begin of the subjects of a shop's shards: several shops may share a NATS. */
export const shardPrefix = (logId: string): string => `fernweh-${logId}`;

/** The offers of all shards. What prices were is written by an index of all hotels alone, so that no former price is shown. */
export async function openShardRouter({ db, natsUrl, clock, report }: Options): Promise<OfferSource> {
  const nats = connectNats({ url: natsUrl, connected: () => undefined, report });
  const router = createShardRouter({
    connection: nats.current,
    table: createShardTable(db),
    rankings: createRankingStore(db),
    prefix: shardPrefix(await readSupplyLogId(db)),
    report,
  });
  return {
    offers: {
      sequence: router.sequence,
      search: (query) =>
        router.search(query).catch((error: unknown) => {
          // The page says that searching is not possible for the moment.
          throw error instanceof UnansweredError
            ? new UnavailableError(error.message, { cause: error })
            : error;
        }),
    },
    history: { find: async () => null },
    ready: router.ready,
    health() {
      const { isReady, sequence, at } = router.state();
      return { isReady, isLeader: false, sequence, age: at === null ? null : clock.now().getTime() - at };
    },
    async close() {
      await router.close();
      await nats.close();
    },
  };
}
