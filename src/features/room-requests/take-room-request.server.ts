import { createHmac } from 'node:crypto';
import { createRequestLog } from '../../database/request-log.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { roomRequestPolicy } from '../../defaults.ts';
import type { ComplaintSource } from '../../domain/cases/complaint.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { RequestedStay } from './find-requested-stay.server.ts';
import type { RoomRequestValues } from './room-request-rules.ts';
import type { RoomRequestsDeps } from './room-requests-deps.server.ts';

const roomRequestLog = createRequestLog('room_request', roomRequestPolicy);

interface TakenRoomRequest {
  /** Tidy and checked. */
  readonly values: RoomRequestValues;
  /** The words that were agreed to. */
  readonly consent: string;
  readonly stay: RequestedStay;
  readonly source: ComplaintSource;
  /** Null for this machine itself, which is not limited. */
  readonly network: string | null;
}

/**
 * Opens a case for a request: its receipt is mailed and staff see it. Nothing is booked, held or charged. The same request sent again
 * on a day is taken already: it opens no other case and counts for no limit.
 */
export async function takeRoomRequest(
  {
    db,
    clock,
    secret,
    openCase,
    hasOpenedCase,
  }: Pick<RoomRequestsDeps, 'db' | 'clock' | 'secret' | 'openCase' | 'hasOpenedCase'>,
  { values, consent, stay, source, network }: TakenRoomRequest,
): Promise<'sent' | 'too-many'> {
  const at = clock.now();
  const digest = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`room request ${kind} ${text}`).digest();
  const asker = {
    address: digest('address', values.email.toLowerCase()),
    network: network === null ? null : digest('network', network),
    at,
  };
  const submissionKey = digestToken(
    JSON.stringify(['room request', source.brand, dayAt(at), values, stay.path]),
  );
  if (await hasOpenedCase(submissionKey)) return 'sent';
  const isLimited = await db.transaction().execute(async (trx) => {
    await roomRequestLog.lock(trx, asker);
    const { requestWindowMs, requestsPerAddress } = roomRequestPolicy;
    if (await roomRequestLog.isNetworkExhausted(trx, asker)) return true;
    const { count } = await roomRequestLog.countMails(trx, asker, requestWindowMs);
    if (count >= requestsPerAddress) return true;
    await roomRequestLog.record(trx, asker, at);
    return false;
  });
  if (isLimited) return 'too-many';
  const { firstName, lastName, email, phone, needs } = values;
  await openCase({
    complaint: {
      reason: 'accessible-room',
      firstName,
      lastName,
      email,
      phone: phone === '' ? null : phone,
      text: needs,
      consent,
      ...stay,
    },
    source,
    bookingId: null,
    submissionKey,
  });
  return 'sent';
}
