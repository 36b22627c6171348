/**
 * The server cannot start (or go on) for a reason an operator can fix.
 * The message is one sentence for a terminal: it names the setting and the fix, and is printed without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
