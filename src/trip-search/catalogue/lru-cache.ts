/** A cache of recent answers; concurrent callers share one request. */
export interface Recent<Key, Value> {
  find(key: Key, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/**
 * Creates a cache that evicts the least recently used entry and does not cache failures.
 * @param limit maximum sum of the sizes of cached answers
 * @param sizeOf 1 or more; each answer counts 1 without it, and while it is awaited
 */
export function createLruCache<Key, Value>(
  limit: number,
  sizeOf: (value: Value) => number = () => 1,
): Recent<Key, Value> {
  const entries = new Map<Key, { readonly answer: Promise<Value>; size: number }>();
  let total = 0;

  function remove(key: Key): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function resize(key: Key, answer: Promise<Value>, size: number): void {
    const entry = entries.get(key);
    if (entry?.answer !== answer) return;
    // It would push out all others, and then itself.
    if (size > limit) {
      remove(key);
      return;
    }
    total += size - entry.size;
    entry.size = size;
    for (const oldest of entries.keys()) {
      if (total <= limit) return;
      remove(oldest);
    }
  }

  return {
    find(key, load) {
      const known = entries.get(key);
      if (known !== undefined) {
        entries.delete(key);
        entries.set(key, known);
        return known.answer;
      }
      const answer = load();
      entries.set(key, { answer, size: 0 });
      resize(key, answer, 1);
      answer.then(
        (value) => resize(key, answer, sizeOf(value)),
        () => {
          if (entries.get(key)?.answer === answer) remove(key);
        },
      );
      return answer;
    },
    clear() {
      entries.clear();
      total = 0;
    },
  };
}
