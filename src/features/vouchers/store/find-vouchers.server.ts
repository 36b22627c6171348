import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { findListPage, type ListSort } from '../../../design/staff/list-sort.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import { claimOf } from '../../../domain/vouchers/sold-voucher.ts';
import type {
  FoundVouchers,
  ListedVoucher,
  OutstandingVouchers,
  ProposedCorrection,
  VoucherFile,
  VoucherHistoryEntry,
  VoucherHistoryKind,
  VoucherMonth,
  VoucherQuery,
  VoucherSort,
} from '../model/voucher-file.ts';
import { redeemedOf } from './read-sold-voucher.server.ts';
import { balanceOf, openVoucherTables, readVoucherRow, selectVouchers } from './voucher-rows.server.ts';

const brandOfVoucher = sql.ref('voucher.brand');

/** Vouchers with the booking that has sold them. */
function selectListed(db: Db) {
  return selectVouchers(db)
    .leftJoin('booking', 'booking.id', 'voucher.booking_id')
    .select([
      'booking.booking_number',
      sql<
        string | null
      >`nullif(concat_ws(' ', "order" -> 'billing' ->> 'firstName', "order" -> 'billing' ->> 'lastName'), '')`.as(
        'buyer',
      ),
    ]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;

const readListed = (row: ListedRow): ListedVoucher => ({
  ...readVoucherRow(row),
  bookingNumber: row.booking_number,
  buyer: row.buyer,
});

const orders: Readonly<Record<VoucherSort, readonly RawBuilder<unknown>[]>> = {
  state: [sql.ref('voucher.state')],
  balance: [sql.ref('voucher.currency'), balanceOf],
  face: [sql.ref('voucher.currency'), sql.ref('voucher.face_amount')],
  until: [sql.ref('voucher.expires_on')],
};

/** Equal ones by their id, so that no voucher is on two pages. */
function listOrder(sort: ListSort<VoucherSort> | null): RawBuilder<unknown> {
  if (sort === null) return sql`voucher.created_at desc, voucher.id`;
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  return sql.join([...orders[sort.by].map((value) => sql`${value} ${direction}`), sql.ref('voucher.id')]);
}

/** Finds vouchers by the last four characters of the code, by a booking that sold or used them, or by their buyer; the newest first. */
export async function searchVouchers(
  db: Db,
  { brands, text, state, sort, page, limit }: VoucherQuery,
): Promise<FoundVouchers> {
  const asked = text.trim();
  const found = selectListed(db)
    .where(isOneOf(brandOfVoucher, brands))
    .$if(asked !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('voucher.hint', '=', asked.toUpperCase().slice(-4)),
          sql<boolean>`voucher.booking_id in (select id from booking as sale
          where list_booking_words(sale.booking_number, sale."order") @@ ask_for_words(${asked}))`,
          sql<boolean>`voucher.id in (select voucher_id from voucher_movement
          join booking as used on used.id = voucher_movement.booking_id where used.booking_number = ${asked.toUpperCase()})`,
        ]),
      ),
    )
    .$if(state !== null, (query) => query.where('voucher.state', '=', state ?? 'active'));
  const { count } = await found
    .clearSelect()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const shown = findListPage(page, limit, count);
  const rows = await found
    .orderBy(listOrder(sort))
    .offset((shown.page - 1) * limit)
    .limit(limit)
    .execute();
  return { page: shown, vouchers: rows.map(readListed) };
}

export async function openVoucherFile(db: Db, id: string): Promise<VoucherFile | null> {
  const row = await selectListed(db)
    .select([redeemedOf.as('redeemed'), sql<string>`coalesce(booking.charged_back, 0)`.as('charged_back')])
    .where('voucher.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [history, proposed] = await Promise.all([listHistory(db, id), listProposed(db, id)]);
  const redeemed = Number(row.redeemed);
  const claim = claimOf({ redeemed }, Number(row.charged_back));
  return { voucher: readListed(row), history, proposed, redeemed, claim };
}

async function listHistory(db: Db, id: string): Promise<readonly VoucherHistoryEntry[]> {
  const movements = await db
    .selectFrom('voucher_movement')
    .leftJoin('booking', 'booking.id', 'voucher_movement.booking_id')
    .select(['at', 'kind', 'amount', 'booking_number', 'note'])
    .where('voucher_id', '=', id)
    .orderBy('voucher_movement.id', 'desc')
    .execute();
  const events = await openVoucherTables(db)
    .selectFrom('voucher_event')
    .leftJoin('staff', 'staff.id', 'voucher_event.staff_id')
    .select(['at', 'kind', 'facts', 'staff.name'])
    .where('voucher_id', '=', id)
    .orderBy('voucher_event.id', 'desc')
    .execute();
  const entries: VoucherHistoryEntry[] = [
    ...movements.map(({ at, kind, amount, booking_number, note }) => ({
      at,
      kind,
      amount: kind === 'burn' ? null : Number(amount),
      bookingNumber: booking_number,
      by: null,
      facts: {},
      note,
    })),
    ...events.map(({ at, kind, facts, name }) => ({
      at,
      kind: kind as VoucherHistoryKind,
      amount: null,
      bookingNumber: null,
      by: name,
      facts,
      note: '',
    })),
  ];
  return entries.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

async function listProposed(db: Db, id: string): Promise<readonly ProposedCorrection[]> {
  const rows = await db
    .selectFrom('voucher_correction')
    .innerJoin('staff', 'staff.id', 'voucher_correction.proposed_by')
    .select(['voucher_correction.id', 'amount', 'reason', 'proposed_by', 'staff.name'])
    .where('voucher_id', '=', id)
    .where('state', '=', 'proposed')
    .orderBy('proposed_at')
    .execute();
  return rows.map(({ id: correctionId, amount, reason, proposed_by, name }) => ({
    id: correctionId,
    amount: Number(amount),
    reason,
    proposedBy: { id: proposed_by, name },
  }));
}

/**
 * Adds up what vouchers moved from one moment to another, by brand and currency.
 * @param range the first moment of a month and of the next one
 */
export async function sumVoucherMonth(
  db: Db,
  range: { readonly from: Date; readonly to: Date },
  brands: BrandScope,
): Promise<readonly VoucherMonth[]> {
  const { from, to } = range;
  // What an open booking has set aside is owed until it is burnt; then the lock counts as redeemed, at the time of the burn.
  const { rows } = await sql<
    Record<Exclude<keyof VoucherMonth, 'currency'>, string> & Pick<VoucherMonth, 'currency'>
  >`
    with moved as (
      select voucher_id, kind, amount, at from voucher_movement where kind not in ('lock', 'unlock', 'burn')
      union all
      select lock.voucher_id, 'redeemed', lock.amount, burn.at from voucher_movement as burn
        join voucher_movement as lock on lock.booking_id = burn.booking_id and lock.voucher_id = burn.voucher_id and lock.kind = 'lock'
        where burn.kind = 'burn'
    )
    select brand, currency,
      coalesce(sum(amount) filter (where kind = 'issue' and at >= ${from}), 0) as issued,
      -coalesce(sum(amount) filter (where kind in ('redeemed', 'return') and at >= ${from}), 0) as redeemed,
      -coalesce(sum(amount) filter (where kind = 'expiry' and at >= ${from}), 0) as expired,
      coalesce(sum(amount) filter (where kind = 'correction' and at >= ${from}), 0) as corrected,
      -coalesce(sum(amount) filter (where kind = 'refund' and at >= ${from}), 0) as refunded,
      coalesce(sum(amount), 0) as outstanding
    from moved join voucher on voucher.id = moved.voucher_id
    where at < ${to} and ${isOneOf(brandOfVoucher, brands)} group by brand, currency order by brand, currency`.execute(
    db,
  );
  return rows.map(({ brand, currency, ...sums }) => ({
    brand,
    currency,
    issued: Number(sums.issued),
    redeemed: Number(sums.redeemed),
    expired: Number(sums.expired),
    corrected: Number(sums.corrected),
    refunded: Number(sums.refunded),
    outstanding: Number(sums.outstanding),
  }));
}

/** What brands owed for vouchers before a moment, in each currency, by what vouchers moved; the ledger says the same by company. */
export async function listVoucherLiabilities(
  db: Db,
  before: Date,
  brands: BrandScope,
): Promise<readonly OutstandingVouchers[]> {
  const sums = await sumVoucherMonth(db, { from: before, to: before }, brands);
  return sums.filter(({ outstanding }) => outstanding !== 0);
}
