import { z } from 'zod';
import { link, picture, richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const interactivePopupSchema = z.strictObject({
  /** Name of the button. */
  shortText: words,
  fullText: richWords,
  image: z.strictObject({ url: picture, alt: words.exactOptional() }).exactOptional(),
  link: link.exactOptional(),
  linkText: words.exactOptional(),
});

/** A short sentence that opens a panel with the whole story (MOD-120 to MOD-124). */
export type InteractivePopupProps = PropsOf<typeof interactivePopupSchema>;
