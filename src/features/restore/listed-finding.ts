import type { BookFinding } from './vendor-books.ts';

/** A difference as staff see it. */
export interface ListedFinding extends BookFinding {
  readonly id: string;
  readonly foundAt: Date;
  /** Null while it is open; nobody's name where a later comparison has ended it. */
  readonly settlement: { readonly at: Date; readonly by: string | null; readonly note: string } | null;
}
