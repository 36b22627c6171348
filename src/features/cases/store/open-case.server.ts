import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { caseLimits } from '../../../defaults.ts';
import type { OpenCase } from '../../../domain/cases/complaint.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { openLife } from '../model/case-life.ts';
import { formatCaseNumber } from '../model/format-case-number.ts';
import { openCaseTables, toLifeColumns } from './case-rows.server.ts';
import { insertOccurrences, toWaitColumns } from './change-case.server.ts';

interface OpenCaseDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Sends the receipt at once. */
  readonly sendMails: () => void;
}

/**
 * Opens cases: the complaint, its receipt and the beginning of the clock are stored in one transaction. The key of the form is unique: a
 * process that ended before it could say which case it has opened leaves no second one.
 */
export function createOpenCase({ db, clock, sendMails }: OpenCaseDeps): OpenCase {
  return async ({ complaint, source, bookingId, submissionKey }) => {
    const key = Buffer.from(submissionKey);
    const caseId = randomUUID();
    const at = clock.now();
    const life = openLife(complaint.reason, at);
    const opened = await db.transaction().execute(async (trx) => {
      for (let attempt = 0; attempt < caseLimits.numberAttempts; attempt += 1) {
        const inserted = await openCaseTables(trx)
          .insertInto('complaint_case')
          .values({
            id: caseId,
            number: formatCaseNumber(randomBytes(8)),
            booking_id: bookingId,
            submission_key: key,
            brand: source.brand,
            language: source.language,
            locale: source.locale,
            origin: source.origin,
            reason: complaint.reason,
            complaint: JSON.stringify(complaint),
            received_at: at,
            ...toLifeColumns(life),
            ...toWaitColumns(life, null),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['id as caseId', 'number as caseNumber'])
          .executeTakeFirst();
        if (inserted === undefined) {
          const before = await openCaseTables(trx)
            .selectFrom('complaint_case')
            .select(['id as caseId', 'number as caseNumber'])
            .where('submission_key', '=', key)
            .executeTakeFirst();
          if (before === undefined) continue;
          return before;
        }
        await insertOccurrences(
          trx,
          caseId,
          { events: [{ kind: 'received', staffId: null }], mails: [{ kind: 'receipt' }] },
          at,
        );
        return inserted;
      }
      throw new Error(`No case number is free in ${caseLimits.numberAttempts} attempts`);
    });
    sendMails();
    return opened;
  };
}
