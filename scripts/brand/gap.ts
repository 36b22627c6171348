import type { LocalText } from '../../src/brands/brand.ts';
import { gapMarks } from '../../src/brands/find-gaps.ts';

export const markGap = (what: string): string => `${gapMarks[0]}${what}${gapMarks[1]}`;

/** A gap in all five languages. */
export function markGaps(what: Required<LocalText>): Required<LocalText> {
  const { de, en, it, es, fr } = what;
  return { de: markGap(de), en: markGap(en), it: markGap(it), es: markGap(es), fr: markGap(fr) };
}
