/** Milliseconds after which an answer is given up. */
const patience = 8_000;

/**
 * What a call of the shop answers.
 * @param signal aborted when nobody waits for it any more
 * @throws when it cannot be reached, takes too long or refuses
 */
export async function fetchAnswer<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!response.ok) throw new Error(`${address.split('?', 1)[0]} answered ${response.status}`);
  return (await response.json()) as Answer;
}
