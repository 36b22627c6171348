import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { LoyaltyCall, LoyaltyPort, LoyaltyResult } from '../../../src/ports/loyalty/loyalty-port.ts';
import {
  requireLoyaltyCall,
  requireLoyaltyReference,
  requirePoints,
} from '../../../src/ports/loyalty/require-loyalty-call.ts';

/** Creates the books of a programme in which every member has a balance. */
export async function openLoyaltyTables(pool: Pool): Promise<void> {
  await pool.query(`
    create schema if not exists test_programme;
    create table test_programme.member (token text primary key, points bigint not null check (points >= 0));
    create table test_programme.reservation (
      reference text primary key, token text not null, points bigint not null,
      state text not null check (state in ('reserved', 'redeemed', 'released')), returned bigint not null default 0,
      check (returned <= case state when 'redeemed' then points else 0 end)
    );
    create table test_programme.answer (key text primary key, request jsonb not null, answer jsonb not null);`);
}

export async function addMember(pool: Pool, token: string, points: number): Promise<void> {
  await pool.query('insert into test_programme.member values ($1, $2)', [token, points]);
}

export async function readPoints(pool: Pool, token: string): Promise<number> {
  const { rows } = await pool.query<{ points: string }>(
    'select points from test_programme.member where token = $1',
    [token],
  );
  return Number(rows[0]?.points);
}

type Answer = LoyaltyResult<object, string>;

const confirmed = { outcome: 'confirmed' } as const;
const refuse = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/** What goes wrong with the next call. */
export type LoyaltyFault =
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' }
  | { readonly kind: 'slow'; readonly milliseconds: number };

/** By the name of the call. */
export type LoyaltyFaults = Partial<Record<'reserve' | 'redeem' | 'release' | 'giveBack', LoyaltyFault>>;

const unknown = { outcome: 'unknown' } as const;

/** Makes a call go wrong; what is slow takes effect, also after the caller has given it up. */
async function suffer<Result extends Answer>(
  fault: LoyaltyFault | undefined,
  { timeoutMs }: LoyaltyCall,
  call: () => Promise<Result>,
): Promise<Result | typeof unknown> {
  switch (fault?.kind) {
    case undefined:
      return call();
    case 'lost':
    case 'unknown':
      return unknown;
    case 'lost-answer':
      await call();
      return unknown;
    case 'duplicated':
      return (await Promise.all([call(), call()]))[0];
    case 'slow': {
      const late = sleep(fault.milliseconds, undefined, { ref: false }).then(call);
      const answer = await Promise.race([late, sleep(timeoutMs, unknown)]);
      // The database may have gone meanwhile.
      late.catch(() => undefined);
      return answer;
    }
  }
}

/** What a call that moves points says of them. */
interface LoyaltyRequest {
  readonly reference: string;
  readonly points?: number;
}

/** A loyalty programme of which bookings need the part that takes and gives back miles. A member's token is the id of the account. */
export function createFakeLoyalty(pool: Pool, faults: LoyaltyFaults = {}): LoyaltyPort {
  const once = async <Result extends Answer>(
    name: keyof LoyaltyFaults,
    call: LoyaltyCall,
    request: LoyaltyRequest,
    act: (client: PoolClient) => Promise<Result>,
  ) => {
    requireLoyaltyCall(call);
    requireLoyaltyReference(request.reference);
    if (request.points !== undefined) requirePoints(request.points);
    return suffer(faults[name], call, () => carryOut(call, { name, ...request }, act));
  };
  const carryOut = async <Result extends Answer>(
    { idempotencyKey }: LoyaltyCall,
    request: LoyaltyRequest & { readonly name: string },
    act: (client: PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [request.reference]);
      // A key belongs to one call, whose answer it stores.
      const known = await client.query<{ answer: Result; isSame: boolean }>(
        'select answer, request = $2::jsonb as "isSame" from test_programme.answer where key = $1',
        [idempotencyKey, request],
      );
      if (known.rows[0]?.isSame === false) throw new Error('The key belongs to another call');
      const answer = known.rows[0]?.answer ?? (await act(client));
      await client.query('insert into test_programme.answer values ($1, $2, $3) on conflict do nothing', [
        idempotencyKey,
        request,
        answer,
      ]);
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  const find = async (client: PoolClient, reference: string) => {
    const { rows } = await client.query<{ state: string; points: string; returned: string }>(
      'select state, points, returned from test_programme.reservation where reference = $1',
      [reference],
    );
    return rows[0];
  };
  const notAsked = () => Promise.reject(new Error('No booking asks for this'));
  return {
    name: 'Fernmeilen',
    buildLinkAddress: () => {
      throw new Error('No booking asks for this');
    },
    finishLink: notAsked,
    readBalance: notAsked,
    quote: notAsked,
    credit: notAsked,
    takeBack: notAsked,
    reserve: ({ token, points, reference }, call) =>
      once('reserve', call, { reference, points }, async (client) => {
        const reservation = { ...confirmed, reservationId: `R-${reference}` };
        const found = await find(client, reference);
        if (found?.state === 'reserved' && Number(found.points) === points) return reservation;
        if (found !== undefined) return refuse('too-few-points');
        const paid = await client.query(
          'update test_programme.member set points = points - $2 where token = $1 and points >= $2',
          [token, points],
        );
        if (paid.rowCount === 0) return refuse('too-few-points');
        await client.query(`insert into test_programme.reservation values ($1, $2, $3, 'reserved')`, [
          reference,
          token,
          points,
        ]);
        return reservation;
      }),
    redeem: ({ reference }, call) =>
      once('redeem', call, { reference }, async (client) => {
        const found = await find(client, reference);
        if (found === undefined || found.state === 'released') return refuse('reservation-over');
        await client.query(`update test_programme.reservation set state = 'redeemed' where reference = $1`, [
          reference,
        ]);
        return confirmed;
      }),
    release: ({ reference }, call) =>
      once('release', call, { reference }, async (client) => {
        const found = await find(client, reference);
        if (found?.state === 'redeemed') return refuse('redeemed');
        if (found === undefined)
          await client.query(
            // A request that is still on its way finds the reservation released.
            `insert into test_programme.reservation values ($1, '', 0, 'released')`,
            [reference],
          );
        if (found?.state !== 'reserved') return confirmed;
        await client.query(
          `with released as (
             update test_programme.reservation set state = 'released' where reference = $1 returning token, points
           )
           update test_programme.member m set points = m.points + released.points from released where m.token = released.token`,
          [reference],
        );
        return confirmed;
      }),
    giveBack: ({ reference, points }, call) =>
      once('giveBack', call, { reference, points }, async (client) => {
        const found = await find(client, reference);
        if (found?.state !== 'redeemed' || Number(found.points) < Number(found.returned) + points)
          return refuse('too-many');
        await client.query(
          `with given as (
             update test_programme.reservation set returned = returned + $2 where reference = $1 returning token
           )
           update test_programme.member m set points = m.points + $2 from given where m.token = given.token`,
          [reference, points],
        );
        return confirmed;
      }),
  };
}
