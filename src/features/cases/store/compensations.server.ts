import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database-types.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { caseLimits } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { CaseOutcome, CompensationKind } from '../model/case-record.ts';
import { type CompensationState, compensationStates } from '../model/compensation-state.ts';
import { openCaseTables } from './case-rows.server.ts';
import type { CaseActor } from './case-service.server.ts';
import { type CaseChange, changeCase } from './change-case.server.ts';

/** The ledger of bookings, as far as compensations move its money. All calls are part of the caller's transaction. */
export interface CaseLedger {
  /** What was charged and is still ours, minor units; locks the booking. Null for a booking that does not exist. */
  lockPaid(
    trx: Transaction<Database>,
    bookingId: string,
  ): Promise<{ readonly currency: CurrencyCode; readonly paid: number } | null>;
  owe(trx: Transaction<Database>, movement: CaseMovement): Promise<void>;
  payOut(trx: Transaction<Database>, movement: CaseMovement): Promise<void>;
}

export interface CaseMovement {
  readonly bookingId: string;
  readonly compensationId: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: Date;
}

/** Compensations of cases: proposed, confirmed by a second person above a limit, and paid out by bank transfer. */
export interface Compensations {
  /** @param compensation.amount minor units of the currency that was charged */
  propose(
    caseId: string,
    actor: CaseActor,
    compensation: { readonly kind: CompensationKind; readonly amount: number },
  ): Promise<CaseOutcome>;
  /** `end`: what becomes of it; `confirmed` needs another person than the one who proposed it. */
  end(
    caseId: string,
    actor: CaseActor,
    compensationId: string,
    end: 'confirmed' | 'paid-out' | 'withdrawn',
  ): Promise<CaseOutcome>;
  /** Currency and minor units that a booking can still be compensated by; null where nothing was charged. */
  findLimit(
    bookingId: string | null,
  ): Promise<{ readonly currency: CurrencyCode; readonly amount: number } | null>;
}

interface CompensationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: CaseLedger;
}

const notWithdrawn = ['proposed', 'confirmed', 'paid-out'] as const;

/** Minor units, of all cases of a booking. */
async function sumCompensations(
  trx: Transaction<Database>,
  bookingId: string,
  states: readonly CompensationState[],
): Promise<number> {
  const { sum } = await openCaseTables(trx)
    .selectFrom('case_compensation')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('booking_id', '=', bookingId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export function createCompensations({ db, clock, ledger }: CompensationDeps): Compensations {
  async function findLimit(trx: Transaction<Database>, bookingId: string | null) {
    if (bookingId === null) return null;
    const payment = await ledger.lockPaid(trx, bookingId);
    if (payment === null) return null;
    // What is paid out has left the ledger's account of the guest.
    const promised = await sumCompensations(trx, bookingId, ['proposed', 'confirmed']);
    return { currency: payment.currency, amount: Math.max(payment.paid - promised, 0) };
  }

  return {
    findLimit: (bookingId) => db.transaction().execute((trx) => findLimit(trx, bookingId)),
    propose(caseId, { staff, version }, { kind, amount }) {
      const at = clock.now();
      return changeCase(
        db,
        caseId,
        { at, version },
        async (record, trx): Promise<CaseChange | CaseOutcome> => {
          const { bookingId } = record;
          const limit = await findLimit(trx, bookingId);
          if (
            limit === null ||
            bookingId === null ||
            record.reason !== 'complaint' ||
            record.complaint === null
          )
            return 'not-possible';
          if (amount > limit.amount) return 'amount-too-high';
          // All of the booking together: many small ones are no way around a second person.
          const isConfirmed =
            amount + (await sumCompensations(trx, bookingId, notWithdrawn)) <=
            caseLimits.maxUnconfirmedAmount;
          const id = randomUUID();
          await openCaseTables(trx)
            .insertInto('case_compensation')
            .values({
              id,
              case_id: caseId,
              booking_id: bookingId,
              kind,
              amount: String(amount),
              currency: limit.currency,
              state: isConfirmed ? 'confirmed' : 'proposed',
              proposed_by: staff.id,
              proposed_at: at,
              ...(isConfirmed ? { confirmed_by: staff.id, confirmed_at: at } : {}),
            })
            .execute();
          if (isConfirmed) await ledger.owe(trx, { bookingId, compensationId: id, amount, at });
          const facts = { amount, currency: limit.currency, compensation: kind };
          const proposed = { kind: 'compensation-proposed', staffId: staff.id, facts } as const;
          return {
            events: isConfirmed
              ? [proposed, { kind: 'compensation-confirmed', staffId: staff.id, facts }]
              : [proposed],
          };
        },
      );
    },
    end(caseId, { staff, version }, compensationId, end) {
      const at = clock.now();
      return changeCase(
        db,
        caseId,
        { at, version },
        async (record, trx): Promise<CaseChange | CaseOutcome> => {
          const tables = openCaseTables(trx);
          const found = await tables
            .selectFrom('case_compensation')
            .select(['kind', 'amount', 'currency', 'state', 'proposed_by'])
            .where('id', '=', compensationId)
            .where('case_id', '=', caseId)
            .executeTakeFirst();
          if (found === undefined || !compensationStates.canMove(found.state, end)) return 'not-possible';
          const { bookingId } = record;
          if (bookingId === null) return 'not-possible';
          if (end === 'confirmed' && found.proposed_by === staff.id) return 'same-person';
          const signed =
            end === 'confirmed'
              ? { confirmed_by: staff.id, confirmed_at: at }
              : { ended_by: staff.id, ended_at: at };
          await tables
            .updateTable('case_compensation')
            .set({ state: end, ...signed })
            .where('id', '=', compensationId)
            .execute();
          const amount = Number(found.amount);
          await moveMoney(trx, { bookingId, compensationId, amount, at }, end);
          const facts = { amount, currency: found.currency, compensation: found.kind };
          return { events: [{ kind: `compensation-${end}`, staffId: staff.id, facts }] };
        },
      );
    },
  };

  async function moveMoney(
    trx: Transaction<Database>,
    movement: CaseMovement,
    end: CompensationState,
  ): Promise<void> {
    if (end === 'confirmed') await ledger.owe(trx, movement);
    if (end === 'paid-out') await ledger.payOut(trx, movement);
  }
}
