import { browserTimeouts } from '../../defaults.ts';

/**
 * What a call of the shop answers.
 * @param signal aborted when the caller no longer waits for it
 * @param body of a call that changes something, sent as JSON
 * @throws when it cannot be reached, takes too long or refuses: then the cause is the answer's status
 */
export async function fetchJson<Answer>(
  address: string,
  signal?: AbortSignal,
  body?: object,
): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.any([
      AbortSignal.timeout(browserTimeouts.fetchTimeoutMs),
      ...(signal ? [signal] : []),
    ]),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const { ok, status } = response;
  if (!ok) throw new Error(`${status} ${address.split('?', 1)[0]}`, { cause: status });
  return (await response.json()) as Answer;
}
