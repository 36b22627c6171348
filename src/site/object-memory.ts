/** What was worked out for objects, each object's values told apart by a key. */
export interface ObjectMemory<Value> {
  find(of: object, key: string): Value | undefined;
  keep(of: object, key: string, value: Value): void;
}

type Kept<Value> = WeakMap<object, Map<string, Value>>;

/**
 * Keeps values for as long as their object lives and they have been asked for lately: what was not asked for since the
 * memory was last full is forgotten when it is full again.
 * @param room that values take; at most twice as much is held
 * @param sizeOf room that a value takes; each takes 1 unless given
 */
export function createObjectMemory<Value>(room: number, sizeOf = (_value: Value) => 1): ObjectMemory<Value> {
  let recent: Kept<Value> = new WeakMap();
  let older: Kept<Value> = new WeakMap();
  let size = 0;

  function keep(of: object, key: string, value: Value): void {
    if (size + sizeOf(value) > room) {
      older = recent;
      recent = new WeakMap();
      size = 0;
    }
    const known = recent.get(of);
    if (known === undefined) recent.set(of, new Map([[key, value]]));
    else known.set(key, value);
    size += sizeOf(value);
  }

  return {
    keep,
    find(of, key) {
      const value = recent.get(of)?.get(key);
      if (value !== undefined) return value;
      const earlier = older.get(of)?.get(key);
      if (earlier !== undefined) keep(of, key, earlier);
      return earlier;
    },
  };
}
