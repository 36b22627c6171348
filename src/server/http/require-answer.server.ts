import type { Outcome } from '../../site/outcome.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { HttpError, unavailable } from './http-error.server.ts';

/**
 * Answers 503 with `retry-after` while what a call asks for is still being read.
 * @throws HttpError 503
 */
export async function or503WhileUnready<Answer>(respond: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    throw unavailable('Holidays cannot be searched yet. Please try again in a moment.');
  }
}

/**
 * The value of an outcome.
 * @throws HttpError 404 for what does not exist, 400 with the faults of each parameter
 */
export function requireAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.value;
  if (outcome.reason === 'not-found')
    throw new HttpError(404, 'not-found', `There is no such ${outcome.what}.`);
  const problems = Object.entries(outcome.problems).filter(([, problem]) => problem !== undefined);
  throw new HttpError(400, 'invalid-input', 'The querystring of the request is not valid.', {
    fields: Object.fromEntries(problems) as Record<string, string>,
  });
}
