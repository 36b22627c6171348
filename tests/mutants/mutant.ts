/** A deliberate error in a rule of bookings, payments, prices or the checkout: in one file a text is replaced by another. */
export interface Mutant {
  /** Path in `src`. */
  readonly file: string;
  /** Text that is in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** What is wrong then. */
  readonly what: string;
  /** Tests that should catch it, as paths in `src`; without them those of the file, see `testsOf`. */
  readonly tests?: readonly string[];
  /** Why no test can catch it, or why none needs to. */
  readonly survives?: string;
}
