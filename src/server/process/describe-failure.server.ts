import { StartupError } from '../../settings/startup-error.ts';
import { printError } from './describe-errors.server.ts';

/** What a terminal shows for an error: the one sentence, or the stacks of it and its causes where it is a bug of ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return printError(error);
}
