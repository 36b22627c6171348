/**
 * The browser behind a visit, as far as the server knows it again: by signed cookies that no script can read. They say
 * nothing about the person and never reach the page's data.
 */
export interface Visitor {
  /**
   * Valid for half a year; the visitor's stored data, such as favourites, belongs to it (FAV-008). Null until something
   * is stored.
   */
  readonly id: string | null;
  /** Known for three hours since it was last used (STORE-013); a checkout belongs to it (checkout X-092). Null until one is begun. */
  readonly session: string | null;
}

/** A visitor of whom nothing is known. */
export const unknownVisitor: Visitor = { id: null, session: null };
