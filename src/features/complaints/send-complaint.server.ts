import { setTimeout } from 'node:timers/promises';
import { clockTimestamp, laterBy } from '../../database/clock-timestamp.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { complaintPolicy } from '../../defaults.ts';
import type { Complaint, ComplaintSource, NewComplaint, OpenCase } from '../../domain/cases/complaint.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ComplaintOutcome } from './complaint-outcome.ts';
import type { LookupAttempts, LookupSource } from './lookup-misses.server.ts';
import type { StagedUploads } from './uploads/staged-uploads.server.ts';

/** Asks whether a person sends the form; null where no captcha is configured (CONTACT-021, CONTACT-022). */
export type CaptchaCheck = {
  readonly verify: (token: string) => Promise<'passed' | 'failed' | 'unknown'>;
} | null;

export interface SendComplaintDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly uploads: Pick<StagedUploads, 'findComplete' | 'attach'>;
  readonly misses: LookupAttempts;
  readonly captcha: CaptchaCheck;
  /** Null for an unknown number as for a person who does not belong to it. */
  readonly findBooking: (question: {
    /** Key of the brand whose site is asked: its staff answer. */
    readonly brand: string;
    readonly bookingNumber: string;
    readonly email: string;
    readonly lastName: string;
  }) => Promise<{ readonly bookingId: string } | null>;
  readonly openCase: OpenCase<NewComplaint>;
  /** Milliseconds that a look for a booking takes for its sender. */
  readonly lookupMs?: number;
}

export interface SentComplaint {
  readonly complaint: Complaint;
  readonly source: ComplaintSource;
  readonly asker: LookupSource;
  /** Ids of staged files. */
  readonly fileIds: readonly string[];
  /** The same form sent again has the same. */
  readonly formKey: string;
  readonly captchaToken: string | null;
}

/**
 * Takes a complaint or compliment: checks who sends it, its files and its booking, then opens one case for it with its files. The same
 * form sent twice, also at the same time, gets the case that the first one has opened.
 */
export async function sendComplaint(deps: SendComplaintDeps, sent: SentComplaint): Promise<ComplaintOutcome> {
  const { formKey, asker } = sent;
  const key = digestToken(`${asker.visitorId} ${formKey}`);
  const before = await claimForm(deps, key);
  if (before === 'busy') return { success: false, error: 'genericError' };
  if (before !== 'claimed') {
    // The process may have ended after the case was opened and before it had its files.
    await deps.uploads.attach(digestToken(asker.visitorId), sent.fileIds, before.caseId);
    return { success: true, caseNumber: before.caseNumber };
  }
  try {
    return await takeComplaint(deps, sent, key);
  } finally {
    // A form that was refused may be sent again with other answers.
    await deps.db
      .deleteFrom('complaint_submission')
      .where('key', '=', key)
      .where('case_id', 'is', null)
      .execute();
  }
}

type Claim = 'claimed' | 'busy' | { readonly caseId: string; readonly caseNumber: string };

/** Claims a form, or waits for the request that has claimed it: its case is this one's, too. */
async function claimForm({ db, clock }: SendComplaintDeps, key: Buffer): Promise<Claim> {
  const { openingMs, openingPollMs } = complaintPolicy;
  for (let waited = 0; waited <= openingMs; waited += openingPollMs) {
    const claimed = await db
      .insertInto('complaint_submission')
      .values({ key, sent_at: clock.now(), opening_until: laterBy(openingMs) })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ opening_until: laterBy(openingMs) })
          .where('complaint_submission.case_id', 'is', null)
          .where('complaint_submission.opening_until', '<', clockTimestamp),
      )
      .returning('key')
      .executeTakeFirst();
    if (claimed !== undefined) return 'claimed';
    const row = await db
      .selectFrom('complaint_submission')
      .select(['case_id as caseId', 'case_number as caseNumber'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row !== undefined && row.caseId !== null && row.caseNumber !== null)
      return { caseId: row.caseId, caseNumber: row.caseNumber };
    await setTimeout(openingPollMs);
  }
  return 'busy';
}

async function takeComplaint(
  deps: SendComplaintDeps,
  { complaint, source, asker, fileIds, captchaToken }: SentComplaint,
  key: Buffer,
): Promise<ComplaintOutcome> {
  const { db, uploads, misses, captcha, lookupMs = complaintPolicy.lookupMs } = deps;
  if (captcha !== null && (captchaToken === null || (await captcha.verify(captchaToken)) !== 'passed'))
    return { success: false, error: 'captchaFailed' };
  const owner = digestToken(asker.visitorId);
  const files = await uploads.findComplete(owner, fileIds);
  if (files.length < fileIds.length) return { success: false, error: 'fileNotFound' };
  if (!(await misses.mayAsk(asker))) return { success: false, error: 'tooManyAttempts' };
  const { orderId: bookingNumber, email, lastName } = complaint;
  const [booking] = await Promise.all([
    deps.findBooking({ brand: source.brand, bookingNumber, email, lastName }),
    setTimeout(lookupMs),
  ]);
  if (booking === null) {
    await misses.add(asker);
    return { success: false, error: 'bookingNumberNotFound' };
  }
  const { caseId, caseNumber } = await deps.openCase({
    complaint,
    source,
    bookingId: booking.bookingId,
    submissionKey: key,
  });
  await db
    .updateTable('complaint_submission')
    .set({ case_id: caseId, case_number: caseNumber, opening_until: null })
    .where('key', '=', key)
    .execute();
  await uploads.attach(owner, fileIds, caseId);
  return { success: true, caseNumber };
}
