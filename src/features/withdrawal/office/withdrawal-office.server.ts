import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherPolicy, withdrawalPolicy } from '../../../defaults.ts';
import { findListPage } from '../../../design/staff/list-sort.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { ListStaffTasks } from '../../../domain/staff/staff-task.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { createJobQueue } from '../../../jobs/job-queue.server.ts';
import { buildPath } from '../../../url.ts';
import { carryOutWithdrawal } from '../carry-out-withdrawal.ts';
import { findOrder, matchOrders, mayMeanOrder } from '../match-orders.server.ts';
import type { WithdrawableContracts, WithdrawalOutcome } from '../withdrawal.ts';
import { openWithdrawalTables, readWithdrawalRow } from '../withdrawal-rows.server.ts';
import type {
  AskedWithdrawals,
  ListedWithdrawals,
  SettleOutcome,
  WithdrawalDecision,
  WithdrawalOffice,
  WithdrawalSettler,
} from './withdrawal-list.ts';

interface WithdrawalOfficeDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Kinds of contracts, as for the statements themselves. */
  readonly contracts: readonly WithdrawableContracts[];
  /** A withdrawal is settled: its second mail is due. */
  readonly onSettled: () => void;
  readonly report: (error: unknown) => void;
}

export function createWithdrawalOffice(deps: WithdrawalOfficeDeps): WithdrawalOffice {
  return {
    list: (asked) => listForStaff(deps.db, asked),
    findOrder: (bookingNumber, brands) => findOrder(deps.db, bookingNumber, brands),
    settle: (id, by, decision) => settle(deps, id, by, decision),
  };
}

/**
 * The withdrawals that staff have to look at, as tasks: what is owed is due 14 days after the statement (Directive 2011/83/EU, Article 13). Anybody
 * can send thousands that mean no order of ours: of those the one that waits longest is the one task for all.
 */
export function createWithdrawalTaskList(db: Db): ListStaffTasks {
  const select = (brands: BrandScope) =>
    selectOpen(db).where(isOneOf(brandOfWithdrawal, brands)).orderBy('received_at').orderBy('id');
  return async (brands) => {
    const meant = await select(brands).where(mayMeanOrder).limit(withdrawalPolicy.listed).execute();
    const others = await select(brands).where(sql<boolean>`not ${mayMeanOrder}`).limit(1).execute();
    return [...meant, ...others].map((row) => ({
      id: `withdrawal-${row.id}`,
      place: 'vouchers' as const,
      path: buildPath('back_office_withdrawals', {}),
      number: row.order_number,
      toDo: 'office.task.settleWithdrawal',
      subject: row.name,
      dueAt: new Date(row.received_at.getTime() + withdrawalPolicy.settleMs),
      since: row.received_at,
      assignedTo: null,
    }));
  };
}

/** Withdrawals that staff have not settled yet: a metric. */
export async function countOpenWithdrawals(db: Db): Promise<number> {
  const { open } = await selectOpen(db)
    .clearSelect()
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}

const brandOfWithdrawal = sql.ref('withdrawal.brand');

const selectOpen = (db: Db) =>
  openWithdrawalTables(db).selectFrom('withdrawal').selectAll().where('outcome', '=', 'unknown');

async function listForStaff(
  db: Db,
  { brands, list, page: asked, order = '', size = withdrawalPolicy.listed, first = null }: AskedWithdrawals,
): Promise<ListedWithdrawals> {
  const found = (
    list === 'open'
      ? selectOpen(db)
      : openWithdrawalTables(db).selectFrom('withdrawal').selectAll().where('settled_at', 'is not', null)
  ).where(isOneOf(brandOfWithdrawal, brands));
  const { count } = await found
    .clearSelect()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const page = findListPage(asked, size, count);
  const firstInFront = found.orderBy(sql`id = ${first}`, (by) => by.desc().nullsLast());
  const ordered =
    order !== ''
      ? firstInFront.orderBy('received_at', order === 'newest' ? 'desc' : 'asc')
      : list === 'open'
        ? firstInFront.orderBy(mayMeanOrder, 'desc').orderBy('received_at')
        : firstInFront.orderBy('settled_at', 'desc');
  const rows = await ordered
    .orderBy('id')
    .offset((page.page - 1) * size)
    .limit(size)
    .execute();
  const ids = rows.map(({ id }) => id);
  const candidates = list === 'open' ? await matchOrders(db, ids, brands) : new Map<string, never>();
  const withdrawals = rows.map((row) => ({
    ...readWithdrawalRow(row),
    candidates: candidates.get(row.id) ?? [],
    settlement:
      row.settled_at === null || row.settled_by === null
        ? null
        : {
            at: row.settled_at,
            by: row.settled_by,
            outcome: row.outcome ?? 'unknown',
            bookingNumber: row.settled_number,
            reason: row.settled_reason,
          },
  }));
  return { withdrawals, page };
}

/** One of the staff at a time: what ends a contract is not to cross a closing, whose mail says that there is none. */
async function settle(
  deps: WithdrawalOfficeDeps,
  id: string,
  by: WithdrawalSettler,
  decision: WithdrawalDecision,
): Promise<SettleOutcome> {
  const queue = createJobQueue<{ id: string }>(deps.db, {
    table: 'withdrawal',
    key: ['id'],
    isOpen: `outcome = 'unknown'`,
    dueAt: 'due_at',
    columns: ['id'],
  });
  const lease = { holder: `staff ${randomUUID()}`, leaseMs: voucherPolicy.leaseMs };
  if ((await queue.claim([id], lease)) === null) {
    const open = await selectOpen(deps.db).where('id', '=', id).executeTakeFirst();
    return open === undefined ? 'moved' : 'busy';
  }
  const outcome = await settleClaimed(deps, id, by, decision).finally(() =>
    queue.release([[id]], lease.holder),
  );
  if (outcome === 'done') deps.onSettled();
  return outcome;
}

async function settleClaimed(
  deps: WithdrawalOfficeDeps,
  id: string,
  { name: by, brands }: WithdrawalSettler,
  decision: WithdrawalDecision,
): Promise<SettleOutcome> {
  if (decision.kind === 'close') return store(deps, id, { by, outcome: 'closed', reason: decision.reason });
  const order = await findOrder(deps.db, decision.bookingNumber, brands);
  if (order === null) return 'no-order';
  const row = await selectOpen(deps.db).where('id', '=', id).executeTakeFirstOrThrow();
  const { bookingNumber, brand, email } = order;
  const meant = { ...readWithdrawalRow(row), brand, email, orderNumber: bookingNumber };
  const outcome = await carryOutWithdrawal(deps.contracts, meant).catch((error: unknown) => {
    deps.report(error);
    return 'unknown' as const;
  });
  return outcome === 'unknown' ? 'not-possible' : store(deps, id, { by, outcome, bookingNumber });
}

interface Settlement {
  readonly by: string;
  readonly outcome: WithdrawalOutcome;
  readonly bookingNumber?: string;
  readonly reason?: string;
}

/**
 * Records who has settled it; the worker that acknowledges statements sends the second mail. A closing counts only while it is open. What was
 * carried out is recorded in any case, over a closing, too, where it took longer than its lease: the contract has ended.
 */
async function store(
  { db, clock }: WithdrawalOfficeDeps,
  id: string,
  { by, outcome, bookingNumber = undefined, reason = '' }: Settlement,
): Promise<SettleOutcome> {
  const at = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('withdrawal')
    .set({
      outcome,
      settled_at: at,
      settled_by: by,
      settled_number: bookingNumber ?? null,
      settled_reason: reason,
      answered_at: null,
      due_at: at,
      attempts: 0,
    })
    .where('id', '=', id)
    .$if(outcome === 'closed', (closing) => closing.where('outcome', '=', 'unknown'))
    .executeTakeFirst();
  return numUpdatedRows === 0n ? 'moved' : 'done';
}
