import type pg from 'pg';

/**
 * Steps that were given up, or left to a person, because nobody answered, such as `holding: 4 calls in 61 s -> failed technical`.
 * No temporary fault may cause that: the workflow waits for a party that is slow, silent for a while or restarting.
 * @param expected states that may end so, as only a message that was lost could have said how they end
 */
export async function countAbandonedSteps(
  pool: pg.Pool,
  expected: readonly string[] = [],
): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ cause: string; count: number }>(
    `select concat_ws(' ', e.facts ->> 'in' || ':',
        coalesce(e.facts ->> 'reason', (e.facts ->> 'unanswered') || ' calls in ' || (e.facts ->> 'seconds') || ' s'),
        '->', b.state, b.failure) as cause, count(*)::int as count
     from booking_event e join booking b on b.id = e.booking_id
     where (e.kind = 'given-up' or e.facts ->> 'reason' in ('supplier-silent', 'provider-silent', 'documents-fail'))
       and e.facts ->> 'in' <> all($1)
     group by 1 order by 2 desc, 1`,
    [expected],
  );
  return Object.fromEntries(rows.map(({ cause, count }) => [cause, count]));
}
