import { browserTimeouts } from '../../defaults.ts';

/**
 * How long the server asks to wait before the same request is sent again, in milliseconds, at most `maxRetryAfterMs`. Null for every
 * other answer: a 503 with `Retry-After` alone says that the request was refused before anything was done.
 */
export function readRetryAfter({ status, headers }: Pick<Response, 'status' | 'headers'>): number | null {
  if (status !== 503) return null;
  const asked = headers.get('retry-after') ?? '';
  return /^\d+$/.test(asked) ? Math.min(Number(asked) * 1000, browserTimeouts.maxRetryAfterMs) : null;
}

/** Waits. @throws as soon as the signal is aborted, with its reason */
export function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const leave = () => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      done();
    }, milliseconds);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
