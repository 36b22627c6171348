import { browserTimeouts } from '../defaults.ts';

/**
 * How a changing call went:
 * - `gone`: what it was about is not the visitor's any more, because the session is over
 * - `refused`: the server names why
 * - `lost`: no answer came in time, or none that could be read; it may have been done
 */
export type PostResult<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'gone' }
  | { readonly status: 'refused'; readonly code: string }
  | { readonly status: 'lost' };

/**
 * Posts JSON to a call of the shop. Never throws.
 * @param signal aborted when the caller no longer waits for the response, which then is `lost`
 */
export async function postJson<Answer>(
  address: string,
  body: unknown,
  signal: AbortSignal,
): Promise<PostResult<Answer>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(browserTimeouts.postTimeoutMs)]),
    });
    if (response.status === 404) return { status: 'gone' };
    if (response.ok) return { status: 'answered', answer: (await response.json()) as Answer };
    return response.status < 500 ? { status: 'refused', code: await readCode(response) } : { status: 'lost' };
  } catch {
    return { status: 'lost' };
  }
}

async function readCode(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error?: { code?: string } };
  return error?.code ?? 'technicalError';
}
