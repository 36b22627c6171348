import type { Pool } from 'pg';
import type { Order } from '../../../src/domain/booking/booking-order.ts';
import { chargedNow } from '../../../src/domain/booking/instalments.ts';
import { type LedgerFault, reconcileLedger } from '../../ledger/reconcile-ledger.ts';

/** One payment in a vendor's own books. Minor units. */
export interface VendorCharge {
  readonly id: string;
  readonly vendorReference: string;
  readonly currency: string;
  /** Authorised and neither captured nor given up. */
  readonly held: number;
  readonly captured: number;
  readonly refunded: number;
  readonly chargedBack: number;
}

interface BookingRow {
  readonly reference: string;
  readonly state: string;
  readonly payment_state: string;
  readonly reason: string | null;
  readonly attention: readonly string[] | null;
  readonly order: Order;
  /** What the ledger says that the provider has for us, and what it has given back. */
  readonly provider: number;
  readonly refunds: number;
  readonly shopper: number;
  readonly chargebacks: number;
  /** True where the bank's word came after the last refund was asked for. */
  readonly is_taken_back_later: boolean | null;
}

/**
 * Compares our books with a vendor's: no money is held or taken without a booking, none is given back twice, and none is lost. It
 * shares no code with workflow and adapters. A difference is allowed where staff were told that the provider has to be looked up.
 * @param nameReference the vendor's name of a payment
 */
export async function reconcileVendor(
  pool: Pick<Pool, 'query'>,
  charges: readonly VendorCharge[],
  nameReference: (reference: string) => string,
): Promise<readonly LedgerFault[]> {
  const bookings = await readBookings(pool);
  const known = new Set(bookings.map(({ reference }) => nameReference(reference)));
  const faults: LedgerFault[] = charges
    .filter(({ vendorReference, held, captured }) => held + captured > 0 && !known.has(vendorReference))
    .map(({ id }) => ({ rule: 'every payment at the vendor is of a booking', subject: id, company: null }));
  for (const booking of bookings) {
    const own = charges.filter((charge) => charge.vendorReference === nameReference(booking.reference));
    for (const rule of listFaults(booking, own))
      faults.push({ rule, subject: booking.reference, company: null });
  }
  const { rows: waiting } = await pool.query<{ subject: string }>(
    'select booking_id as subject from payment_message where next_at is not null',
  );
  faults.push(
    ...waiting.map(({ subject }) => ({
      rule: 'every message is recorded or with staff',
      subject,
      company: null,
    })),
  );
  return [...faults, ...(await reconcileLedger(pool, 'vendor'))];
}

/** Reports after which staff look a payment up at the vendor. */
const doubts = ['mismatch', 'unsettled', 'paid-twice'];

function isWithStaff({ state, reason, attention }: BookingRow): boolean {
  const isDoubtful =
    state === 'manual-review' && ['provider-silent', 'request-rejected'].includes(reason ?? '');
  return isDoubtful || (attention ?? []).some((report) => doubts.includes(report));
}

function listFaults(booking: BookingRow, charges: readonly VendorCharge[]): string[] {
  const sum = (of: (charge: VendorCharge) => number) =>
    charges.reduce((total, charge) => total + of(charge), 0);
  const left = sum(({ captured, refunded, chargedBack }) => captured - refunded - chargedBack);
  const faults: string[] = [];
  // A refund that was asked for before the bank's word about the same money came is staff's to sort out with the bank.
  const isTwice = ({ captured, refunded, chargedBack }: VendorCharge) =>
    refunded > captured || (refunded + chargedBack > captured && booking.is_taken_back_later !== true);
  if (charges.some(isTwice)) faults.push('no money is given back twice');
  if (isWithStaff(booking)) return faults;
  // A capture that came to nothing is booked as one that the bank has taken back. Staff know, and what is still held expires.
  const isLost = booking.payment_state === 'charged-back';
  if (sum(({ held }) => held) > 0 && !isLost) faults.push('nothing is held for a booking that is over');
  if (left !== booking.provider) faults.push('the ledger has what the vendor has taken and given back');
  if (sum(({ refunded }) => refunded) < booking.refunds)
    faults.push('what the ledger has as refunded is refunded');
  if (
    booking.state !== 'manual-review' &&
    booking.chargebacks === 0 &&
    booking.shopper !== 0 &&
    !hasLaterPayments(booking.order)
  )
    faults.push('the shopper owes nothing');
  const total = chargedNow(booking.order);
  // A part may be back as goodwill.
  const paid = charges.filter(({ captured, refunded }) => captured === total && refunded < captured);
  // Vouchers and miles may pay for all.
  if (booking.state === 'booked' && !isLost && paid.length !== (total === 0 ? 0 : 1))
    faults.push('what is booked is paid once, and in full');
  if (booking.state === 'failed' && left > 0) faults.push('a failed booking has taken no money');
  return faults;
}

/** Trips with a deposit and payments for them owe one another; `reconcileLedger` looks at them together. */
function hasLaterPayments(order: Order): boolean {
  return order.kind === 'payment' || (order.kind === 'trip' && order.instalments !== undefined);
}

async function readBookings(pool: Pick<Pool, 'query'>): Promise<readonly BookingRow[]> {
  const { rows } = await pool.query<
    Omit<BookingRow, 'provider' | 'refunds' | 'shopper' | 'chargebacks'> &
      Record<'provider' | 'refunds' | 'shopper' | 'chargebacks', string>
  >(
    `select b.id || '-' || b.attempt as reference, b.state, b.payment_state, b.reason, b.attention, b."order",
       coalesce(sum(e.amount) filter (where e.account = 'provider'), 0) as provider,
       coalesce(sum(e.amount) filter (where e.account = 'shopper' and t.kind in ('refund', 'refund-reversal')), 0) as refunds,
       coalesce(sum(e.amount) filter (where e.account = 'shopper'), 0) as shopper,
       count(*) filter (where t.kind like 'chargeback%') as chargebacks,
       (select min(id) filter (where kind = 'charged-back') > max(id) filter (where kind = 'refunding')
         from booking_event where booking_id = b.id) as is_taken_back_later
     from booking b left join ledger_transaction t on t.booking_id = b.id left join ledger_entry e on e.transaction_id = t.id
     group by b.id`,
  );
  return rows.map((row) => ({
    ...row,
    provider: Number(row.provider),
    refunds: Number(row.refunds),
    shopper: Number(row.shopper),
    chargebacks: Number(row.chargebacks),
  }));
}
