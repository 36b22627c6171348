import { z } from 'zod';
import { link, picture, richLine, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { TextBlockProps } from './text-block-props.ts';

export const textBlockSchema = z.strictObject({
  isPageTitle: z.boolean().exactOptional(),
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .exactOptional(),
  kicker: words.exactOptional(),
  headline: words.exactOptional(),
  paragraphs: z.array(richLine),
  items: z.array(richLine).exactOptional(),
  facts: z
    .array(z.strictObject({ value: words, label: words }))
    .max(6)
    .exactOptional(),
  image: z.strictObject({ url: picture, alt: words.exactOptional() }).exactOptional(),
  imagePosition: z.enum(['left', 'right']).exactOptional(),
  buttonText: words.exactOptional(),
  link: link.exactOptional(),
  variant: z.enum(['quiet', 'feature']).exactOptional(),
}) satisfies z.ZodType<Localised<TextBlockProps>>;
