import type { Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import { createRequestLog, type RequestSource } from '../../database/request-log.server.ts';
import { newsletterPolicy } from '../../defaults.ts';

/** Sign-ups and changes of address. */
export const newsletterRequests = createRequestLog('newsletter_request', newsletterPolicy);

/**
 * When the next mail may go to an address; null for not today. Call it after `newsletterRequests.lock`.
 * @param isResend the same mail again, which is not sent before its interval has passed
 */
export async function findMailTime(
  trx: Transaction<Database>,
  source: RequestSource,
  isResend: boolean,
): Promise<Date | null> {
  const { mailsPerAddress, mailWindowMs, mailIntervalMs } = newsletterPolicy;
  const { count, latest } = await newsletterRequests.countMails(trx, source, mailWindowMs);
  if (count >= mailsPerAddress) return null;
  const next = latest === null ? 0 : latest.getTime() + mailIntervalMs;
  if (next <= source.at.getTime()) return source.at;
  return isResend ? null : new Date(next);
}
