/**
 * One module placed by an editor on a page: its type and its props, texts already in the visitor's language.
 * Ids are unique on their page and stay the same over edits.
 */
export interface ModuleInstance {
  readonly type: string;
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Of the document it stands in; given to editors alone, who are led to it. */
  readonly documentId?: string;
  /** Its markup stands on the page already, and React has nothing to do in it: the props stayed with the server. */
  readonly isServed?: true;
}
