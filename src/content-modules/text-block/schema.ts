import { z } from 'zod';
import { link, picture, richLine, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const textBlockSchema = z.strictObject({
  /** The page's own heading (h1) instead of a section's; once per page, for pages without a hero. */
  isPageTitle: z.boolean().exactOptional(),
  /** Target of `#…` links. */
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .exactOptional(),
  kicker: words.exactOptional(),
  headline: words.exactOptional(),
  paragraphs: z.array(richLine),
  items: z.array(richLine).exactOptional(),
  /** Facts in a row, a big value over its label: '3 h 15' over 'Flug ab Frankfurt'. */
  facts: z
    .array(z.strictObject({ value: words, label: words }))
    .max(6)
    .exactOptional(),
  image: z.strictObject({ url: picture, alt: words.exactOptional() }).exactOptional(),
  /** Side of the picture on wide screens; left when not said. */
  imagePosition: z.enum(['left', 'right']).exactOptional(),
  buttonText: words.exactOptional(),
  link: link.exactOptional(),
  /** `quiet` is plain running text, `feature` a page's statement in the display type. */
  variant: z.enum(['quiet', 'feature']).exactOptional(),
});

/** A headline, paragraphs and a list, with an optional picture next to them (MOD-058, MOD-059). */
export type TextBlockProps = PropsOf<typeof textBlockSchema>;
