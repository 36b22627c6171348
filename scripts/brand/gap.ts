import type { LocalText } from '../../src/brands/brand.ts';

/** Marks what somebody still has to write. No text of a finished page has them. */
export const gapMarks = ['⟦', '⟧'] as const;

export const markGap = (what: string): string => `${gapMarks[0]}${what}${gapMarks[1]}`;

/** A gap in all five languages. */
export function markGaps(what: Required<LocalText>): Required<LocalText> {
  const { de, en, it, es, fr } = what;
  return { de: markGap(de), en: markGap(en), it: markGap(it), es: markGap(es), fr: markGap(fr) };
}

/** The gaps of a text, without their marks, each once. */
export function findGaps(text: string): string[] {
  return [...new Set([...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, what = '']) => what))];
}
