/** In how many places of a body still stands what modules begin with; in other languages nothing stands there yet. */
export function countSamples(value: unknown, sample: string): number {
  if (value === sample) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countSamples(inner, sample), 0);
}
