import { createHash } from 'node:crypto';
import type { Clock } from '../../../domain/time/clock.ts';
import { type SupplyAnswer, sendSupplyRequest } from '../../supply/vendor/send-supply-request.server.ts';

export interface HotelbedsCredentials {
  readonly apiKey: string;
  readonly secret: string;
}

export interface HotelbedsClient {
  /**
   * Sends one call.
   * @param path below `/hotel-api/1.0`
   * @returns answers below 500 other than 429
   * @throws UncertainSupplyError and NotDoneError as `sendSupplyRequest`
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
      return sendSupplyRequest(`${origin}/hotel-api/1.0${path}`, {
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
    },
  };
}
