import { createRequestLog, type RequestSource } from '../../database/request-log.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import type { AlertTrx } from './alert-rows.server.ts';

/** Requests for alerts. */
export const alertRequests = createRequestLog('price_alert_request', priceAlertPolicy);

/**
 * Whether a mail that asks may go to an address now. Call it after `alertRequests.lock`.
 * @param isReader the address has confirmed an alert before
 */
export async function mayAskAddress(
  trx: AlertTrx,
  source: RequestSource,
  isReader: boolean,
): Promise<boolean> {
  const { requestsPerReader, requestsPerAddress, requestWindowMs } = priceAlertPolicy;
  const { count } = await alertRequests.countMails(trx, source, requestWindowMs);
  return count < (isReader ? requestsPerReader : requestsPerAddress);
}
