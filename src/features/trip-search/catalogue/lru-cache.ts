/** A cache of recent answers; concurrent callers share one request. */
export interface Recent<Key, Value> {
  find(key: Key, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/**
 * Creates a cache that evicts the least recently used entry and does not cache failures.
 * @param limit maximum number of cached answers
 */
export function createLruCache<Key, Value>(limit: number): Recent<Key, Value> {
  const entries = new Map<Key, Promise<Value>>();

  function keep(key: Key, answer: Promise<Value>): void {
    entries.delete(key);
    entries.set(key, answer);
    if (entries.size <= limit) return;
    for (const oldest of entries.keys()) {
      entries.delete(oldest);
      return;
    }
  }

  return {
    find(key, load) {
      const known = entries.get(key);
      const answer = known ?? load();
      keep(key, answer);
      if (known === undefined) {
        answer.catch(() => {
          if (entries.get(key) === answer) entries.delete(key);
        });
      }
      return answer;
    },
    clear: () => entries.clear(),
  };
}
