/** What the double does wrong from now on; a test sets and clears the fields. Several may be set together. */
export interface BrevoFaults {
  /** Milliseconds before an answer. The work is done at once. */
  slowMs: number;
  /** Closes the connection without an answer and without doing the work. */
  reset: boolean;
  /** Answers 401, as for a key that was withdrawn. */
  unauthorized: boolean;
  /** Answers 429 with this many seconds in `Retry-After`. */
  tooManyRequestsRetryAfterSeconds: number | null;
  /** Answers 500, without doing the work or after it: the caller cannot know which. */
  serverError: 'before' | 'after' | null;
  /** Does the work and answers 2xx with a body that is no JSON. */
  malformedJson: boolean;
  /** Drops these attributes, in capitals, as if the account did not have them; `all` for each. */
  droppedAttributes: readonly string[] | 'all';
}

export function createBrevoFaults(): BrevoFaults {
  return {
    slowMs: 0,
    reset: false,
    unauthorized: false,
    tooManyRequestsRetryAfterSeconds: null,
    serverError: null,
    malformedJson: false,
    droppedAttributes: [],
  };
}
