import type { PoolClient } from 'pg';
import type { RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import { type RoomPlan, saveNights } from '../store/room-plans.server.ts';

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
export async function lockPlans(
  client: PoolClient,
  planIds: readonly number[],
): Promise<Map<number, PlanDraft>> {
  await client.query(
    `select from supplier.room
     where (hotel_id, room_id) in (select hotel_id, room_id from supplier.plan where id = any($1::bigint[]))
     order by hotel_id, room_id for update`,
    [planIds],
  );
  const { rows } = await client.query<{ facts: RatePlanFacts; nights: Buffer; free: Buffer }>(
    `select facts, nights, free from supplier.plan join supplier.nights on plan_id = id
     join supplier.room using (hotel_id, room_id) where id = any($1::bigint[])`,
    [planIds],
  );
  return new Map(
    rows.map(({ facts, nights, free }) => [
      facts.id,
      { planId: facts.id, known: facts, plan: facts, nights, free },
    ]),
  );
}

/** Writes what has become of the plans. */
export async function savePlans(client: PoolClient, drafts: readonly PlanDraft[]): Promise<void> {
  await deletePlans(
    client,
    drafts.filter(({ plan }) => plan === null),
  );
  const remaining = drafts.filter(({ plan }) => plan !== null);
  await saveFacts(
    client,
    remaining.filter(({ plan, known }) => plan !== known),
  );
  if (remaining.length > 0) await saveNights(client, remaining);
}

async function deletePlans(client: PoolClient, drafts: readonly PlanDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const ids = drafts.map(({ planId }) => planId);
  await client.query('delete from supplier.nights where plan_id = any($1::bigint[])', [ids]);
  await client.query('delete from supplier.plan where id = any($1::bigint[])', [ids]);
}

async function saveFacts(client: PoolClient, drafts: readonly PlanDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await client.query(
    `update supplier.plan set facts = changed.facts
     from unnest($1::bigint[], $2::jsonb[]) as changed (id, facts) where plan.id = changed.id`,
    [drafts.map(({ planId }) => planId), drafts.map(({ plan }) => JSON.stringify(plan))],
  );
}
