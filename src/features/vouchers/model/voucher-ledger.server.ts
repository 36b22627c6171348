import type { Db } from '../../../database/open-kysely.server.ts';
import type { VoucherMovement } from '../../../domain/vouchers/voucher-movement.ts';

/** The ledger, as far as vouchers move its money without a booking. All calls are part of the caller's transaction. */
export interface VoucherLedger {
  /** What nobody has redeemed is income. */
  expire(trx: Db, movement: VoucherMovement): Promise<void>;
  correct(trx: Db, movement: VoucherMovement): Promise<void>;
}
