import { createContext, type ReactNode, use } from 'react';

/** The server's memory of markup. */
export interface MarkupKeeper {
  /** What to render in place of a part: known markup takes its place later. */
  keep(of: object, part: string, children: ReactNode): ReactNode;
}

/** Null in the browser, where nothing is kept. */
export const MarkupKeeperContext = createContext<MarkupKeeper | null>(null);

export interface KeptProps {
  /** What the part shows: the same object for as long as it says the same, such as a hotel of the catalogue. */
  readonly of: object;
  /** Tells the parts of one object apart, and one part's looks for visitors of different choices. */
  readonly part: string;
  /** One or more elements; an element of a component costs nothing where the markup is known. */
  readonly children: ReactNode;
}

/**
 * A part of a page whose markup the server renders once for each object and then has at hand (ADR 0015); in the browser it
 * is its children and nothing else. What it shows may come from `of`, from what `part` names, and from the visit's brand,
 * locale and language alone: no other price, no search, no other choice of the visitor, no `useId`.
 */
export function Kept({ of, part, children }: KeptProps) {
  const keeper = use(MarkupKeeperContext);
  return keeper === null ? children : keeper.keep(of, part, children);
}
