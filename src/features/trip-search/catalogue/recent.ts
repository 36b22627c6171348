/** A cache of recent answers; concurrent callers share one request. */
export interface Recent<Key, Value> {
  find(key: Key, ask: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/**
 * Creates a cache that evicts the least recently used entry and does not cache failures.
 * @param limit maximum number of cached answers
 */
export function createRecent<Key, Value>(limit: number): Recent<Key, Value> {
  const kept = new Map<Key, Promise<Value>>();

  function keep(key: Key, answer: Promise<Value>): void {
    kept.delete(key);
    kept.set(key, answer);
    if (kept.size <= limit) return;
    for (const oldest of kept.keys()) {
      kept.delete(oldest);
      return;
    }
  }

  return {
    find(key, ask) {
      const known = kept.get(key);
      const answer = known ?? ask();
      keep(key, answer);
      if (known === undefined) {
        answer.catch(() => {
          if (kept.get(key) === answer) kept.delete(key);
        });
      }
      return answer;
    },
    clear: () => kept.clear(),
  };
}
