/** Marks what somebody still has to write. No text of a finished brand has them. */
export const gapMarks = ['⟦', '⟧'] as const;

/** The gaps of a text, without their marks, each once. */
export function findGaps(text: string): string[] {
  return [...new Set([...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, what = '']) => what))];
}
