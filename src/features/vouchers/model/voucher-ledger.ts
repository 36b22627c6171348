import type { Db } from '../../../database/open-kysely.server.ts';

/** A movement of vouchers that no booking makes. */
export interface VoucherMovement {
  readonly voucherId: string;
  readonly currency: string;
  /** Minor units, above 0 for an expiry; positive for what a correction adds. */
  readonly amount: number;
  readonly at: Date;
}

/** The ledger, as far as vouchers move its money without a booking. All calls are part of the caller's transaction. */
export interface VoucherLedger {
  /** What nobody has redeemed is income. */
  expire(trx: Db, movement: VoucherMovement): Promise<void>;
  correct(trx: Db, movement: VoucherMovement): Promise<void>;
}
