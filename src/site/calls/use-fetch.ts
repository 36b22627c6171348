import { useEffect, useState } from 'react';
import { fetchJson } from './fetch-json.ts';

export interface FetchResult<Answer> {
  /** Null while it is loading, where it failed, and where there is no address. */
  readonly answer: Answer | null;
  readonly status: 'idle' | 'loading' | 'answered' | 'failed';
  /** Asks again after a failure. */
  readonly retry: () => void;
}

interface Settled<Answer> {
  readonly address: string;
  readonly attempt: number;
  readonly answer: Answer | null;
}

/**
 * Asks a call of the shop for as long as its answer is wanted; another address, or leaving, cancels the call before it.
 * @param address path and query of the call; null asks nothing
 * @param onAnswer hears each answer once; the last one given is used
 */
export function useFetch<Answer>(
  address: string | null,
  onAnswer?: (answer: Answer) => void,
): FetchResult<Answer> {
  const [settled, setSettled] = useState<Settled<Answer> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another listener is no reason to ask again
  useEffect(() => {
    if (address === null) return;
    const waiting = new AbortController();
    const settle = (answer: Answer | null) => {
      if (waiting.signal.aborted) return;
      setSettled({ address, attempt, answer });
      if (answer !== null) onAnswer?.(answer);
    };
    fetchJson<Answer>(address, waiting.signal).then(settle, () => settle(null));
    return () => waiting.abort();
  }, [address, attempt]);

  const isSettled = settled?.address === address && settled.attempt === attempt;
  const answer = isSettled ? settled.answer : null;
  return { answer, status: statusOf(address, isSettled, answer), retry: () => setAttempt(attempt + 1) };
}

function statusOf(
  address: string | null,
  isSettled: boolean,
  answer: unknown,
): FetchResult<unknown>['status'] {
  if (address === null) return 'idle';
  if (!isSettled) return 'loading';
  return answer === null ? 'failed' : 'answered';
}
