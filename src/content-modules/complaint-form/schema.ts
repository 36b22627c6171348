import { z } from 'zod';
import { link, richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const complaintFormSchema = z.strictObject({
  title: words,
  copytext: richWords.exactOptional(),
  link: link.exactOptional(),
  linkText: words.exactOptional(),
  /** The link opens in a new tab. */
  isExternal: z.boolean().exactOptional(),
});

/** Where guests praise and complain (MOD-071, CONTACT-002 to CONTACT-005). */
export type ComplaintFormProps = PropsOf<typeof complaintFormSchema>;
