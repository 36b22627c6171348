/** The list with one item taken to another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
