import type { Random } from '../oracle/random.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import type { SilentParty } from './chaos-orders.ts';
import type { SmallDisk } from './small-disk.ts';
import type { WorkerCrew } from './worker-crew.ts';

/** Everything a shopper of the run meets. */
export interface Town {
  readonly crew: WorkerCrew;
  readonly random: Random;
  readonly database: ChaosDatabase;
  readonly clock: { offset: number; now(): Date };
  /** Who answers nothing just now. */
  readonly silence: { party: SilentParty };
  /** Null where none could be mounted. */
  readonly disk: SmallDisk | null;
}
