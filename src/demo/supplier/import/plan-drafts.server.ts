import { sql } from 'kysely';
import type { RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import { type RoomPlan, saveNights } from '../store/room-plans.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** A plan whose room is locked, as a record changes it. */
export interface PlanDraft extends RoomPlan {
  /** As the books have it. */
  readonly known: RatePlanFacts;
  /** Null once it is no longer sold. */
  plan: RatePlanFacts | null;
  nights: Buffer;
  /** Rooms left by slot of the horizon's ring. */
  readonly free: Buffer;
}

/** Plans by their ids, those that exist. Their rooms are locked first, in the order of their keys. */
export async function lockPlans(db: SupplierDb, planIds: readonly number[]): Promise<Map<number, PlanDraft>> {
  await sql`select from supplier.room
    where (hotel_id, room_id) in (select hotel_id, room_id from supplier.plan where id = any(${planIds}::bigint[]))
    order by hotel_id, room_id for update`.execute(db);
  const rows = await db
    .selectFrom('supplier.plan as plan')
    .innerJoin('supplier.nights', 'supplier.nights.plan_id', 'plan.id')
    .innerJoin('supplier.room as room', (join) =>
      join.onRef('room.hotel_id', '=', 'plan.hotel_id').onRef('room.room_id', '=', 'plan.room_id'),
    )
    .select(['plan.facts', 'nights', 'free'])
    .where('plan.id', '=', sql<string>`any(${planIds}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ facts, nights, free }) => [
      facts.id,
      { planId: facts.id, known: facts, plan: facts, nights, free },
    ]),
  );
}

/** Writes what has become of the plans. */
export async function savePlans(db: SupplierDb, drafts: readonly PlanDraft[]): Promise<void> {
  await deletePlans(
    db,
    drafts.filter(({ plan }) => plan === null),
  );
  const remaining = drafts.filter(({ plan }) => plan !== null);
  await saveFacts(
    db,
    remaining.filter(({ plan, known }) => plan !== known),
  );
  if (remaining.length > 0) await saveNights(db, remaining);
}

async function deletePlans(db: SupplierDb, drafts: readonly PlanDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const ids = drafts.map(({ planId }) => planId);
  const isGone = sql<string>`any(${ids}::bigint[])`;
  await db.deleteFrom('supplier.nights').where('plan_id', '=', isGone).execute();
  await db.deleteFrom('supplier.plan').where('id', '=', isGone).execute();
}

async function saveFacts(db: SupplierDb, drafts: readonly PlanDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const ids = drafts.map(({ planId }) => planId);
  const facts = drafts.map(({ plan }) => JSON.stringify(plan));
  await sql`update supplier.plan set facts = changed.facts
    from unnest(${ids}::bigint[], ${facts}::jsonb[]) as changed (id, facts) where plan.id = changed.id`.execute(
    db,
  );
}
