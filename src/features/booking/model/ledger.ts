import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import {
  type PurchaseCurrency,
  toChargedAmount,
  toPurchaseAmount,
} from '../../../domain/money/purchase-currency.ts';
import { type BookingRecord, currentOrder, givenOf, paymentReference } from './booking-record.ts';
import { supplierTotalOf } from './supplier-price.ts';

/**
 * - `shopper`: what shoppers owe us · `provider`: what the payment provider has collected for us
 * - `supplier`: what we owe the supplier · `margin`: our margin · `bank`: what staff have paid out from our own account
 * - `voucher`: what we owe for gift vouchers that are not redeemed yet · `breakage`: what expired vouchers have left us
 * - `bonus`: what vouchers in place of money are worth above that money, at our cost
 * - `miles`: what the loyalty programme owes us for redeemed miles
 */
export type LedgerAccount =
  | 'shopper'
  | 'provider'
  | 'supplier'
  | 'margin'
  | 'bank'
  | 'voucher'
  | 'bonus'
  | 'miles'
  | 'breakage';

export const LEDGER_MOVEMENTS = [
  'sale',
  'capture',
  'refund',
  'refund-reversal',
  'payout',
  'chargeback',
  'chargeback-reversal',
  'cancellation',
  'change',
  'compensation',
  'voucher-redemption',
  'voucher-return',
  'voucher-expiry',
  'voucher-correction',
  'voucher-payout',
  'miles-redemption',
  'miles-return',
] as const;

export type LedgerMovement = (typeof LEDGER_MOVEMENTS)[number];

/** One movement of money. Its entries sum to zero; debit is positive, credit negative, in minor units. */
export interface LedgerTransaction {
  readonly id: string;
  /** The company whose money moves. */
  readonly companyId: string;
  readonly kind: LedgerMovement;
  /** The reference of the supplier or provider. */
  readonly document: string;
  /** Currency that is charged. */
  readonly currency: string;
  /** Currency of the purchase amounts, with the rate. */
  readonly purchase: PurchaseCurrency;
  readonly entries: readonly LedgerEntry[];
}

export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amount: number;
  /** The same in the currency it was bought in. */
  readonly purchaseAmount: number;
}

type Booked = Pick<BookingRecord, 'id' | 'attempt' | 'order'>;

/** A booking may have several refunds one after the other, each after the one before has come to nothing. */
type Refunded = Booked & Pick<BookingRecord, 'refundRound'>;

/** Miles and vouchers may be given back in parts: what was given back before is a part of each id. */
type GivenBack = Booked & Pick<BookingRecord, 'refundedMiles' | 'refundedVouchers'>;

/**
 * Records a sale: the shopper owes the invoice's total, we owe the supplier its price.
 * @param holdTotal minor units of the currency that the supplier sells in
 */
export function bookSale(booking: Booked, holdTotal: number, supplierNumber: string): LedgerTransaction {
  const total = invoiceTotalOf(booking.order.price);
  const supplier = toChargedAmount(holdTotal, booking.order);
  const amounts = { shopper: total, supplier: -supplier, margin: supplier - total };
  return transaction(booking, 'sale', supplierNumber, amounts, -holdTotal);
}

/**
 * Records what a change makes of a sale: the shopper owes the difference of the prices and our fee, or gets it; we owe the supplier the
 * difference of its prices and its fee. Returns no transaction where nothing of it is anything.
 * @param hold the supplier's price and fee of the change, minor units of the currency it sells in
 */
export function bookTripChange(
  booking: Booked & { readonly order: ChangeOrder },
  hold: { readonly holdTotal: number; readonly fee: number },
): readonly LedgerTransaction[] {
  const { order } = booking;
  const { before, after, fee, supplierNumber } = order;
  const shopper = invoiceTotalOf(after.price) - invoiceTotalOf(before.price) + fee;
  const supplierBefore = supplierTotalOf(before, order);
  const charge = (bought: number) => toChargedAmount(bought, order);
  const supplier = charge(hold.holdTotal) - charge(supplierBefore) + charge(hold.fee);
  const amounts = { shopper, supplier: -supplier, margin: supplier - shopper };
  const bought = hold.holdTotal - supplierBefore + hold.fee;
  return someOf(transaction(booking, 'change', supplierNumber, amounts, -bought));
}

/** Records that the provider has captured money from the shopper. */
export function bookCapture(booking: Booked, amount: number): LedgerTransaction {
  return transaction(booking, 'capture', paymentReference(booking), { provider: amount, shopper: -amount });
}

/** Records that a gift voucher is sold: the buyer owes its face value, and we owe it to the person who redeems it. */
export function bookVoucherSale(booking: Booked): LedgerTransaction {
  const total = invoiceTotalOf(booking.order.price);
  return transaction(booking, 'sale', paymentReference(booking), { shopper: total, voucher: -total });
}

/** Reverses the sale of a gift voucher of which nothing is redeemed. */
export function bookVoucherCancellation(booking: Booked): LedgerTransaction {
  const total = invoiceTotalOf(booking.order.price);
  return transaction(booking, 'cancellation', paymentReference(booking), { shopper: -total, voucher: total });
}

/** Records that gift vouchers have paid a part: we owe their holders less. Returns no transaction where they paid nothing. */
export function bookVoucherRedemption(booking: Booked): readonly LedgerTransaction[] {
  const { coupon } = booking.order.price;
  return someOf(
    transaction(booking, 'voucher-redemption', paymentReference(booking), {
      voucher: coupon,
      shopper: -coupon,
    }),
  );
}

/** Records that a part of what vouchers have paid is on them again. @param amount minor units; returns no transaction for 0 */
export function bookVoucherReturn(booking: GivenBack, amount: number): readonly LedgerTransaction[] {
  const returned = transaction(booking, 'voucher-return', paymentReference(booking), {
    shopper: amount,
    voucher: -amount,
  });
  return someOf(inPart(returned, booking.refundedVouchers));
}

/** Records that the programme has taken miles, which it pays for. */
export function bookMilesRedemption(booking: Booked): LedgerTransaction {
  const { miles } = booking.order.price;
  return transaction(booking, 'miles-redemption', paymentReference(booking), { miles, shopper: -miles });
}

/** Records that the programme has given miles back. @param amount what they are worth, minor units */
export function bookMilesReturn(booking: GivenBack, amount: number): LedgerTransaction {
  const returned = transaction(booking, 'miles-return', paymentReference(booking), {
    shopper: amount,
    miles: -amount,
  });
  return inPart(returned, booking.refundedMiles);
}

function inPart(movement: LedgerTransaction, before: number): LedgerTransaction {
  return before === 0 ? movement : { ...movement, id: `${movement.id}-${before}` };
}

function someOf(movement: LedgerTransaction): readonly LedgerTransaction[] {
  return movement.entries.length === 0 ? [] : [movement];
}

/** Records that the provider has refunded money to the shopper. */
export function bookRefund(booking: Refunded, amount: number): LedgerTransaction {
  return inRound(
    booking,
    transaction(booking, 'refund', paymentReference(booking), { shopper: amount, provider: -amount }),
  );
}

/** Records that staff have paid money out to the shopper from our own account. */
export function bookPayout(booking: Refunded, amount: number): LedgerTransaction {
  return inRound(
    booking,
    transaction(booking, 'payout', paymentReference(booking), { shopper: amount, bank: -amount }),
  );
}

/**
 * Records that the shopper has taken a gift voucher in place of money that we owe: from now on we owe it to whom redeems the voucher.
 * @param amount the money, minor units
 * @param bonus what the voucher is worth above that
 */
export function bookVoucherPayout(booking: Refunded, amount: number, bonus: number): LedgerTransaction {
  const amounts = { shopper: amount, bonus, voucher: -(amount + bonus) };
  return inRound(booking, transaction(booking, 'voucher-payout', paymentReference(booking), amounts));
}

/**
 * Records what we owe the shopper after a complaint or as goodwill, at the cost of our margin.
 * @param amount minor units; negative where goodwill has come back to us
 * @param compensationId a booking may have several
 */
export function bookCompensation(booking: Booked, amount: number, compensationId: string): LedgerTransaction {
  const owed = transaction(booking, 'compensation', paymentReference(booking), {
    margin: amount,
    shopper: -amount,
  });
  return { ...owed, id: `${owed.id}-${compensationId}` };
}

/** Records that staff have paid a compensation out to the shopper from our own account. */
export function bookCompensationPayout(
  booking: Booked,
  amount: number,
  compensationId: string,
): LedgerTransaction {
  const paid = transaction(booking, 'payout', paymentReference(booking), { shopper: amount, bank: -amount });
  return { ...paid, id: `${paid.id}-${compensationId}` };
}

function inRound({ refundRound }: Refunded, movement: LedgerTransaction): LedgerTransaction {
  return refundRound === 0 ? movement : { ...movement, id: `${movement.id}-${refundRound}` };
}

/**
 * Records a movement that the provider reports by a message: the shopper's bank takes money back (`chargeback`) or returns it, or
 * a refund has come back to us.
 * @param amount minor units
 * @param messageId a booking may have several chargebacks, and each message moves money once
 */
export function bookReported(
  booking: Booked,
  kind: 'chargeback' | 'chargeback-reversal' | 'refund-reversal',
  amount: number,
  messageId: string,
): LedgerTransaction {
  const fromShopper = kind === 'chargeback' ? -amount : amount;
  const reported = transaction(booking, kind, paymentReference(booking), {
    provider: fromShopper,
    shopper: -fromShopper,
  });
  return { ...reported, id: `${reported.id}-${messageId}` };
}

/**
 * Reverses the sale of a cancelled trip as its changes have left it, except for the fees. Returns no transaction when the fees cover it all.
 * What we gave of the price as goodwill is not owed back.
 * @param fees the supplier's cancellation fee, in the currency it sells in as `sold.holdTotal` is, and what the shopper pays of it
 */
export function bookCancellation(
  booking: Booked & Pick<BookingRecord, 'amended' | 'goodwill' | 'laterGoodwill'>,
  sold: { readonly holdTotal: number; readonly supplierNumber: string },
  fees: { readonly supplier: number; readonly shopper: number },
): readonly LedgerTransaction[] {
  const total = invoiceTotalOf(currentOrder(booking).price) - givenOf(booking);
  const charge = (bought: number) => toChargedAmount(bought, booking.order);
  const shopper = fees.shopper - total;
  const supplier = charge(sold.holdTotal) - charge(fees.supplier);
  const amounts = { shopper, supplier, margin: -shopper - supplier };
  const bought = sold.holdTotal - fees.supplier;
  return someOf(transaction(booking, 'cancellation', sold.supplierNumber, amounts, bought));
}

/**
 * A movement in both currencies. What we owe the supplier is exactly what it asks; all else is valued at the order's rate, and what
 * rounding leaves is a line of our margin.
 * @param supplied of the account `supplier`, minor units of the currency that is bought in
 */
function transaction(
  booking: Booked,
  kind: LedgerTransaction['kind'],
  document: string,
  amounts: Partial<Record<LedgerAccount, number>>,
  supplied = 0,
): LedgerTransaction {
  const { order } = booking;
  const { companyId, currency, purchase } = order;
  const { margin = 0, ...others } = amounts;
  const accounts = Object.keys(others) as (keyof typeof others)[];
  const moved = accounts.map((account) => {
    const amount = others[account] ?? 0;
    return {
      account,
      amount,
      purchaseAmount: account === 'supplier' ? supplied : toPurchaseAmount(amount, order),
    };
  });
  const rest = moved.reduce((sum, { purchaseAmount }) => sum - purchaseAmount, 0);
  const entries = [...moved, { account: 'margin', amount: margin, purchaseAmount: rest } as const];
  return {
    id: `${paymentReference(booking)}-${kind}`,
    companyId,
    kind,
    document,
    currency,
    purchase,
    entries: entries.filter(({ amount, purchaseAmount }) => amount !== 0 || purchaseAmount !== 0),
  };
}
