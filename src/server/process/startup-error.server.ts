import { printError } from './describe-errors.server.ts';

/**
 * The server cannot start (or go on) for a reason an operator can fix.
 * The message is one sentence for a terminal: it names the setting and the fix, and is printed without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** What a terminal shows for an error: the one sentence, or the stacks of it and its causes where it is a bug of ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return printError(error);
}
