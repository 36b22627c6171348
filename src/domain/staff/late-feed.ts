/** A feed of an operator that has stayed away for longer than usual. */
export interface LateFeed {
  /** Name of its files, digits written as #. */
  readonly feed: string;
  readonly last: Date;
  /** Time from one arrival to the next. */
  readonly usualMs: number;
}
