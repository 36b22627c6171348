/** Rendered markup by printable keys, in UTF-8. */
export interface MarkupCache {
  find(key: string): Buffer | undefined;
  store(key: string, markup: Buffer): void;
}

/**
 * Creates a cache that drops the least recently used markup once it is full.
 * @param limitBytes of keys and markup together
 */
export function createMarkupCache(limitBytes: number): MarkupCache {
  const stored = new Map<string, Buffer>();
  let bytes = 0;
  const sizeOf = (key: string, markup: Buffer) => key.length + markup.length;

  function drop(key: string): void {
    const markup = stored.get(key);
    if (markup === undefined) return;
    stored.delete(key);
    bytes -= sizeOf(key, markup);
  }

  return {
    find(key) {
      const markup = stored.get(key);
      if (markup === undefined) return undefined;
      stored.delete(key);
      stored.set(key, markup);
      return markup;
    },
    store(key, markup) {
      drop(key);
      stored.set(key, markup);
      bytes += sizeOf(key, markup);
      for (const oldest of stored.keys()) {
        if (bytes <= limitBytes) return;
        drop(oldest);
      }
    },
  };
}
