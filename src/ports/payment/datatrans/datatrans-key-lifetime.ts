/** Milliseconds. Datatrans forgets idempotency keys after an hour. */
export const datatransKeyLifetimeMs = 50 * 60_000;
