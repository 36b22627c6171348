/**
 * Milliseconds to wait after an attempt that failed or stayed without an answer.
 * @param attempts attempts made so far, 1 or more
 * @param delaysMs the wait after the first attempt, the second, …; the last one repeats
 */
export function retryDelayMs(attempts: number, delaysMs: readonly number[]): number {
  return delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? 0;
}
