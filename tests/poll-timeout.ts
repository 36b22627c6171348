/**
 * How long a test waits for what must come, in milliseconds: on a machine that does other things at the same time a second, which is
 * what `vi.waitFor` would wait, may pass without a turn.
 */
export const pollTimeout = { timeout: 10_000 };
