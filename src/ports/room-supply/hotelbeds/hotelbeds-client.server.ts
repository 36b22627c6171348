import { createHash } from 'node:crypto';
import type { Clock } from '../../../domain/time/clock.ts';
import { NotDoneError } from '../../supply/vendor/not-done-error.ts';
import { type SupplyAnswer, sendSupplyRequest } from '../../supply/vendor/send-supply-request.server.ts';
import { hotelbedsError } from './hotelbeds-schemas.ts';

export interface HotelbedsCredentials {
  readonly apiKey: string;
  readonly secret: string;
}

export interface HotelbedsClient {
  /**
   * Sends one call.
   * @param path below `/hotel-api/1.0`
   * @returns answers below 500 other than 401, 403 and 429
   * @throws UncertainSupplyError for all others, and for none in time; a NotDoneError for those three
   */
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<SupplyAnswer>;
}

/** The signature of a call: SHA-256 of key, secret and the seconds since 1970, hexadecimal. It is good for a minute. */
export function signHotelbedsCall({ apiKey, secret }: HotelbedsCredentials, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return createHash('sha256').update(`${apiKey}${secret}${seconds}`).digest('hex');
}

/** JSON client of the booking API, version 1.0; every call is signed with the time it is sent at. */
export function createHotelbedsClient(
  origin: string,
  credentials: HotelbedsCredentials,
  callTimeoutMs: number,
  clock: Clock,
): HotelbedsClient {
  return {
    async call(method, path, signal, body) {
      const answer = await sendSupplyRequest(`${origin}/hotel-api/1.0${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'api-key': credentials.apiKey,
          'x-signature': signHotelbedsCall(credentials, clock.now()),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
      });
      if (answer.status === 401 || answer.status === 403) throw nameAccessError(answer);
      return answer;
    },
  };
}

/** A used-up quota and a wrong signature have the same status: only the gateway's header or words differ, and our own clock may be at fault. */
function nameAccessError({ status, headers, json }: SupplyAnswer): NotDoneError {
  const error = hotelbedsError.safeParse(json).data?.error;
  const words = typeof error === 'string' ? error : `${error?.code ?? ''} ${error?.message ?? ''}`;
  const text = `${headers.get('x-mashery-error-code') ?? ''} ${words}`.trim();
  const cause = /quota|limit|over[_ ](?:rate|qps)/i.test(text)
    ? 'the quota of calls is used up'
    : 'key, secret or the clock of this machine is wrong';
  return new NotDoneError(`Hotelbeds refuses the shop's access (${status} ${text}): ${cause}`);
}
