import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import type { BookingOrder, VoucherOrder } from '../../src/domain/booking/booking-order.ts';
import { invoiceTotalOf, totalOf } from '../../src/domain/money/package-price.ts';
import { buildVoucherOrder } from '../factories/booking-order.ts';
import { addOwedVoucher, payPartly, pointsPerCent } from '../factories/paying/booking-payments.ts';
import { addMember, openLoyaltyTables } from '../factories/paying/fake-loyalty.ts';
import { addPromotion } from '../factories/vouchers/voucher-fixture.ts';
import type { LedgerFault } from '../ledger/reconcile-ledger.ts';
import type { Random } from '../oracle/random.ts';

/** Members and vouchers of a run, which many shoppers want at once. */
export interface OtherMoney {
  /**
   * A part of what shoppers pay with vouchers, miles or both; now and then all of it, or more than is left. Some have a promotion code, which
   * is good for so many orders.
   */
  payInParts(order: BookingOrder): BookingOrder;
  /**
   * Every mile is at its member, or taken by a booking that goes ahead, and each use of the promotion is one of a booking that has not
   * failed; see `reconcileLedger` for the vouchers.
   */
  check(pool: Pool): Promise<readonly LedgerFault[]>;
}

const members = ['ada', 'bea', 'cleo', 'dan'];
const pointsOfEach = 20_000_000;
/** Minor units. */
const amountOfEach = 400_000;
const promotionAmount = 1_500;

export async function openOtherMoney(pool: Pool, random: Random, vouchers: number): Promise<OtherMoney> {
  await openLoyaltyTables(pool);
  for (const member of members) await addMember(pool, member, pointsOfEach);
  const promotionId = await addPromotion(openKysely(pool), {
    code: 'CHAOS',
    discount: { kind: 'amount', amount: promotionAmount },
    currency: 'EUR',
    usesInAll: vouchers,
  });
  const ids: string[] = [];
  while (ids.length < vouchers) ids.push(await addOwedVoucher(pool, amountOfEach));
  return {
    payInParts(whole) {
      const order = random.chance(20) ? withPromotion(whole, promotionId) : whole;
      const means = random.pick(['card', 'card', 'voucher', 'miles', 'both', 'both', 'whole'] as const);
      if (means === 'card') return order;
      const total = invoiceTotalOf(order.price);
      const most = means === 'whole' ? total : Math.max(2, Math.floor(total / 2));
      const coupon = means === 'miles' ? 0 : means === 'voucher' ? most : Math.floor(most / 2);
      const miles = means === 'voucher' ? 0 : most - coupon;
      const accountId = random.pick(members);
      return payPartly(order, { vouchers: splitUp(coupon, random, ids), miles, accountId });
    },
    check: async (pool) => [...(await checkMiles(pool)), ...(await checkPromotion(pool))],
  };
}

function withPromotion(order: BookingOrder, promotionId: string): BookingOrder {
  return {
    ...order,
    promotion: { promotionId, code: 'CHAOS' },
    price: { ...order.price, promotion: Math.min(promotionAmount, order.price.base) },
  };
}

/** Two vouchers pay where there is enough to split. */
function splitUp(amount: number, random: Random, ids: readonly string[]): Record<string, number> {
  if (amount === 0) return {};
  const [one, other] = [random.pick(ids), random.pick(ids)];
  if (one === other || amount < 2) return { [one]: amount };
  return { [one]: Math.floor(amount / 2), [other]: Math.ceil(amount / 2) };
}

/** A gift voucher that a shopper buys. */
export async function generateVoucherOrder(
  pay: (amount: number) => Promise<Partial<BookingOrder>>,
): Promise<VoucherOrder> {
  const order = buildVoucherOrder({ checkoutId: randomBytes(16).toString('base64url') });
  const { payment = order.payment, cardDigits = null } = await pay(totalOf(order.price));
  return { ...order, payment, cardDigits };
}

async function checkPromotion(pool: Pool): Promise<readonly LedgerFault[]> {
  const { rows } = await pool.query<LedgerFault>(
    `with used as (
       select u.booking_id, u.state, b.state as booking from promotion_use u join booking b on b.id = u.booking_id
     )
     select 'a promotion is used by bookings that have not failed' as rule, booking_id as subject from used
       where (booking = 'failed' and state <> 'released') or (booking = 'booked' and state <> 'used')
     union all
     select 'an order with a promotion counts as a use of it', id from booking
       where "order" -> 'promotion' ->> 'promotionId' is not null and id not in (select booking_id from used)
     union all
     select 'no promotion is used more often than it may be', p.code from promotion p
       where p.uses_in_all < (select count(*) from promotion_use u where u.promotion_id = p.id and u.state <> 'released')`,
  );
  return rows;
}

async function checkMiles(pool: Pool): Promise<readonly LedgerFault[]> {
  const { rows } = await pool.query<LedgerFault>(
    `with busy as (
       select id || '-' || attempt as reference from booking where state not in ('booked', 'failed', 'cancelled')
     ), owed as (
       select t.document as reference, sum(e.amount) as amount from ledger_transaction t
       join ledger_entry e on e.transaction_id = t.id where e.account = 'miles' group by 1
     ), taken as (
       select reference, case state when 'redeemed' then points - returned when 'reserved' then points else 0 end as points, state
       from test_programme.reservation
     )
     select 'no mile stays reserved' as rule, reference as subject from taken
       where state = 'reserved' and reference not in (select reference from busy)
     union all
     select 'the ledger has what the programme has taken', coalesce(taken.reference, owed.reference)
       from taken full join owed using (reference)
       where coalesce(taken.points, 0) <> coalesce(owed.amount, 0) * $1
         and coalesce(taken.reference, owed.reference) not in (select reference from busy)
     union all
     select 'no mile is lost or doubled', 'all members'
       where (select sum(points) from test_programme.member) + (select coalesce(sum(points), 0) from taken) <> $2`,
    [pointsPerCent, members.length * pointsOfEach],
  );
  return rows;
}
