import { listSearchWords, splitWords } from '../../../../domain/words/fold-text.ts';
import type { DestinationNode } from '../../../../trip-search/catalogue/destination-tree-schema.ts';

/** True where each typed word begins a word of one of the names (DEST-010, DEST-013); nothing typed fits every name. */
export function matchesKeyword(names: readonly string[], keyword: string): boolean {
  const typed = splitWords(keyword);
  return names.some((name) => {
    const words = listSearchWords(name);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** The part of the tree that fits: what is called so with all that lies in it, and what holds it. */
export function filterDestinations(
  nodes: readonly DestinationNode[],
  keyword: string,
): readonly DestinationNode[] {
  if (splitWords(keyword).length === 0) return nodes;
  return nodes.flatMap((node) => {
    if (matchesKeyword([node.name, ...(node.aliases ?? [])], keyword)) return node;
    const children = filterDestinations(node.children, keyword);
    return children.length === 0 ? [] : { ...node, children };
  });
}
