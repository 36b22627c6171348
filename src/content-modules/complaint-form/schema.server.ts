import { z } from 'zod';
import { link, richWords, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { ComplaintFormProps } from './complaint-form-props.ts';

export const complaintFormSchema = z.strictObject({
  title: words,
  copytext: richWords.exactOptional(),
  link: link.exactOptional(),
  linkText: words.exactOptional(),
  isExternal: z.boolean().exactOptional(),
}) satisfies z.ZodType<Localised<ComplaintFormProps>>;
