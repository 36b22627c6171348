import type { Pool } from 'pg';
import type { Airport } from '../../../domain/search/catalogue.ts';
import type { Clock } from '../../../domain/time/clock.ts';

/** What the supplier's services work with. */
export interface SupplierStore {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Decides everything that looks like chance. */
  readonly seed: number;
  /** Generates ids of extras that cannot be guessed. */
  readonly secret: string;
  /** Where airports lie: transfers are paid by distance. */
  readonly airports: readonly Airport[];
}
