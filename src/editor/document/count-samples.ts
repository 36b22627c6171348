/** Counts the places of a body that still hold the sample text of a new module; other languages have none yet. */
export function countSamples(value: unknown, sample: string): number {
  if (value === sample) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countSamples(inner, sample), 0);
}
