/** A payment that a booked trip waits for. */
export interface OpenPayment {
  /** Minor units. */
  readonly amount: number;
  /** The last day to pay, `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** The page that pays it; null where its link was made with a former secret: the next reminder has one that opens. */
  readonly path: string | null;
}
