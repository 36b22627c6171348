import { setTimeout as sleep } from 'node:timers/promises';
import { paymentPolicy } from '../../../defaults.ts';
import { UncertainOutcomeError } from './vendor-gateway.ts';

export interface VendorRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface VendorResponse {
  readonly status: number;
  readonly headers: Headers;
  /** What was answered as JSON; null where nothing was. */
  readonly json: unknown;
}

/**
 * Sends one request to a vendor. Retries while the vendor is busy with the same call (409 by the Idempotency-Key
 * draft), each time after twice the pause.
 * @throws UncertainOutcomeError for what leaves open whether the call was done: no answer, an answer of 500 or more, or one that cannot be read
 */
export async function sendVendorRequest(
  request: VendorRequest,
  isBusy: (answer: VendorResponse) => boolean,
): Promise<VendorResponse> {
  for (let pauseMs: number = paymentPolicy.busyRetryMs; ; pauseMs *= 2) {
    const answer = await exchange(request);
    if (answer.status >= 500) throw new UncertainOutcomeError(`Answer ${answer.status}`);
    if (!isBusy(answer)) return answer;
    await pause(pauseMs, request.signal);
  }
}

async function exchange({ url, method, headers, body, signal }: VendorRequest): Promise<VendorResponse> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    throw new UncertainOutcomeError('No answer, or none that makes sense', { cause: error });
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    throw new UncertainOutcomeError('The vendor is still busy', { cause: error });
  }
}
