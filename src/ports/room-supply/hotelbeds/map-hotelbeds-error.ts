import { NotDoneError } from '../../supply/vendor/not-done-error.ts';
import type { SupplyAnswer } from '../../supply/vendor/send-supply-request.server.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import type { RoomRefusal } from '../room-supply-port.ts';
import { hotelbedsError } from './hotelbeds-schemas.ts';

/** Error codes that say for certain that nothing was done: requests that are not worked on, and rates that are no longer sold. */
const known: Readonly<Record<string, Extract<RoomRefusal, 'gone' | 'price-changed' | 'rejected'>>> = {
  INVALID_REQUEST: 'rejected',
  INVALID_DATA: 'rejected',
  INSUFFICIENT_ALLOTMENT: 'gone',
  RATE_NOT_FOUND: 'gone',
  PRICE_INCREASED: 'price-changed',
};

/**
 * What an answer of 300 to 499 means.
 * @throws NotDoneError for 401 and 403
 * @throws UncertainSupplyError for any error whose meaning Hotelbeds does not say
 */
export function mapHotelbedsError(
  answer: Pick<SupplyAnswer, 'status' | 'headers' | 'json'>,
): Extract<RoomRefusal, 'gone' | 'price-changed' | 'rejected'> {
  const { status, json } = answer;
  const error = hotelbedsError.safeParse(json).data?.error;
  if (status === 401 || status === 403) throw new NotDoneError(describeAccessError(answer, error));
  if (status === 404 && error !== undefined) return 'gone';
  const code = typeof error === 'object' ? error.code : '';
  const reason = Object.hasOwn(known, code) ? known[code] : undefined;
  if (reason !== undefined) return reason;
  throw new UncertainSupplyError(
    `Hotelbeds answers ${`${status} ${code}`.trim()}, which has no meaning here`,
  );
}

type HotelbedsError = string | { readonly code: string; readonly message?: string | null | undefined };

/** A used-up quota and a wrong signature have the same status: only the gateway's header or words differ, and our own clock may be at fault. */
function describeAccessError(
  { status, headers }: Pick<SupplyAnswer, 'status' | 'headers'>,
  error: HotelbedsError | undefined,
): string {
  const words = typeof error === 'string' ? error : `${error?.code ?? ''} ${error?.message ?? ''}`;
  const text = `${headers.get('x-mashery-error-code') ?? ''} ${words}`.trim();
  const cause = /quota|limit|over[_ ](?:rate|qps)/i.test(text)
    ? 'the quota of calls is used up'
    : 'key, secret or the clock of this machine is wrong';
  return `Hotelbeds refuses the shop's access (${status} ${text}): ${cause}`;
}
