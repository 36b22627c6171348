/** MOD-050. */
export const LINKS_PER_COLUMN = 10;

/** Links in columns of ten (MOD-050). */
export function groupInColumns<Link>(links: readonly Link[]): readonly (readonly Link[])[] {
  const columns = Math.ceil(links.length / LINKS_PER_COLUMN);
  return Array.from({ length: columns }, (_, column) =>
    links.slice(column * LINKS_PER_COLUMN, (column + 1) * LINKS_PER_COLUMN),
  );
}
