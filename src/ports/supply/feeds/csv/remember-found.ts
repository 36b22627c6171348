/** A question whose answers are remembered once something was found; what is missing is asked for again. */
export function rememberFound<Key, Found>(find: (key: Key) => Promise<Found>): (key: Key) => Promise<Found> {
  const known = new Map<Key, Found>();
  return async (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const found = await find(key);
    if (found) known.set(key, found);
    return found;
  };
}
