/** A bounded queue that serves clients in turn, so that one who brings much waits for its own work and not the others for it. */
export interface FairQueue<Item> {
  /**
   * Adds an item behind those of its client.
   * @returns the item that finds no place when the queue is full: the newest of the client that has most, or the given one
   */
  push(client: string, item: Item): Item | null;
  /** The next item: the clients take turns, each with its oldest. Undefined when nothing waits. */
  shift(): Item | undefined;
  /** Takes out everything. */
  drain(): Item[];
}

export function createFairQueue<Item>(limit: number): FairQueue<Item> {
  /** The client whose turn is next comes first; nobody is here without an item. */
  const lines = new Map<string, Item[]>();
  let size = 0;

  function add(client: string, item: Item): void {
    const line = lines.get(client);
    if (line === undefined) lines.set(client, [item]);
    else line.push(item);
    size += 1;
  }

  function findLongest(): Item[] {
    return [...lines.values()].reduce((longest, line) => (line.length > longest.length ? line : longest), []);
  }

  return {
    push(client, item) {
      if (size < limit) {
        add(client, item);
        return null;
      }
      const longest = findLongest();
      // Who would then have as much as the other takes no place from it.
      if (longest.length <= (lines.get(client)?.length ?? 0) + 1) return item;
      const dropped = longest.pop() ?? null;
      size -= 1;
      add(client, item);
      return dropped;
    },
    shift() {
      const [first] = lines;
      if (first === undefined) return undefined;
      const [client, line] = first;
      const item = line.shift();
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      size -= 1;
      return item;
    },
    drain() {
      const items = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return items;
    },
  };
}
