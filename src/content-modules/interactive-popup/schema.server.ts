import { z } from 'zod';
import { link, picture, richWords, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { InteractivePopupProps } from './interactive-popup-props.ts';

export const interactivePopupSchema = z.strictObject({
  shortText: words,
  fullText: richWords,
  image: z.strictObject({ url: picture, alt: words.exactOptional() }).exactOptional(),
  link: link.exactOptional(),
  linkText: words.exactOptional(),
}) satisfies z.ZodType<Localised<InteractivePopupProps>>;
