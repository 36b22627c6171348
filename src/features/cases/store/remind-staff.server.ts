import type { Db } from '../../../database/open-kysely.server.ts';
import { caseLimits, caseTimings } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { applyCaseEvent, listDueNotices } from '../model/case-life.ts';
import { openCaseTables } from './case-rows.server.ts';
import { changeCase } from './change-case.server.ts';

interface ReminderDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Writes the reminders of deadlines that are near or over: each once, as an event of the case and as a mail to the brand's company.
 * Any number of processes may do so at once.
 * @returns how many cases got one
 */
export async function remindStaff({ db, clock }: ReminderDeps): Promise<number> {
  const now = clock.now();
  const longestWarning = Math.max(caseTimings.answerWarningMs, caseTimings.decisionWarningMs);
  let reminded = 0;
  let after: { readonly dueAt: Date; readonly id: string } | null = null;
  for (;;) {
    const from = after;
    const rows: readonly { readonly id: string; readonly due_at: Date | null }[] = await openCaseTables(db)
      .selectFrom('complaint_case')
      .select(['id', 'due_at'])
      .where('is_waiting', '=', true)
      .where('due_at', '<=', new Date(now.getTime() + longestWarning))
      .$if(from !== null, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('due_at', 'id'), '>', eb.tuple(from?.dueAt ?? null, from?.id ?? '')),
        ),
      )
      .orderBy('due_at')
      .orderBy('id')
      .limit(caseLimits.remindedAtOnce)
      .execute();
    for (const { id } of rows) if (await remindOf({ db, clock }, id, now)) reminded += 1;
    const last = rows.at(-1);
    if (last?.due_at == null || rows.length < caseLimits.remindedAtOnce) return reminded;
    after = { dueAt: last.due_at, id: last.id };
  }
}

async function remindOf({ db }: ReminderDeps, caseId: string, at: Date): Promise<boolean> {
  const outcome = await changeCase(db, caseId, { at }, (record) => {
    const notices = listDueNotices(record, at);
    if (notices.length === 0) return 'not-possible';
    const life = applyCaseEvent(record, { kind: 'reminded', notices }, at) ?? record;
    return {
      life,
      keepsVersion: true,
      events: notices.map((notice) => ({ kind: 'reminded', staffId: null, facts: { notice } })),
      mails: notices.map((notice) => ({ kind: 'reminder', facts: { notice } })),
    };
  });
  return outcome === 'done';
}
