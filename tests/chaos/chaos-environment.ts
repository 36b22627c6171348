import type { Random } from '../oracle/random.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import type { OtherMoney } from './other-money.ts';
import type { ChaosProvider } from './providers/chaos-provider.ts';
import type { SmallDisk } from './small-disk.ts';
import type { WorkerPool } from './worker-pool.ts';
import type { OutageParty } from './worker-protocol.ts';

/** Everything a shopper of the run meets. */
export interface ChaosEnvironment {
  readonly workerPool: WorkerPool;
  readonly random: Random;
  readonly provider: ChaosProvider;
  readonly otherMoney: OtherMoney;
  readonly database: ChaosDatabase;
  readonly clock: { offset: number; now(): Date };
  /** Who answers nothing just now. */
  readonly outage: { party: OutageParty };
  /** Null where none could be mounted. */
  readonly disk: SmallDisk | null;
}
