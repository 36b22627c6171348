import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { LedgerAccount, LedgerMovement } from '../model/ledger.ts';

/** A line of the ledger as accounting takes it over. Debit is positive, credit negative, in minor units. */
export interface LedgerLine {
  /** Id of the movement; its lines sum to zero in both currencies. */
  readonly movement: string;
  readonly at: Date;
  readonly company: string;
  readonly brand: string;
  /** Number of the booking; null for a voucher that moved without one. */
  readonly booking: string | null;
  /** Number of its invoice; null before there is one. */
  readonly invoice: string | null;
  readonly kind: LedgerMovement;
  /** The reference of the supplier or provider. */
  readonly document: string;
  readonly account: LedgerAccount;
  readonly currency: CurrencyCode;
  readonly amount: number;
  readonly purchaseCurrency: CurrencyCode;
  readonly purchaseAmount: number;
  /** Units charged for one unit bought. */
  readonly rate: string;
  /** Day of the rates that it comes from, `YYYY-MM-DD`; null where nothing was converted, and for rates that were pinned without it. */
  readonly rateDay: string | null;
}
