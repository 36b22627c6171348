/**
 * One module placed by an editor on a page: its type and its props, texts already in the visitor's language.
 * Ids are unique on their page and stay the same over edits.
 */
export interface ModuleInstance {
  readonly type: string;
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Of the document that contains it; set for editors alone, for the link to the editor. */
  readonly documentId?: string;
  /** Its markup is on the page already and needs no React: the server omitted the props. */
  readonly isServed?: true;
}
