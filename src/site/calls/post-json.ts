import { browserTimeouts } from '../../defaults.ts';
import { readRetryAfter, waitUnlessAborted } from './retry-after.ts';

/**
 * How a changing call went:
 * - `gone`: what it was about is not the visitor's any more, because the session is over
 * - `refused`: the server names why and has done nothing; `busy` where it still had no slot after the second try
 * - `lost`: no answer came in time, or none that could be read. `mayBeDone` is false when the server answered that it
 *   failed; without an answer the call may still be on its way
 */
export type PostResult<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'gone' }
  | { readonly status: 'refused'; readonly code: string }
  | { readonly status: 'lost'; readonly mayBeDone: boolean };

/** Answers of a proxy that could not read the server's. */
const gatewayFaults: readonly number[] = [502, 504];

/**
 * Posts JSON to a call of the shop. Never throws. What was refused under load has not been done: it is sent once more after the
 * `Retry-After` of the answer.
 * @param signal aborted when the caller no longer waits for the response, which then is `lost`
 */
export async function postJson<Answer>(
  address: string,
  body: unknown,
  signal: AbortSignal,
): Promise<PostResult<Answer>> {
  const send = () =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(browserTimeouts.postTimeoutMs)]),
    });
  try {
    let response = await send();
    const retryAfterMs = readRetryAfter(response);
    if (retryAfterMs !== null) {
      await waitUnlessAborted(retryAfterMs, signal);
      response = await send();
    }
    if (response.status === 404) return { status: 'gone' };
    if (response.ok) return { status: 'answered', answer: (await response.json()) as Answer };
    if (response.status < 500 || readRetryAfter(response) !== null)
      return { status: 'refused', code: await readCode(response) };
    return { status: 'lost', mayBeDone: gatewayFaults.includes(response.status) };
  } catch {
    return { status: 'lost', mayBeDone: true };
  }
}

async function readCode(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error?: { code?: string } };
  return error?.code ?? 'technicalError';
}
