import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { captchaSolveTimeoutMs } from '../../../../defaults.ts';

/**
 * Does the work of a challenge, off the main thread (Web Crypto), and returns the token to send. Null where it took too long.
 * @throws where the page is no secure context, or the challenge is none
 */
export async function solveChallenge(
  challenge: unknown,
  controller: AbortController,
): Promise<string | null> {
  const { parameters, signature } = challenge as Challenge;
  const given = { parameters, ...(signature === undefined ? {} : { signature }) };
  const solution = await solve({
    challenge: given,
    deriveKey,
    controller,
    timeout: captchaSolveTimeoutMs,
  });
  return solution === null ? null : btoa(JSON.stringify({ challenge: given, solution }));
}
