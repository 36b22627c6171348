import { staffPolicy } from '../../../defaults.ts';

/** Characters that are looked at: the estimate takes longer with each, and what is guessable is so by then. */
const estimatedLength = 64;

/**
 * True for a password that attackers try first: a common one, a word with a year, a row of keys, a repetition, or the person's own name or
 * address. Offline; the dictionary is loaded with the first question.
 * @param known texts that an attacker knows of the person
 */
export async function isGuessablePassword(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator();
  const { check } = await estimator;
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  return (
    check(password.slice(0, estimatedLength), ['Fernweh', ...words]).guesses < staffPolicy.minPasswordGuesses
  );
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const factory = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
  return { check: (password: string, words: string[]) => factory.check(password, words) };
}
