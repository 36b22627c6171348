import type { Db } from '../../../database/open-kysely.server.ts';
import { openCaseTables } from './case-rows.server.ts';

/** Whether a form has opened a case before. @param submissionKey of the form */
export async function hasOpenedCase(db: Db, submissionKey: Uint8Array): Promise<boolean> {
  const opened = await openCaseTables(db)
    .selectFrom('complaint_case')
    .select('id')
    .where('submission_key', '=', Buffer.from(submissionKey))
    .executeTakeFirst();
  return opened !== undefined;
}
